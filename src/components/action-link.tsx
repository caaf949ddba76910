import { UnstyledButton } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './action-link.module.css';
import { currentLink } from './link.tsx';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** One `signal` on a screen: the thing to press. */
  look?: 'signal' | 'outline' | 'on-band';
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for what the router does not follow: a mail link, or a place in the page. */
export function ActionAnchor({ look = 'signal', className, ...anchor }: Props) {
  return (
    <UnstyledButton
      component="a"
      unstyled
      className={className ? `${classes.action} ${className}` : classes.action}
      data-look={look}
      {...anchor}
    />
  );
}

/** The same for a page of the site. */
const RouterActionLink = createLink(ActionAnchor);

export const ActionLink = ((props) => <RouterActionLink {...currentLink} {...props} />) as typeof RouterActionLink;
