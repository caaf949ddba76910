import { VisuallyHidden } from '@mantine/core';
import { explained } from './explained.tsx';
import * as classes from './written-text.module.css';

interface Props {
  /** The id of the element with the text, for its copy button. */
  id: string;
  summary: string;
  /** Whose text it is: distinguishes the summary for screen readers from others with the same words. */
  of?: string;
  /** Plain text, with an empty line between paragraphs. */
  text: string;
  /** Whether it is printed, on a sheet of its own. */
  isPrinted?: boolean;
}

/** The text that a button copies, readable and selectable without script. */
export function WrittenText({ id, summary, of, text, isPrinted }: Props) {
  const paragraphs = text.split('\n\n');
  return (
    <details id={`${id}-details`} className={classes.written} data-printed={isPrinted}>
      <summary>
        {summary}
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </summary>
      <div id={id}>
        {explained(paragraphs).map((paragraph, index) => (
          <p key={paragraphs[index]}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
