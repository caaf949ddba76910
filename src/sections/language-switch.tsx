import { closeBehind } from './close-behind';
import classes from './language-switch.module.css';
import { useAddressIn } from './use-address-in';
import { useLanguage } from './use-language';

/**
 * The same page in the other language: a plain link, written in that language. Where there are several, the browser
 * opens a list of them without script. wake.ts adds the fragment.
 */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const { language, languages } = useLanguage();
  const addressIn = useAddressIn();
  const links = languages
    .filter(({ code }) => code !== language.code)
    .map((other) => (
      <a key={other.code} hrefLang={other.code} href={addressIn(other)} lang={other.tag}>
        {other.name}
      </a>
    ));
  return (
    <span className={`${classes.languages} ${className}`}>
      {links.length < 2 ? (
        links
      ) : (
        <>
          <button type="button" popoverTarget="languages">
            {language.name}
          </button>
          <span id="languages" popover="auto" className={classes.list} onBlur={closeBehind}>
            {links}
          </span>
        </>
      )}
    </span>
  );
}
