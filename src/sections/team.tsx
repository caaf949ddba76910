import { Entries } from '../components/entries';
import { Section } from '../components/section';
import { team } from '../facts/overview';
import { useCopy } from '../i18n/use-copy';
import { explainedEntries } from './explained';

export function Team() {
  const t = useCopy('about');
  return (
    <Section id="team" title={t('teamTitle')}>
      <Entries entries={explainedEntries(team.map((part) => ({ name: t(`team.${part}.title`), detail: t(`team.${part}.text`) })))} />
    </Section>
  );
}
