import { VisuallyHidden } from '@mantine/core';
import { ActionButton, ActionLink } from '../../components/action-link.tsx';
import { attributes } from '../../contract.ts';
import * as classes from './show-all.module.css';

interface Props {
  list: string;
  /** The index page, to which the link leads that is shown without script. */
  to: '/industries' | '/services';
  label: string;
  /** Announced to screen readers when the rest is shown. */
  announcement: string;
}

/** Expands a list in place (section 16): a button handled by the page script, or without script a link to the index. */
export function ShowAll({ list, to, label, announcement }: Props) {
  return (
    <>
      {/* The page script may write into it before hydration. */}
      <VisuallyHidden role="status" {...attributes.shown(list, announcement)} suppressHydrationWarning>
        {' '}
      </VisuallyHidden>
      <p className={classes.more}>
        <ActionButton {...attributes.showAll(list)} {...attributes.scripted()}>
          {label}
        </ActionButton>
        <ActionLink to={to} look="outline" {...attributes.unscripted()}>
          {label}
        </ActionLink>
      </p>
    </>
  );
}
