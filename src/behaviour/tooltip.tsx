import { Tooltip as MantineTooltip } from '@mantine/core';
import tooltipCss from '@mantine/core/styles/Tooltip.layer.css?inline';
import { useEffect, useId } from 'react';
import { addLateStyle } from './late-style.ts';
import * as classes from './tooltip.module.css';

addLateStyle(tooltipCss);

export interface TooltipProps {
  term: HTMLElement;
}

/**
 * Moves a term's text from `title` to `data-term` and `aria-description`: the browser then shows no tooltip of its own, but screen readers
 * still read the text.
 */
export function takeOver(term: HTMLElement) {
  if (!term.title) return;
  term.dataset.term = term.ariaDescription = term.title;
  term.removeAttribute('title');
}

export function Tooltip({ term }: TooltipProps) {
  const id = useId();
  const [name, meaning] = (term.title || term.dataset.term!).split('\n');
  useEffect(() => {
    takeOver(term);
    term.setAttribute('aria-describedby', id);
    return () => term.removeAttribute('aria-describedby');
  }, [term, id]);
  return (
    <MantineTooltip
      key={term.textContent}
      opened
      interactive
      target={term}
      // A direct child of `body` would be outside all landmarks.
      portalProps={{ target: '#main' }}
      position="top-start"
      offset={4}
      transitionProps={{ duration: 0 }}
      className={classes.tip}
      // A press on the text would take the focus from the term, and so close the tooltip.
      onMouseDown={(event) => event.preventDefault()}
      zIndex={40}
      label={
        <span id={id}>
          <strong>{name}</strong>
          {meaning}
        </span>
      }
    />
  );
}
