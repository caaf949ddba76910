import { Link } from '../components/link.tsx';
import { company } from '../facts/company.ts';
import { figures } from '../facts/figures.ts';
import { useCopy } from '../i18n/use-copy.ts';
import { Drawing } from '../sections/shared/drawing.tsx';
import { Appearance } from './appearance.tsx';
import { paperOf } from './paper-of.ts';
import classes from './site-footer.module.css';

const pages = [
  { to: '/about', name: 'about' },
  { to: '/industries', name: 'industries' },
  { to: '/services', name: 'services' },
  { to: '/geography', name: 'geography' },
  { to: '/compliance', name: 'compliance' },
] as const;

const legal = [
  { to: '/legal/privacy', name: 'privacy' },
  { to: '/legal/terms', name: 'terms' },
  { to: '/legal/cookies', name: 'cookies' },
] as const;

/** Of the build in the file; the visitor's own as soon as any script runs. */
const year = new Date().getFullYear();

export function SiteFooter() {
  const t = useCopy('common');
  const companyWords = useCopy('company');
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.company}>
          <Drawing name="chop" form="sign" />
          <div>
            <p className={classes.name}>{companyWords('name')}</p>
            <p>{t('footer.description')}</p>
          </div>
        </div>
        <ul className={classes.links} aria-label={t('footer.company')}>
          {pages.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} data-paper={paperOf(to)}>
                {t(`footer.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={classes.links} aria-label={t('footer.legal')}>
          {legal.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{t(`footer.${name}`)}</Link>
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
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </div>
        </dl>
        <div className={classes.last}>
          <p>
            {`${t('footer.copyrightBefore')} `}
            <span data-year suppressHydrationWarning>
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
