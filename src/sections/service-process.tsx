import { Section } from '../components/section';
import { Steps } from '../components/steps';
import { processSteps } from '../facts/overview';
import { useCopy } from '../i18n/use-copy';
import { Pictogram } from './pictogram';
import { processStepPictograms } from '../theme/pictogram-names';

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
