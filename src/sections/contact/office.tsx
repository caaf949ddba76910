import { AddressLines } from '../../components/address-lines.tsx';
import { ActionAnchor } from '../../components/action-link.tsx';
import { FieldBoxes } from '../../components/field-boxes.tsx';
import { Section } from '../../components/section.tsx';
import { figures } from '../../facts/figures.ts';
import { openingHours } from '../../facts/hours.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import * as classes from './office.module.css';
import { OpeningNow } from './opening-now.tsx';
import { timeOfDay } from './time-of-day.ts';

/**
 * Makes the URL of a link absolute: while another page is loading, `location` is already that page's, and a relative URL would be resolved
 * against it.
 */
const resolve = (link: HTMLAnchorElement | null) => link?.setAttribute('href', link.href);

export function Office() {
  const t = useCopy('contact');
  const company = useCopy('company');
  const hours = ({ opens, closes }: { opens: number; closes: number }) =>
    t('hours.range', { from: timeOfDay(t, opens), to: timeOfDay(t, closes) });
  return (
    <>
      <Section id="office" title={t('office.title')} form="rail">
        <FieldBoxes
          fields={[
            { label: t('office.name'), value: company('name') },
            { label: t('office.number'), value: figures.registrationNumber },
            {
              label: t('office.address'),
              value: (
                <address>
                  <AddressLines>{company('address')}</AddressLines>
                </address>
              ),
            },
          ]}
        />
        <p className={classes.card}>
          {/* Relative, because the file is beside the page in each language. */}
          <ActionAnchor ref={resolve} look="outline" href="contact.vcf" download>
            {t('office.card')}
          </ActionAnchor>
        </p>
      </Section>
      <Section id="hours" title={t('hours.title')} lead={t('hours.timezone')} form="rail">
        <FieldBoxes
          fields={[
            { label: t('hours.weekdays'), value: hours(openingHours.weekdays) },
            { label: t('hours.saturday'), value: hours(openingHours.saturday) },
            { label: t('hours.closedDays'), value: t('hours.closed') },
          ]}
        />
        <OpeningNow />
      </Section>
    </>
  );
}
