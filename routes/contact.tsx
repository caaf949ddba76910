import { createFileRoute } from '@tanstack/react-router';
import { ContactWays } from '../src/sections/contact-ways';
import { DirectContact } from '../src/sections/direct-contact';
import { Office } from '../src/sections/office';
import { PageHero } from '../src/sections/page-hero';
import { ResponseTime } from '../src/sections/response-time';
import { SendMessage } from '../src/sections/send-message';
import { pageHead } from '../src/i18n/page-head';

export const Route = createFileRoute('/contact')({
  head: pageHead('contact'),
  component: Contact,
});

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
