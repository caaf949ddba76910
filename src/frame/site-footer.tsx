import { Link } from '../components/link.tsx';
import { attributes } from '../contract.ts';
import { figures } from '../facts/figures.ts';
import { legalSlugs } from '../facts/legal.ts';
import { useCopy } from '../i18n/use-copy.ts';
import { Drawing } from '../sections/shared/drawing.tsx';
import { Mailbox } from '../sections/shared/mailbox.tsx';
import { Appearance } from './appearance.tsx';
import { paperAt } from '../pages.ts';
import { footer } from './navigation.ts';
import * as classes from './site-footer.module.css';

/** The year of the build; start.ts replaces it by the current year. */
const year = new Date().getFullYear();

export function SiteFooter() {
  const t = useCopy('common');
  const companyWords = useCopy('company');
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.company}>
          <Drawing name="chop" form="square" />
          <div>
            <p className={classes.name}>{companyWords('name')}</p>
            <p>{t('footer.description')}</p>
          </div>
        </div>
        <ul className={classes.links} aria-label={t('footer.company')}>
          {footer.map(({ path, copy }) => (
            <li key={path}>
              <Link to={path} data-paper={paperAt(path)}>
                {t(`footer.${copy}`)}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={classes.links} aria-label={t('footer.legal')}>
          {legalSlugs.map((slug) => (
            <li key={slug}>
              <Link to="/legal/$slug" params={{ slug }}>
                {t(`footer.${slug}`)}
              </Link>
            </li>
          ))}
        </ul>
        <dl className={classes.facts}>
          <div>
            <dt>{t('footer.registrationNumber')}</dt>
            <dd>{figures.registrationNumber}</dd>
          </div>
          <div>
            <dt>{t('footer.address')}</dt>
            <dd>{companyWords('address')}</dd>
          </div>
          <div>
            <dt>{t('footer.email')}</dt>
            <dd>
              <Mailbox />
            </dd>
          </div>
        </dl>
        <div className={classes.last}>
          <p>
            {`${t('footer.copyrightBefore')} `}
            <span {...attributes.year()} suppressHydrationWarning>
              {year}
            </span>
            {` ${t('footer.copyrightAfter')}`}
          </p>
          <Appearance />
        </div>
      </div>
    </footer>
  );
}
