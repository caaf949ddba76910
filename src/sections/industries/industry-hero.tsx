import { HeroFrame } from '../../components/hero-frame.tsx';
import type { IndustrySlug } from '../../facts/industries.ts';
import { useIndustryCopy } from '../../i18n/use-copy.ts';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { explainedText } from '../shared/explained.tsx';
import classes from './industry-hero.module.css';
import { Pictogram } from '../shared/pictogram.tsx';
import { industryPictograms } from '../../theme/pictogram-names.ts';

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
