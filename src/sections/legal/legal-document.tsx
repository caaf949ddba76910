import { Hero } from '../../components/hero.tsx';
import { inline } from '../../components/inline.ts';
import { LegalSections } from '../../components/legal-sections.tsx';
import { email } from '../../facts/company.ts';
import { legalUpdated, type LegalSlug } from '../../facts/legal.ts';
import { useCopy, useLegalCopy } from '../../i18n/use-copy.ts';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { Mailbox } from '../shared/mailbox.tsx';
import { useSign } from '../../i18n/use-sign.ts';
import { useLanguage } from '../../i18n/use-language.ts';

export function LegalDocument({ slug }: { slug: LegalSlug }) {
  const t = useLegalCopy(slug);
  const labels = useCopy('legal');
  const { language } = useLanguage();
  const date = new Intl.DateTimeFormat(language.tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(legalUpdated.year, legalUpdated.month - 1),
  );
  return (
    <>
      <Hero sign={useSign()} breadcrumb={<Breadcrumb />} title={t('title')} intro={t('intro')} note={labels('updated', { date })} />
      <LegalSections contents={labels('contents')} shown={withMailbox} sections={t('sections', { returnObjects: true })} />
    </>
  );
}

/** Links the company's mailbox wherever the text names it. */
function withMailbox(text: string) {
  const mailbox = <Mailbox />;
  const [first, ...others] = text.split(email);
  return inline([first, ...others.flatMap((part) => [mailbox, part])]);
}
