import { useEffect, useRef } from 'react';
import { logMissing } from '../behaviour/log-missing.ts';
import { useRendered } from '../behaviour/use-rendered.ts';
import { ActionLink } from '../components/action-link.tsx';
import { Hero } from '../components/hero.tsx';
import { useCopy } from '../i18n/use-copy.ts';
import { useSign } from '../i18n/use-sign.ts';
import { Drawing } from '../sections/shared/drawing.tsx';
import { MainPages } from './main-pages.tsx';

/** Logs the missing path once (2.missing.3): start.ts does so on a direct visit, this effect after a client-side navigation. */
export function NotFound() {
  const t = useCopy('live');
  useRendered();
  const missing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    logMissing(missing.current!);
  }, []);
  return (
    <div ref={missing} data-missing={t('notFound.console')}>
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
