import { explained } from './explained.tsx';
import classes from './written-text.module.css';

interface Props {
  /** The id of the element with the text, for its copy button. */
  id: string;
  summary: string;
  /** Plain text, with an empty line between paragraphs. */
  text: string;
  /** Whether it is printed, on a sheet of its own. */
  isPrinted?: boolean;
}

/** The text that a button copies, readable and selectable without script. */
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
