import { useRouter } from '@tanstack/react-router';
import { ActionAnchor, ActionLink } from '../components/action-link';
import { HeroFrame } from '../components/hero-frame';
import { LostLane } from '../components/lost-lane';
import { useCopy } from '../i18n/use-copy';

/** What a visitor sees of an unexpected error: a status, a message, a way to try again and a way home. */
export function ErrorScreen() {
  const t = useCopy('live');
  const router = useRouter();
  return (
    <HeroFrame path={t('error.status', { status: 500 })} title={t('error.title')} intro={t('error.text')} aside={<LostLane />}>
      <ActionAnchor href={router.state.location.publicHref}>{t('error.retry')}</ActionAnchor>
      <ActionLink to="/" look="outline" reloadDocument>
        {t('error.home')}
      </ActionLink>
    </HeroFrame>
  );
}
