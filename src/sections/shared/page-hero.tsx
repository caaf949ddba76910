import type { ReactNode } from 'react';
import { Hero } from '../../components/hero.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { useSign } from '../../i18n/use-drawing.ts';
import type { Page } from '../../pages.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { explainedText } from './explained.tsx';

/** The copy files of pages with an intro, without families. */
type Introduced = Exclude<Extract<Page, { english: { intro: string } }>, { slugs: readonly string[] }>['copy'];

export function PageHero({ page, drawing, children }: { page: Introduced; drawing?: ReactNode; children?: ReactNode }) {
  const t = useCopy(page as 'services');
  return (
    <Hero sign={useSign()} path={<Breadcrumb />} title={t('title')} intro={explainedText(t('intro'))} drawing={drawing}>
      {children}
    </Hero>
  );
}
