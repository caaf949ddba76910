import type { ReactNode } from 'react';
import * as classes from './legal-sections.module.css';

interface Props {
  /** The accessible name of the table of contents. */
  contents: string;
  /** Returns a text as markup, with its links. */
  shown: (text: string) => ReactNode;
  sections: readonly { heading: string; paragraphs: readonly string[]; list: readonly string[] }[];
}

/** Numbered sections with a table of contents beside them. */
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
