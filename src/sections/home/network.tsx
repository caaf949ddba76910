import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { hubs } from '../../facts/hubs.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import classes from './network.module.css';
import { WorldMap } from './world-map.tsx';

export function Network() {
  const t = useCopy('home');
  return (
    <Section id="network" title={t('network.title')} lead={t('network.lead')}>
      <div className={classes.network}>
        <WorldMap label={t('network.mapLabel')} />
        <ul className={classes.hubs}>
          {hubs.map(({ port, region }) => (
            <li key={port} data-hub={port}>
              <span className={classes.code}>{port}</span>
              <h3>
                <Link to="/geography" hash={region}>
                  {t(`hubs.${port}.name`)}
                </Link>
              </h3>
              <p>{t(`hubs.${port}.location`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
