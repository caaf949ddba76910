import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActionLink } from '../components/action-link';
import classes from './show-all.module.css';

interface Props<T> {
  items: readonly T[];
  previewCount: number;
  /** The page that lists them all: where the link leads until a script runs. */
  to: '/industries' | '/services';
  label: string;
  /** What a screen reader hears when the rest has come. */
  announcement: string;
  children: (items: readonly T[]) => ReactNode;
}

/** The first few of a list, then the rest in place; focus goes to the first of the new ones. */
export function ShowAll<T>({ items, previewCount, to, label, announcement, children }: Props<T>) {
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
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
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
