import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { hubs, lanes, type HubPort } from '../../facts/hubs.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { paperAt } from '../../pages.ts';
import { Drawing } from '../shared/drawing.tsx';
import * as classes from './network.module.css';

export function Network() {
  const t = useCopy('home');
  const name = (port: HubPort) => t(`hubs.${port}.name`);
  return (
    <Section id="network" title={t('network.title')} lead={t('network.lead')} paper={paperAt('/geography')}>
      <div className={classes.network}>
        <figure>
          <Drawing name="network" form="square" label={t('network.mapLabel')} />
          <figcaption>
            <span className={classes.caption}>{t('network.lanes')}</span>
            <ul className={classes.lanes}>
              {lanes.map(([from, to]) => (
                <li key={`${from} ${to}`}>{t('network.lane', { from: name(from), to: name(to) })}</li>
              ))}
            </ul>
          </figcaption>
        </figure>
        <ul className={classes.hubs}>
          {hubs.map(({ port, region }) => (
            <li key={port} data-hub={port}>
              <span className={classes.code} aria-hidden>
                {port}
              </span>
              <div>
                <h3>
                  <Link to="/geography" hash={region}>
                    {name(port)}
                  </Link>
                </h3>
                <p>{t(`hubs.${port}.location`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
