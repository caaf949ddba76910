import { Section } from '../../components/section.tsx';
import { SheetSet } from '../../components/set.tsx';
import { homeSteps } from '../../facts/home.ts';
import { processSteps } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Drawing } from './drawing.tsx';

const steps = { home: homeSteps, services: processSteps } as const;

/** The steps of an order, as the given page lists them. */
export function Process({ page, form }: { page: keyof typeof steps; form: 'rail' | 'bar' }) {
  // Both pages have the same keys, except for the names of the steps.
  const t = useCopy(page as 'services');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')} form={form}>
      <SheetSet
        sheets={(steps[page] as typeof processSteps).map((step) => ({
          key: step,
          icon: <Drawing name={`icons/${step}`} form="square" />,
          title: t(`process.steps.${step}.title`),
          text: t(`process.steps.${step}.description`),
        }))}
      />
    </Section>
  );
}
