import { UnstyledButton } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import * as classes from './action-link.module.css';
import { currentLink } from './link.tsx';

interface Look {
  /** At most one `signal` on a screen: the main action. */
  look?: 'signal' | 'outline' | 'on-band';
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  ref?: Ref<HTMLAnchorElement>;
}

const classesWith = (own?: string) => (own ? `${classes.action} ${own}` : classes.action);

/** A link styled as a button, for what the router does not handle: a mail link or a fragment. */
export function ActionAnchor({ look = 'signal', className, ...anchor }: Props) {
  return <UnstyledButton component="a" unstyled className={classesWith(className)} data-look={look} {...anchor} />;
}

/** The same for a page of the site, handled by the router. */
const RouterActionLink = createLink(ActionAnchor);

export const ActionLink = ((props) => <RouterActionLink {...currentLink} {...props} />) as typeof RouterActionLink;

/** A button of the same look. */
export function ActionButton({ look = 'outline', className, ...button }: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <UnstyledButton unstyled className={classesWith(className)} data-look={look} {...button} />;
}
