import { Section } from '../../components/section.tsx';
import { SheetSet } from '../../components/set.tsx';
import { processSteps } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';

export function ServiceProcess() {
  const t = useCopy('services');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')}>
      <SheetSet
        sheets={processSteps.map((step) => ({
          key: step,
          sign: <Drawing name={`signs/${step}`} form="square" />,
          title: t(`process.steps.${step}.title`),
          text: <p>{t(`process.steps.${step}.description`)}</p>,
        }))}
      />
    </Section>
  );
}
