import { regionOrder, regionPapers } from '../../facts/regions.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';
import * as classes from './region-map.module.css';

/** The five regions on a map, numbered like the links beside it. */
export function RegionMap() {
  const t = useCopy('geography');
  return (
    <div className={classes.regions}>
      <ol className={classes.list}>
        {regionOrder.map((region) => (
          <li key={region} data-paper={regionPapers[region]}>
            <a href={`#${region}`}>{t(`regions.${region}.title`)}</a>
          </li>
        ))}
      </ol>
      <div className={classes.disc}>
        <Drawing name="regions" form="square" />
      </div>
    </div>
  );
}
