import { Hero } from '../../components/hero.tsx';
import type { ServiceSlug } from '../../facts/services.ts';
import { useServiceCopy } from '../../i18n/use-copy.ts';
import { useSign } from '../../i18n/use-drawing.ts';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { Drawing } from '../shared/drawing.tsx';
import { explainedText } from '../shared/explained.tsx';

export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  const t = useServiceCopy(slug);
  return (
    <Hero
      sign={useSign()}
      path={<Breadcrumb section="services" />}
      title={t('title')}
      intro={explainedText(t('intro'))}
      drawing={<Drawing name={`heroes/${slug}`} form="hero" />}
    />
  );
}
