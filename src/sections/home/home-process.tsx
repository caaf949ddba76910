import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import { homeSteps } from '../../facts/home.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Pictogram } from '../shared/pictogram.tsx';
import { homeStepPictograms } from '../../theme/pictogram-names.ts';

export function HomeProcess() {
  const t = useCopy('home');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')} ground="leaf">
      <Steps
        steps={homeSteps.map((step) => ({
          title: t(`process.steps.${step}.title`),
          description: t(`process.steps.${step}.description`),
          pictogram: <Pictogram name={homeStepPictograms[step]} size={22} />,
        }))}
      />
    </Section>
  );
}
