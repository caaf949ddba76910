import { createFileRoute } from '@tanstack/react-router';
import { ContactWays } from '../src/sections/contact/contact-ways.tsx';
import { DirectContact } from '../src/sections/contact/direct-contact.tsx';
import { Office } from '../src/sections/contact/office.tsx';
import { useCopy } from '../src/i18n/use-copy.ts';
import { PageHero } from '../src/sections/shared/page-hero.tsx';
import { ResponseTime } from '../src/sections/contact/response-time.tsx';
import { SendMessage } from '../src/sections/contact/send-message.tsx';

export const Route = createFileRoute('/contact')({ component: Contact });

function Contact() {
  return (
    <>
      <PageHero t={useCopy('contact')}>
        <ContactWays />
      </PageHero>
      <Office />
      <DirectContact />
      <SendMessage />
      <ResponseTime />
    </>
  );
}
