import { Section } from '../../components/section.tsx';
import { regionOrder, regionPapers, regions } from '../../facts/regions.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';
import { RegionMap } from './region-map.tsx';
import * as classes from './regions.module.css';

export function Regions() {
  const t = useCopy('geography');
  const places = useCopy('places');
  return (
    <Section id="regions" title={t('regionsTitle')}>
      <RegionMap />
      <ul className={classes.regions}>
        {regionOrder.map((region) => {
          const highlights = t(`regions.${region}.highlights`, { returnObjects: true });
          const shown = explained(highlights);
          return (
            <li key={region} data-paper={regionPapers[region]}>
              <h3 id={region}>{t(`regions.${region}.title`)}</h3>
              <div>
                <h4>{t('highlightsTitle')}</h4>
                <ul className={classes.highlights}>
                  {highlights.map((highlight, index) => (
                    <li key={highlight}>{shown[index]}</li>
                  ))}
                </ul>
              </div>
              <div>
                <h4>{t('countriesTitle')}</h4>
                <ul className={classes.countries}>
                  {regions[region].map((country) => (
                    <li key={country}>{places(`countries.${country}`)}</li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
