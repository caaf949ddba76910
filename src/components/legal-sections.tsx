import type { ReactNode } from 'react';
import classes from './legal-sections.module.css';

interface Props {
  /** The name of the list of sections. */
  contents: string;
  /** A text as it is shown. */
  shown: (text: string) => ReactNode;
  sections: readonly { heading: string; paragraphs: readonly string[]; list: readonly string[] }[];
}

/** Numbered sections with a list of them in the rail. */
export function LegalSections({ contents, shown, sections }: Props) {
  return (
    <div className={classes.frame}>
      <nav aria-label={contents} className={classes.contents}>
        <ol>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#section-${index + 1}`}>{`${index + 1}. ${heading}`}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.sections}>
        {sections.map(({ heading, paragraphs, list }, index) => (
          <section key={heading} aria-labelledby={`section-${index + 1}`}>
            <h2 id={`section-${index + 1}`}>{`${index + 1}. ${heading}`}</h2>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{shown(paragraph)}</p>
              ))}
              {list.length > 0 && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{shown(item)}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
