import { HeroFrame } from '../components/hero-frame';
import type { ServiceSlug } from '../facts/services';
import { useServiceCopy } from '../i18n/use-copy';
import { Breadcrumb } from './breadcrumb';
import { explainedText } from './explained';
import classes from './industry-hero.module.css';
import { serviceIcons } from './service-icons';

export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  const t = useServiceCopy(slug);
  const Icon = serviceIcons[slug];
  return (
    <HeroFrame
      path={<Breadcrumb section="services" />}
      title={t('title')}
      intro={explainedText(t('intro'))}
      aside={<Icon className={classes.pictogram} stroke={0.4} aria-hidden />}
    />
  );
}
