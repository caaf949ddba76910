import { HeroFrame } from '../components/hero-frame';
import type { IndustrySlug } from '../facts/industries';
import { useIndustryCopy } from '../i18n/use-copy';
import { Breadcrumb } from './breadcrumb';
import { explainedText } from './explained';
import classes from './industry-hero.module.css';
import { Pictogram } from './pictogram';
import { industryPictograms } from '../theme/pictogram-names';

export function IndustryHero({ slug }: { slug: IndustrySlug }) {
  const t = useIndustryCopy(slug);
  return (
    <HeroFrame
      path={<Breadcrumb section="industries" />}
      title={t('title')}
      intro={explainedText(t('intro'))}
      aside={<Pictogram name={industryPictograms[slug]} stroke={0.4} className={classes.pictogram} />}
    />
  );
}
