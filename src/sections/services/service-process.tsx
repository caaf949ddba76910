import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import { processSteps } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Pictogram } from '../shared/pictogram.tsx';
import { processStepPictograms } from '../../theme/pictogram-names.ts';

export function ServiceProcess() {
  const t = useCopy('services');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')} ground="leaf">
      <Steps
        steps={processSteps.map((step) => ({
          title: t(`process.steps.${step}.title`),
          description: t(`process.steps.${step}.description`),
          pictogram: <Pictogram name={processStepPictograms[step]} size={22} />,
        }))}
      />
    </Section>
  );
}
