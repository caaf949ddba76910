import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import actionClasses from '../../components/action-link.module.css';
import { ActionLink } from '../../components/action-link.tsx';
import { mark } from '../../contract.ts';
import classes from './show-all.module.css';

interface Props {
  /** The id of the list. */
  list: string;
  /** The page that lists them all: where the link leads that stands here without script. */
  to: '/industries' | '/services';
  label: string;
  /** What a screen reader hears when the rest is shown. */
  announcement: string;
}

/** Shows the rest of a list in place: a button, which the page script answers; a link to the whole list where no script runs. */
export function ShowAll({ list, to, label, announcement }: Props) {
  return (
    <>
      {/* The page script may have written into it before React comes. */}
      <VisuallyHidden role="status" id={`${list}-shown`} data-words={announcement} suppressHydrationWarning>
        {' '}
      </VisuallyHidden>
      <p className={classes.more}>
        <UnstyledButton unstyled className={actionClasses.action} data-look="outline" {...mark.showAll(list)} {...mark.scripted()}>
          {label}
        </UnstyledButton>
        <ActionLink to={to} look="outline" {...mark.unscripted()}>
          {label}
        </ActionLink>
      </p>
    </>
  );
}
