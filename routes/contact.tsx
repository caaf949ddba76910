import { createFileRoute } from '@tanstack/react-router';
import { ContactWays } from '../src/sections/contact/contact-ways.tsx';
import { DirectContact } from '../src/sections/contact/direct-contact.tsx';
import { Office } from '../src/sections/contact/office.tsx';
import { PageHero } from '../src/sections/shared/page-hero.tsx';
import { ResponseTime } from '../src/sections/contact/response-time.tsx';
import { SendMessage } from '../src/sections/contact/send-message.tsx';

export const Route = createFileRoute('/contact')({ component: Contact });

function Contact() {
  return (
    <>
      <PageHero page="contact">
        <ContactWays />
      </PageHero>
      <Office />
      <DirectContact />
      <SendMessage />
      <ResponseTime />
    </>
  );
}
