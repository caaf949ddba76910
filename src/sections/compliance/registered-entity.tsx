import { AddressLines } from '../../components/address-lines.tsx';
import { FieldBoxes } from '../../components/field-boxes.tsx';
import { Section } from '../../components/section.tsx';
import { figures } from '../../facts/figures.ts';
import { useCopy } from '../../i18n/use-copy.ts';

export function RegisteredEntity() {
  const t = useCopy('compliance');
  const footer = useCopy('common');
  const company = useCopy('company');
  return (
    <Section id="entity" title={t('entity.title')} lead={t('entity.text')} form="bar">
      <FieldBoxes
        fields={[
          { label: footer('footer.registrationNumber'), value: figures.registrationNumber },
          { label: footer('footer.address'), value: <AddressLines>{company('address')}</AddressLines> },
        ]}
      />
    </Section>
  );
}
