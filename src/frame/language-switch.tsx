import { useAddressIn } from '../i18n/use-address-in.ts';
import { useCopy } from '../i18n/use-copy.ts';
import { useLanguage } from '../i18n/use-language.ts';
import * as classes from './language-switch.module.css';

/** Links to the same page in other languages: one link, or a list in `<details>` for several (10.further.4). The page script adds the fragment. */
export function LanguageSwitch({ id, className }: { id: string; className: string | undefined }) {
  const t = useCopy('common');
  const { language, languages } = useLanguage();
  const addressIn = useAddressIn();
  const links = languages
    .filter(({ code }) => code !== language.code)
    .map((other) => (
      <a key={other.code} hrefLang={other.code} href={addressIn(other)} lang={other.tag}>
        {other.name}
      </a>
    ));
  if (links.length < 2) return <span className={`${classes.languages} ${className}`}>{links}</span>;
  return (
    <details id={id} className={`${classes.languages} ${classes.list} ${className}`} name="languages">
      <summary aria-label={t('languages', { name: language.name })}>{language.name}</summary>
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
