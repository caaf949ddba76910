import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { RulerBar } from '../../components/ruler.tsx';
import { industries, industrySlugs, longestLeadTimeDays } from '../../facts/industries.ts';
import type { Industry } from '../../facts/industry.ts';
import { useCopy, useCards } from '../../i18n/use-copy.ts';
import * as classes from './lead-time-comparison.module.css';

/** The lead times of all industries, as a table with a bar for each on a common scale. */
export function LeadTimeComparison() {
  const t = useCopy('industries');
  const labels = useCopy('industry');
  const card = useCards('industries');
  const rows = industrySlugs.flatMap((slug) => {
    const industry: Industry = industries[slug];
    if (industry.kind === 'machinery') return [];
    return industry.leadTimes.map(({ of, days }, index) => ({ slug, of, days, rows: index === 0 ? industry.leadTimes.length : 0 }));
  });
  return (
    <Section id="lead-times" title={t('compareTitle')} lead={t('compareLead')}>
      <table className={classes.table} aria-labelledby="lead-times">
        <thead>
          <tr>
            <th scope="col">{labels('compare.industry')}</th>
            <th scope="col">{labels('compare.goods')}</th>
            <th scope="col">{labels('compare.days')}</th>
            <th scope="col" aria-hidden>
              <span>{labels('scaleFrom')}</span>
              <span>{labels('scaleTo')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, of, days: [from, to], rows: spanned }) => (
            <tr key={`${slug} ${of}`}>
              {spanned > 0 && (
                <th scope="row" rowSpan={spanned}>
                  <Link to="/industries/$slug" params={{ slug }}>
                    {card(slug).title}
                  </Link>
                </th>
              )}
              <td>{labels(`leadTimeOf.${of}`)}</td>
              <td className={classes.days}>{labels('days', { from, to })}</td>
              <td aria-hidden>
                <RulerBar scaleTo={longestLeadTimeDays} from={from} to={to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
