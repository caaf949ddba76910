import { VisuallyHidden } from '@mantine/core';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActionLink } from '../components/action-link';
import { pathIn } from '../i18n/path-in';
import classes from './show-all.module.css';

interface Props<T> {
  items: readonly T[];
  previewCount: number;
  /** The page that lists them all: where the link leads until a script runs, and whose words say the rest. */
  to: '/industries' | '/services';
  label: string;
  /** What a screen reader hears when the rest has come. */
  announcement: string;
  children: (items: readonly T[]) => ReactNode;
}

/**
 * The first few of a list, then the rest in place; focus goes to the first of the new ones. A page carries only what it shows
 * of the list, so the rest comes when it is asked for.
 */
export function ShowAll<T>({ items, previewCount, to, label, announcement, children }: Props<T>) {
  const { bring, language } = useRouteContext({ from: '__root__' });
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (all) list.current?.querySelectorAll<HTMLElement>('li a')[previewCount]?.focus();
  }, [all, previewCount]);
  return (
    <>
      <div ref={list}>{children(all ? items : items.slice(0, previewCount))}</div>
      <VisuallyHidden role="status">{all && announcement}</VisuallyHidden>
      {!all && (
        <p className={classes.more}>
          <ActionLink
            to={to}
            look="outline"
            data-wakes
            onClick={async (event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              await bring(pathIn(language, to), false);
              setAll(true);
            }}
          >
            {label}
          </ActionLink>
        </p>
      )}
    </>
  );
}
