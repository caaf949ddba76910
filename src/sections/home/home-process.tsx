import { Section } from '../../components/section.tsx';
import { SheetSet } from '../../components/set.tsx';
import { homeSteps } from '../../facts/home.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';

export function HomeProcess() {
  const t = useCopy('home');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')} form="rail">
      <SheetSet
        sheets={homeSteps.map((step) => ({
          key: step,
          sign: <Drawing name={`signs/${step}`} form="square" />,
          title: t(`process.steps.${step}.title`),
          text: <p>{t(`process.steps.${step}.description`)}</p>,
        }))}
      />
    </Section>
  );
}
