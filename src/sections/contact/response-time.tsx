import { Section } from '../../components/section.tsx';
import { useCopy } from '../../i18n/use-copy.ts';

export function ResponseTime() {
  const t = useCopy('contact');
  return <Section id="response" title={t('response.title')} lead={t('response.text')} />;
}
