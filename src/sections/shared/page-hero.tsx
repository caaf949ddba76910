import type { ReactNode } from 'react';
import { Hero } from '../../components/hero.tsx';
import { useSign } from '../../i18n/use-sign.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { explainedText } from './explained.tsx';
import type { Family } from './families.tsx';

interface Props {
  /** The page's copy. */
  t: (key: 'title' | 'intro') => string;
  /** The family that the page belongs to. */
  family?: Family;
  drawing?: ReactNode;
  fields?: ReactNode;
  children?: ReactNode;
}

/** The hero of every page with a breadcrumb and an intro. */
export function PageHero({ t, family, drawing, fields, children }: Props) {
  return (
    <Hero
      sign={useSign()}
      breadcrumb={<Breadcrumb family={family} />}
      title={t('title')}
      intro={explainedText(t('intro'))}
      drawing={drawing}
      fields={fields}
    >
      {children}
    </Hero>
  );
}
