import { HeroFrame } from '../components/hero-frame';
import type { IndustrySlug } from '../facts/industries';
import { useIndustryCopy } from '../i18n/use-copy';
import { Breadcrumb } from './breadcrumb';
import { explainedText } from './explained';
import classes from './industry-hero.module.css';
import { industryIcons } from './industry-icons';

export function IndustryHero({ slug }: { slug: IndustrySlug }) {
  const t = useIndustryCopy(slug);
  const Icon = industryIcons[slug];
  return (
    <HeroFrame
      path={<Breadcrumb section="industries" />}
      title={t('title')}
      intro={explainedText(t('intro'))}
      aside={<Icon className={classes.pictogram} stroke={0.4} aria-hidden />}
    />
  );
}
