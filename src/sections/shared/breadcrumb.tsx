import { useRendered } from '../../behaviour/use-rendered.ts';
import { Link } from '../../components/link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import type { Family } from './families.tsx';
import * as classes from './breadcrumb.module.css';

interface Props {
  /** The family that the page belongs to, if any. */
  family?: Family;
}

/** The breadcrumb. The page itself is left out, because the heading below names it. */
export function Breadcrumb({ family }: Props) {
  const t = useCopy('common');
  useRendered();
  return (
    <nav aria-label={t('breadcrumb')} className={classes.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{t('navigation.home')}</Link>
        </li>
        {family && (
          <li>
            <Link to={`/${family}`}>{t(`navigation.${family}`)}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
