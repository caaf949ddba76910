import { Link } from '../components/link.tsx';
import { ActionAnchor } from '../components/action-link.tsx';
import { useCopy } from '../i18n/use-copy.ts';
import { useShownPath } from '../i18n/use-shown-path.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { navigation } from './navigation.ts';
import * as classes from './site-header.module.css';
import { useMail } from '../sections/shared/use-mail.ts';
import { Wordmark } from './wordmark.tsx';

/** The menu is a popover: the browser opens, closes and dismisses it without script. close-overlays.ts closes it where that is not enough. */
export function SiteHeader() {
  const t = useCopy('common');
  const mail = useMail();
  const path = useShownPath();
  return (
    <header id="header" className={classes.header}>
      <div className={classes.inner}>
        <Wordmark />
        <nav id="menu" popover="auto" className={classes.menu} aria-label={t('navigation.label')}>
          <ul className={classes.pages}>
            {navigation.map(({ path: to, copy }) => (
              <li key={to}>
                <Link to={to} aria-current={current(path, to)}>
                  {t(`navigation.${copy}`)}
                </Link>
              </li>
            ))}
          </ul>
          <LanguageSwitch id="languages-in-menu" className={classes.inMenu} />
          <ActionAnchor href={mail.rfq(null)} className={classes.quote}>
            {t('quote')}
          </ActionAnchor>
        </nav>
        <LanguageSwitch id="languages" className={classes.besideMenu} />
        <button type="button" className={classes.toggle} popoverTarget="menu">
          {t('navigation.menu')}
        </button>
      </div>
    </header>
  );
}

/** The value of `aria-current` of the section of an inner page (17.current.2). That of the page itself, `page`, is set by `Link`. */
const current = (path: string, to: string) => (to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined);
