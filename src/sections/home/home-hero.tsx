import { ActionAnchor, ActionLink } from '../../components/action-link.tsx';
import { FieldBoxes } from '../../components/field-boxes.tsx';
import { Hero } from '../../components/hero.tsx';
import { useRendered } from '../../behaviour/use-rendered.ts';
import { figures } from '../../facts/figures.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { useSign } from '../../i18n/use-sign.ts';
import { Drawing } from '../shared/drawing.tsx';
import { useMail } from '../shared/use-mail.ts';
import * as classes from './home-hero.module.css';

export function HomeHero() {
  const t = useCopy('home');
  const common = useCopy('common');
  const mail = useMail();
  useRendered();
  return (
    <Hero
      form="home"
      sign={useSign()}
      title={t('title')}
      intro={t('lead')}
      drawing={
        <div className={classes.chart}>
          <Drawing name="harbour" form="cover" />
        </div>
      }
      fields={
        <FieldBoxes
          size="figure"
          fields={[
            { value: `${figures.countriesHome}+`, label: t('figures.countries') },
            { value: `${figures.sectors}+`, label: t('figures.sectors') },
            { value: t('figures.quoteValue'), label: t('figures.quote') },
            { value: figures.timezone, label: t('figures.timezone') },
          ]}
        />
      }
    >
      <ActionAnchor href={mail.rfq(null)}>{common('quote')}</ActionAnchor>
      <ActionLink to="/services" look="outline">
        {t('servicesLink')}
      </ActionLink>
    </Hero>
  );
}
