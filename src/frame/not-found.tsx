import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRendered } from '../behaviour/use-rendered.ts';
import { ActionLink } from '../components/action-link.tsx';
import { Hero } from '../components/hero.tsx';
import { attributes } from '../contract.ts';
import { useCopy } from '../i18n/use-copy.ts';
import { useSign } from '../i18n/use-sign.ts';
import { Drawing } from '../sections/shared/drawing.tsx';
import { MainPages } from './main-pages.tsx';

/** Logs the missing path (2.missing.3) where a link or Back led to it; on a direct visit start.ts has logged it, before hydration. */
export function NotFound() {
  const t = useCopy('live');
  useRendered();
  const [isDirect] = useState(!useHydrated());
  const logged = t('notFound.console');
  useEffect(() => {
    if (!isDirect) console.error(logged, location.pathname);
  }, [isDirect, logged]);
  return (
    <div {...attributes.missing(logged)}>
      <Hero
        form="screen"
        sign={useSign()}
        status={t('notFound.status')}
        title={t('notFound.title')}
        intro={t('notFound.text')}
        drawing={<Drawing name="astray" form="cover" />}
      >
        <ActionLink to="/">{t('notFound.home')}</ActionLink>
        <MainPages />
      </Hero>
    </div>
  );
}
