import { Rulers } from '../../components/ruler.tsx';
import { Section } from '../../components/section.tsx';
import { longestLeadTimeDays, type IndustrySlug } from '../../facts/industries.ts';
import type { HubsIndustry, RoutesIndustry } from '../../facts/industry.ts';
import { useCopy, useIndustryCopy } from '../../i18n/use-copy.ts';
import { explainedText } from '../shared/explained.tsx';
import { IncotermTable } from './incoterm-table.tsx';
import * as classes from './typical-terms.module.css';

interface Props {
  slug: IndustrySlug;
  terms: RoutesIndustry | HubsIndustry;
}

/** Laid out like the terms of a quotation: a label, the terms, and a note. */
export function TypicalTerms({ slug, terms }: Props) {
  const t = useIndustryCopy(slug);
  const labels = useCopy('industry');
  const places = useCopy('places');
  return (
    <Section id="terms" title={labels('terms')}>
      <div className={classes.sheet}>
        <div className={classes.row}>
          <h3 id="incoterms">{labels('incoterms')}</h3>
          <IncotermTable codes={terms.incoterms} />
          <p>{t('notes.incoterms')}</p>
        </div>
        <div className={classes.row}>
          <h3>{labels('leadTimes')}</h3>
          <Rulers
            scaleTo={longestLeadTimeDays}
            ends={[labels('scaleFrom'), labels('scaleTo')]}
            ranges={terms.leadTimes.map(({ of, days: [from, to] }) => ({
              key: of,
              from,
              to,
              label: terms.leadTimes.length > 1 ? labels(`leadTimeOf.${of}`) : undefined,
              text: labels('days', { from, to }),
            }))}
          />
          <p>{labels('leadTimesBasis', { to: labels(`leadTimesTo.${terms.leadTimesTo}`) })}</p>
          <p>{t('notes.leadTimes')}</p>
        </div>
        <div className={classes.row}>
          <h3>{labels(terms.kind)}</h3>
          <ul className={classes.routes}>
            {terms.kind === 'hubs'
              ? terms.hubs.map((port) => (
                  <li key={port}>
                    <span>{places(`ports.${port}`)}</span>
                    <span className={classes.code} aria-hidden>
                      {port}
                    </span>
                  </li>
                ))
              : terms.routes.map(([from, to]) => (
                  <li key={from + to}>
                    <span>{labels('route', { from: places(`ports.${from}`), to: places(`ports.${to}`) })}</span>
                    <span className={classes.code} aria-hidden>
                      {`${from} `}
                      <span>→</span>
                      {` ${to}`}
                    </span>
                  </li>
                ))}
          </ul>
          <p>{explainedText(t('notes.routes'))}</p>
        </div>
      </div>
    </Section>
  );
}
