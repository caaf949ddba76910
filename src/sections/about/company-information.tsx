import { Fields } from '../../components/fields.tsx';
import { Section } from '../../components/section.tsx';
import { figures } from '../../facts/figures.ts';
import { useCopy } from '../../i18n/use-copy.ts';

export function CompanyInformation() {
  const t = useCopy('about');
  const company = useCopy('company');
  return (
    <Section id="information" title={t('information.title')} ground="leaf" heading="beside">
      <Fields
        fields={[
          { label: t('information.name'), value: company('name') },
          { label: t('information.number'), value: figures.registrationNumber },
          { label: t('information.year'), value: figures.foundedYear },
          { label: t('information.place'), value: t('information.placeValue') },
          { label: t('information.address'), value: company('address') },
        ]}
      />
    </Section>
  );
}
