import { Container } from '@mantine/core';
import { ActionAnchor, ActionLink } from '../../components/action-link.tsx';
import { useRendered } from '../../behaviour/use-rendered.ts';
import { figures } from '../../facts/figures.ts';
import { mapHeight, mapWidth } from '../../facts/map.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import classes from './home-hero.module.css';
import { useMail } from '../shared/use-mail.ts';

export function HomeHero() {
  const t = useCopy('home');
  const common = useCopy('common');
  const mail = useMail();
  useRendered();
  const numbers = [
    { value: `${figures.countriesHome}+`, label: t('figures.countries') },
    { value: `${figures.sectors}+`, label: t('figures.sectors') },
    { value: t('figures.quoteValue'), label: t('figures.quote') },
    { value: figures.timezone, label: t('figures.timezone') },
  ];
  return (
    <div className={classes.hero}>
      <Container className={classes.inner}>
        <h1>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <p className={classes.actions}>
          <ActionAnchor href={mail.rfq(null)}>{common('quote')}</ActionAnchor>
          <ActionLink to="/services" look="outline">
            {t('servicesLink')}
          </ActionLink>
        </p>
        <dl className={classes.figures}>
          {numbers.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
      {/* The map of Global Network below, large and quiet, with the lanes further in. */}
      <svg className={classes.map} viewBox={`50 0 ${mapWidth} ${mapHeight}`} aria-hidden preserveAspectRatio="xMidYMid slice">
        <use href="#lanes-map" />
      </svg>
    </div>
  );
}
