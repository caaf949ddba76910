import { useRouterState } from '@tanstack/react-router';
import { pathIn } from '../i18n/path-in';
import classes from './language-switch.module.css';
import { useLanguage } from './use-language';

/** Plain links to the same page in the other languages, each written in its own. wake.ts adds the fragment. */
export function LanguageSwitch() {
  const { language, languages } = useLanguage();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const missing = useRouterState({ select: ({ matches }) => matches.length === 1 });
  return (
    <span className={classes.languages}>
      {languages
        .filter(({ code }) => code !== language.code)
        .map((other) => (
          <a key={other.code} href={pathIn(other, missing ? '/' : path)} lang={other.tag} hrefLang={other.code}>
            {other.name}
          </a>
        ))}
    </span>
  );
}
