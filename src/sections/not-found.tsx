import { ActionLink } from '../components/action-link';
import { HeroFrame } from '../components/hero-frame';
import { useCopy } from '../i18n/use-copy';

export function NotFound() {
  const t = useCopy('live');
  return (
    <HeroFrame path={t('notFound.status')} title={t('notFound.title')} intro={t('notFound.text')}>
      <ActionLink to="/">{t('notFound.home')}</ActionLink>
    </HeroFrame>
  );
}
