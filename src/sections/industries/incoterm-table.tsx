import { PassingBar } from '../../components/passing-bar.tsx';
import { Phrased } from '../../components/phrased.tsx';
import { passing, passingPoints, type Incoterm, type PassingPoint } from '../../facts/incoterms.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import * as classes from './incoterm-table.module.css';
import { Term } from '../shared/term.tsx';

/** A table of Incoterms with the points where cost and risk pass, as text and as bars. */
export function IncotermTable({ codes }: { codes: readonly Incoterm[] }) {
  const t = useCopy('terms');
  const place = (point: PassingPoint) => t(`points.${point}`);
  const upTo = (code: Incoterm, cost: PassingPoint) =>
    'insured' in passing[code] ? t('figure.insured', { place: place(cost) }) : place(cost);
  const rank = (point: PassingPoint) => passingPoints.indexOf(point);
  return (
    <>
      <table className={classes.table} aria-labelledby="incoterms">
        <thead>
          <tr>
            <th scope="col">{t('figure.term')}</th>
            <th scope="col">{t('figure.cost')}</th>
            <th scope="col">{t('figure.risk')}</th>
            <th scope="col" aria-hidden>
              <span>{t('figure.seller')}</span>
              <span>{t('figure.buyer')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => {
            const { cost, risk } = passing[code];
            return (
              <tr key={code}>
                <th scope="row">
                  <Term code={code} /> <span className={classes.name}>{t(`incoterms.${code}.name`)}</span>
                </th>
                <td data-label={t('figure.cost')}>
                  <Phrased>{upTo(code, cost)}</Phrased>
                </td>
                <td data-label={t('figure.risk')}>{place(risk)}</td>
                <td aria-hidden>
                  <PassingBar points={passingPoints.length} cost={rank(cost)} risk={rank(risk)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <small className={classes.name}>
        <Phrased>{t('figure.key')}</Phrased>
      </small>
    </>
  );
}
