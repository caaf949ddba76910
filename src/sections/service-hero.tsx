import { HeroFrame } from '../components/hero-frame';
import type { ServiceSlug } from '../facts/services';
import { useServiceCopy } from '../i18n/use-copy';
import { Breadcrumb } from './breadcrumb';
import { explainedText } from './explained';
import classes from './industry-hero.module.css';
import { Pictogram } from './pictogram';
import { servicePictograms } from '../theme/pictogram-names';

export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  const t = useServiceCopy(slug);
  return (
    <HeroFrame
      path={<Breadcrumb section="services" />}
      title={t('title')}
      intro={explainedText(t('intro'))}
      aside={<Pictogram name={servicePictograms[slug]} stroke={0.4} className={classes.pictogram} />}
    />
  );
}
