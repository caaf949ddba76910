import type { ReactNode } from 'react';
import { HeroFrame } from '../../components/hero-frame.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { explainedText } from './explained.tsx';

type Page = 'industries' | 'services' | 'geography' | 'compliance' | 'about' | 'contact';

/** The hero of a page at the first level: title and intro. */
export function PageHero({ page, children }: { page: Page; children?: ReactNode }) {
  const t = useCopy(page as 'services');
  return (
    <HeroFrame path={<Breadcrumb />} title={t('title')} intro={explainedText(t('intro'))}>
      {children}
    </HeroFrame>
  );
}
