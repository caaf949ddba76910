import { listOfLanguages } from '../i18n/list-of-languages';
import { useCopy } from '../i18n/use-copy';
import classes from './language-switch.module.css';
import { useAddressIn } from './use-address-in';
import { useLanguage } from './use-language';

/**
 * The same page in the other language: a plain link, written in that language. Where there are several, it leads to
 * their list, and is named after the language of the page. choosing.ts adds the fragment.
 */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const t = useCopy('common');
  const { language, languages } = useLanguage();
  const addressIn = useAddressIn();
  const other = languages.find(({ code }) => code !== language.code);
  return (
    <span className={`${classes.languages} ${className}`}>
      {other && (
        <a hrefLang={other.code} href={addressIn(other)} lang={other.tag}>
          {other.name}
        </a>
      )}
      {!languages.length && (
        <a hrefLang={listOfLanguages.code} href={addressIn(listOfLanguages)} aria-label={t('languages.others', { name: language.name })}>
          {language.name}
        </a>
      )}
    </span>
  );
}
