import { AddressLines } from '../../components/address-lines.tsx';
import { FieldBoxes } from '../../components/field-boxes.tsx';
import { Section } from '../../components/section.tsx';
import { figures } from '../../facts/figures.ts';
import { useCopy } from '../../i18n/use-copy.ts';

export function CompanyInformation() {
  const t = useCopy('about');
  const company = useCopy('company');
  return (
    <Section id="information" title={t('information.title')}>
      <FieldBoxes
        fields={[
          { label: t('information.name'), value: company('name') },
          { label: t('information.number'), value: figures.registrationNumber },
          { label: t('information.year'), value: figures.foundedYear },
          { label: t('information.place'), value: t('information.placeValue') },
          { label: t('information.address'), value: <AddressLines>{company('address')}</AddressLines> },
        ]}
      />
    </Section>
  );
}
