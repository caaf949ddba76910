import { Fields } from '../components/fields';
import { Section } from '../components/section';
import { company, inLanguage } from '../facts/company';
import { figures } from '../facts/figures';
import { useCopy } from '../i18n/use-copy';
import { useLanguage } from './use-language';

export function RegisteredEntity() {
  const t = useCopy('compliance');
  const footer = useCopy('common');
  const { language } = useLanguage();
  return (
    <Section id="entity" title={t('entity.title')} lead={t('entity.text')} heading="beside">
      <Fields
        fields={[
          { label: footer('footer.registrationNumber'), value: figures.registrationNumber },
          { label: footer('footer.address'), value: inLanguage(company.addresses, language.code) },
        ]}
      />
    </Section>
  );
}
