import { Link } from '../components/link.tsx';
import { useCopy } from '../i18n/use-copy.ts';
import { navigation } from './navigation.ts';
import * as classes from './main-pages.module.css';

/** Links to the main pages, for the not-found page. */
export function MainPages() {
  const t = useCopy('common');
  return (
    <ul className={classes.ways}>
      {navigation
        .filter(({ path }) => path !== '/')
        .map(({ path, copy }) => (
          <li key={path}>
            <Link to={path}>{t(`navigation.${copy}`)}</Link>
          </li>
        ))}
    </ul>
  );
}
