import { Section } from '../components/section';
import { Steps } from '../components/steps';
import { homeSteps } from '../facts/home';
import { useCopy } from '../i18n/use-copy';
import { homeStepIcons } from './step-icons';

export function HomeProcess() {
  const t = useCopy('home');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')} ground="leaf">
      <Steps
        steps={homeSteps.map((step) => ({
          title: t(`process.steps.${step}.title`),
          description: t(`process.steps.${step}.description`),
          icon: homeStepIcons[step],
        }))}
      />
    </Section>
  );
}
