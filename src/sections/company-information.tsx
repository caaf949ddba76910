import { Fields } from '../components/fields';
import { Section } from '../components/section';
import { company, inLanguage } from '../facts/company';
import { figures } from '../facts/figures';
import { useCopy } from '../i18n/use-copy';
import { useLanguage } from './use-language';

export function CompanyInformation() {
  const t = useCopy('about');
  const { language } = useLanguage();
  return (
    <Section id="information" title={t('information.title')} ground="leaf" heading="beside">
      <Fields
        fields={[
          { label: t('information.name'), value: inLanguage(company.names, language.code) },
          { label: t('information.number'), value: figures.registrationNumber },
          { label: t('information.year'), value: figures.foundedYear },
          { label: t('information.place'), value: t('information.placeValue') },
          { label: t('information.address'), value: inLanguage(company.addresses, language.code) },
        ]}
      />
    </Section>
  );
}
