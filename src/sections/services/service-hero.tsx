import { HeroFrame } from '../../components/hero-frame.tsx';
import type { ServiceSlug } from '../../facts/services.ts';
import { useServiceCopy } from '../../i18n/use-copy.ts';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { explainedText } from '../shared/explained.tsx';
import classes from '../industries/industry-hero.module.css';
import { Pictogram } from '../shared/pictogram.tsx';
import { servicePictograms } from '../../theme/pictogram-names.ts';

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
