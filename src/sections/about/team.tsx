import { Cells } from '../../components/cells.tsx';
import { Section } from '../../components/section.tsx';
import { team } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';

export function Team() {
  const t = useCopy('about');
  return (
    <Section id="team" title={t('teamTitle')} form="rail">
      <Cells
        form="plain"
        entries={explainedEntries(team.map((part) => ({ name: t(`team.${part}.title`), detail: t(`team.${part}.text`) })))}
      />
    </Section>
  );
}
