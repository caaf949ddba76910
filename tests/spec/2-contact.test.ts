import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, readMailto, words, type LanguageCode } from '../page';

const sections = [
  // id            heading
  ['office', 'Hong Kong Office'],
  ['hours', 'Business Hours'],
  ['direct', 'Direct Contact'],
  ['message', 'Send a Message'],
  ['response', 'Response Time'],
] as const;

const office = (code: LanguageCode) => [
  // label                  value
  ['Company name', company.names[code]],
  ['Registration number', '78731906'],
  ['Address', company.addresses[code]],
];

const hours = {
  en: [
    ['Monday to Friday', '9:00 AM–6:00 PM'],
    ['Saturday', '9:00 AM–1:00 PM'],
    ['Sunday and public holidays', 'Closed'],
  ],
  'zh-Hant': [
    ['星期一至五', '上午9時至下午6時'],
    ['星期六', '上午9時至下午1時'],
    ['星期日及公眾假期', '休息'],
  ],
} satisfies Record<LanguageCode, string[][]>;

const templates = [
  // button                   subject
  ['General Inquiry', `General Inquiry - ${company.shortNames.en}`],
  ['Sourcing Request', 'Sourcing Request - RFQ'],
  ['Logistics Coordination', 'Logistics Coordination Request'],
  ['Partnership Inquiry', 'Partnership Opportunity'],
];

describe('2. Screens and routes: Contact (/contact)', () => {
  it('English: has these cards in order', async () => {
    expect((await page('en', '/contact')).headings(2)).toEqual(sections.map(([, heading]) => heading));
  });

  it('English: labels what the office card says', async () => {
    const fields = (await page('en', '/contact')).part('office').querySelectorAll('dl > div');
    expect(fields.map((field) => field.querySelectorAll('dt, dd').map(words))).toEqual(office('en'));
  });

  it('English: the four template buttons open these letters', async () => {
    const contact = await page('en', '/contact');
    const letters = contact.links(contact.part('message')).map(({ name, href }) => [name, readMailto(href).subject]);
    expect(letters).toEqual(templates);
  });
});

describe.each(languageCodes)('2. Screens and routes: Contact (/contact) (%s)', (code) => {
  const where = `section 2, /contact (${code})`;

  it('has a hero with an intro, then the cards in order', async () => {
    const { main } = await page(code, '/contact');
    const ids = main.querySelectorAll('section').map((section) => section.getAttribute('aria-labelledby'));
    expect(ids, `${where}: sections by the id of their heading`).toEqual(sections.map(([id]) => id));
    expect(words(main.querySelector('h1 ~ p')!), `${where}: intro, in whole sentences`).toMatch(/[.。]$/);
  });

  it('leads from the hero to the templates and to the mailbox, each by the name of its card', async () => {
    const contact = await page(code, '/contact');
    const hero = contact.main.querySelector('h1')!.parentNode!;
    const card = (id: string) => ({ name: words(contact.part(id).querySelector('h2')!), href: `#${id}` });
    expect(
      contact.links(hero).filter(({ href }) => href.startsWith('#')),
      `${where}: links beside the intro to cards of the page`,
    ).toEqual([card('message'), card('direct')]);
  });

  it('names the company, its registration number and its address', async () => {
    const values = (await page(code, '/contact')).part('office').querySelectorAll('dd').map(words);
    expect(values, `${where}: office`).toEqual(office(code).map(([, value]) => value));
  });

  it('gives the business hours through the week', async () => {
    const fields = (await page(code, '/contact')).part('hours').querySelectorAll('dl > div');
    expect(
      fields.map((field) => field.querySelectorAll('dt, dd').map(words)),
      `${where}: business hours`,
    ).toEqual(hours[code]);
  });

  it('has one e-mail link under Direct Contact: the address itself', async () => {
    const contact = await page(code, '/contact');
    expect(contact.links(contact.part('direct')), `${where}: direct contact`).toEqual([
      { name: company.email, href: `mailto:${company.email}` },
    ]);
  });

  it('offers four different templates, each with a line about it', async () => {
    const contact = await page(code, '/contact');
    const shown = contact.part('message').querySelectorAll('li');
    expect(shown.length, `${where}: templates`).toBe(templates.length);
    const letters = shown.map((template) => readMailto(template.querySelector('a')!.getAttribute('href')!));
    expect(new Set(letters.map(({ subject }) => subject)).size, `${where}: different subjects`).toBe(templates.length);
    for (const template of shown) {
      const link = template.querySelector('a')!;
      const about = template.querySelector(`#${link.getAttribute('aria-describedby')}`)!;
      expect(words(about), `${where}: what describes the button “${words(link)}”`).not.toBe('');
    }
  });

  it('notes the response time in whole sentences', async () => {
    expect(words((await page(code, '/contact')).part('response').querySelector('p')!), `${where}: response time`).toMatch(/[.。]$/);
  });
});
