import type { ReactNode } from 'react';
import { Hero } from '../../components/hero.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { useSign } from '../../i18n/use-drawing.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { explainedText } from './explained.tsx';

type Page = 'industries' | 'services' | 'geography' | 'compliance' | 'about' | 'contact';

/** The hero of a page at the first level: title and intro. */
export function PageHero({ page, drawing, children }: { page: Page; drawing?: ReactNode; children?: ReactNode }) {
  const t = useCopy(page as 'services');
  return (
    <Hero sign={useSign()} path={<Breadcrumb />} title={t('title')} intro={explainedText(t('intro'))} drawing={drawing}>
      {children}
    </Hero>
  );
}
