import { useRendered } from '../../behaviour/use-rendered.ts';
import { Link } from '../../components/link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import type { Page } from '../../pages.ts';
import classes from './breadcrumb.module.css';

interface Props {
  /** The section an inner page belongs to. */
  section?: Extract<Page, { kind: 'index' }>['copy'];
}

/** The breadcrumb. The page itself is left out, because the heading below names it. */
export function Breadcrumb({ section }: Props) {
  const t = useCopy('common');
  useRendered();
  return (
    <nav aria-label={t('breadcrumb')} className={classes.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{t('navigation.home')}</Link>
        </li>
        {section && (
          <li>
            <Link to={`/${section}`}>{t(`navigation.${section}`)}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
