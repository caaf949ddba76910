import { Fields } from '../components/fields';
import { Section } from '../components/section';
import { figures } from '../facts/figures';
import { useCopy } from '../i18n/use-copy';
import { OpeningNow } from './opening-now';

export function Office() {
  const t = useCopy('contact');
  const company = useCopy('company');
  return (
    <>
      <Section id="office" title={t('office.title')} heading="beside">
        <Fields
          fields={[
            { label: t('office.name'), value: company('name') },
            { label: t('office.number'), value: figures.registrationNumber },
            { label: t('office.address'), value: <address>{company('address')}</address> },
          ]}
        />
      </Section>
      <Section id="hours" title={t('hours.title')} lead={t('hours.timezone')} heading="beside">
        <Fields
          fields={[
            { label: t('hours.weekdays'), value: t('hours.weekdaysHours') },
            { label: t('hours.saturday'), value: t('hours.saturdayHours') },
            { label: t('hours.closedDays'), value: t('hours.closed') },
          ]}
        />
        <OpeningNow />
      </Section>
    </>
  );
}
