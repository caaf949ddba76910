import { useRouter } from '@tanstack/react-router';
import { useRendered } from '../behaviour/use-rendered.ts';
import { ActionAnchor, ActionLink } from '../components/action-link.tsx';
import { Hero } from '../components/hero.tsx';
import { useCopy } from '../i18n/use-copy.ts';

/** What a visitor sees of an unexpected error: a status, a message, a way to try again and a way home. */
export function ErrorScreen() {
  const t = useCopy('live');
  useRendered();
  const { publicHref } = useRouter().state.location;
  return (
    <Hero status={t('error.status', { status: 500 })} title={t('error.title')} intro={t('error.text')}>
      {/* To a place in the page the browser would only scroll. */}
      <ActionAnchor href={publicHref.split('#')[0]}>{t('error.retry')}</ActionAnchor>
      <ActionLink to="/" look="outline" reloadDocument>
        {t('error.home')}
      </ActionLink>
    </Hero>
  );
}
