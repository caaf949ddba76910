import { explained } from './explained.tsx';
import classes from './written-text.module.css';

interface Props {
  /** Of the element that holds the text, for the button that copies it. */
  id: string;
  summary: string;
  /** Plain text, with an empty line between its paragraphs. */
  text: string;
  /** Printed on a sheet of its own. */
  isPrinted?: boolean;
}

/** A text that a button copies, to be read and selected without any script. */
export function WrittenText({ id, summary, text, isPrinted }: Props) {
  const paragraphs = text.split('\n\n');
  return (
    <details id={`${id}-details`} className={classes.written} data-printed={isPrinted}>
      <summary>{summary}</summary>
      <div id={id}>
        {explained(paragraphs).map((paragraph, index) => (
          <p key={paragraphs[index]}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
