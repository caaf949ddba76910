import { UnstyledButton } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './action-link.module.css';
import { currentLink } from './link.tsx';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** At most one `signal` on a screen: the main action. */
  look?: 'signal' | 'outline' | 'on-band';
  ref?: Ref<HTMLAnchorElement>;
}

/** A link styled as a button, for what the router does not handle: a mail link or a fragment. */
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

/** The same for a page of the site, handled by the router. */
const RouterActionLink = createLink(ActionAnchor);

export const ActionLink = ((props) => <RouterActionLink {...currentLink} {...props} />) as typeof RouterActionLink;
