import { Section } from '../components/section';
import { Steps } from '../components/steps';
import { homeSteps } from '../facts/home';
import { useCopy } from '../i18n/use-copy';
import { Pictogram } from './pictogram';
import { homeStepPictograms } from '../theme/pictogram-names';

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
