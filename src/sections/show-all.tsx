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

/** The lists that are shown whole, by their page: come back to in this document, they are as long as they were left. */
const shown = new Set<string>();

/**
 * The first few of a list, then the rest in place; focus goes to the first of the new ones. A page carries only what it shows
 * of the list, so the rest comes when it is asked for.
 */
export function ShowAll<T>({ items, previewCount, to, label, announcement, children }: Props<T>) {
  const { bring, language } = useRouteContext({ from: '__root__' });
  const [pressed, setPressed] = useState(false);
  const all = pressed || shown.has(to);
  const list = useRef<HTMLDivElement>(null);
  const [here] = useState(() => new AbortController());
  useEffect(() => () => here.abort(), [here]);
  useEffect(() => {
    if (pressed) list.current?.querySelectorAll<HTMLElement>('li a')[previewCount]?.focus();
  }, [pressed, previewCount]);
  return (
    <>
      <div ref={list}>{children(all ? items : items.slice(0, previewCount))}</div>
      <VisuallyHidden role="status">{pressed && announcement}</VisuallyHidden>
      {!all && (
        <p className={classes.more}>
          <ActionLink
            to={to}
            look="outline"
            data-wakes
            onClick={async (event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              try {
                await bring(pathIn(language, to), { preload: false, signal: here.signal });
              } catch {
                // The visitor has left the page meanwhile.
                return;
              }
              shown.add(to);
              setPressed(true);
            }}
          >
            {label}
          </ActionLink>
        </p>
      )}
    </>
  );
}
