import { Fragment } from 'react';
import { HeroFrame } from '../components/hero-frame';
import { LegalSections } from '../components/legal-sections';
import { company } from '../facts/company';
import { legalUpdated, type LegalPage } from '../facts/legal';
import { useCopy, useLegalCopy } from '../i18n/use-copy';
import { Breadcrumb } from './breadcrumb';
import { useLanguage } from './use-language';

export function LegalDocument({ page }: { page: LegalPage }) {
  const t = useLegalCopy(page);
  const labels = useCopy('legal');
  const { language } = useLanguage();
  const date = new Intl.DateTimeFormat(language.tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(legalUpdated.year, legalUpdated.month - 1),
  );
  return (
    <>
      <HeroFrame path={<Breadcrumb />} title={t('title')} intro={t('intro')}>
        <p>{labels('updated', { date })}</p>
      </HeroFrame>
      <LegalSections contents={labels('contents')} shown={withMailbox} sections={t('sections', { returnObjects: true })} />
    </>
  );
}

/** A text with the company's mailbox, wherever it is named, as a link. */
function withMailbox(text: string) {
  const mailbox = <a href={`mailto:${company.email}`}>{company.email}</a>;
  return text.split(company.email).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && mailbox}
      {part}
    </Fragment>
  ));
}
