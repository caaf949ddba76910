import { useRouter, useRouterState } from '@tanstack/react-router';
import { Link } from '../components/link.tsx';
import { useEffect, useRef } from 'react';
import { ActionAnchor } from '../components/action-link.tsx';
import { useCopy } from '../i18n/use-copy.ts';
import { closeBehind } from './close-behind.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { navigation } from './navigation.ts';
import classes from './site-header.module.css';
import { useMail } from '../sections/shared/use-mail.ts';
import { Wordmark } from './wordmark.tsx';

/** The menu is a popover: the browser opens, closes and dismisses it without script. */
export function SiteHeader() {
  const t = useCopy('common');
  const mail = useMail();
  const router = useRouter();
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    function close() {
      menu.current?.hidePopover?.();
      for (const list of header.current!.querySelectorAll('details')) list.open = false;
    }
    // Not on mount, because the menu may have been opened before hydration.
    return router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && close());
  }, [router]);
  return (
    <header ref={header} id="header" className={classes.header}>
      <div className={classes.inner}>
        <Wordmark />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles blur events of the links inside */}
        <nav ref={menu} id="menu" popover="auto" className={classes.menu} aria-label={t('navigation.label')} onBlur={closeBehind}>
          <ul className={classes.pages}>
            {navigation.map(({ path: to, copy }) => (
              <li key={to}>
                <Link to={to} aria-current={current(path, to)} onClick={() => menu.current?.hidePopover?.()}>
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

/** The value of `aria-current`: `page` for the page itself, `true` for the section of an inner page (17.current.2). */
function current(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
