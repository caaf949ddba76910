import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRendered } from '../behaviour/use-rendered.ts';
import { ActionAnchor, ActionLink } from '../components/action-link.tsx';
import { Hero } from '../components/hero.tsx';
import { useCopy } from '../i18n/use-copy.ts';

/** The screen for an unexpected error (15.error.1): status, message, retry, and a link to Home. Its heading has the focus, so that a screen reader reads it. */
export function ErrorScreen() {
  const t = useCopy('live');
  useRendered();
  const router = useRouter();
  useEffect(() => {
    const heading = document.querySelector('h1')!;
    heading.tabIndex = -1;
    heading.focus();
    const nameDocument = () => (document.title = heading.textContent);
    nameDocument();
    // After a navigation, the client sets the title of the page that failed: replace that title as well.
    return router.subscribe('onResolved', nameDocument);
  }, [router]);
  const { publicHref } = router.state.location;
  return (
    <Hero form="screen" status={t('error.status', { status: 500 })} title={t('error.title')} intro={t('error.text')}>
      {/* Without fragment, as the browser would only scroll to it. */}
      <ActionAnchor href={publicHref.split('#')[0]}>{t('error.retry')}</ActionAnchor>
      <ActionLink to="/" look="outline" reloadDocument>
        {t('error.home')}
      </ActionLink>
    </Hero>
  );
}
