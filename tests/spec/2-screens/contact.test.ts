import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, readMailto, words } from '../../page.ts';
import { filled, wordsIn } from '../../words/words-in.ts';

const ids = ['office', 'hours', 'direct', 'message', 'response'] as const;

describe.each(languageCodes)('2. Screens and routes: Contact (/contact) (%s)', (code) => {
  const where = `section 2, /contact (${code})`;
  const said = wordsIn[code];
  const headings = {
    office: said['2.contact.2'].heading,
    hours: said['2.contact.3'],
    direct: said['2.contact.4'],
    message: said['2.contact.5'].heading,
    response: said['2.contact.6'],
  } satisfies Record<(typeof ids)[number], string>;

  const office = [
    // label                  value
    [said['2.contact.2'].name, company.names[code]],
    [said['2.contact.2'].number, '78731906'],
    [said['2.contact.2'].address, company.addresses[code]],
  ];

  const letters = [
    // button                          subject
    [said['2.contact.5'].buttons[0], filled(code, said['3.templates.2'])],
    [said['2.contact.5'].buttons[1], said['3.templates.4']],
    [said['2.contact.5'].buttons[2], said['3.templates.6']],
    [said['2.contact.5'].buttons[3], said['3.templates.8']],
  ];

  it('[2.contact.3] [2.contact.4] [2.contact.6] has these cards in order', async () => {
    const shown = (await page(code, '/contact')).main.querySelectorAll('section');
    expect(
      shown.map((section) => [section.getAttribute('aria-labelledby'), words(section.querySelector('h2')!)]),
      `${where}: cards`,
    ).toEqual(ids.map((id) => [id, headings[id]]));
  });

  it('[2.contact.1] has a hero with an intro', async () => {
    const { main } = await page(code, '/contact');
    expect(words(main.querySelector('h1 ~ p')!), `${where}: intro, in whole sentences`).toMatch(/[.。]$/);
  });

  it('[2.contact.1] the hero links to the templates and to the mailbox, each named as its card is', async () => {
    const contact = await page(code, '/contact');
    const hero = contact.main.querySelector('h1')!.parentNode!;
    const card = (id: 'message' | 'direct') => ({ name: headings[id], href: `#${id}` });
    expect(
      contact.links(hero).filter(({ href }) => href.startsWith('#')),
      `${where}: links beside the intro to cards of the page`,
    ).toEqual([card('message'), card('direct')]);
  });

  it('[2.contact.2] the office card shows the company, its registration number and its address, each with its label', async () => {
    const fields = (await page(code, '/contact')).part('office').querySelectorAll('dl > div');
    expect(
      fields.map((field) => field.querySelectorAll('dt, dd').map(words)),
      `${where}: office`,
    ).toEqual(office);
  });

  it('[2.contact.3] [9.constants.3] shows the business hours of every day of the week', async () => {
    const fields = (await page(code, '/contact')).part('hours').querySelectorAll('dl > div');
    expect(
      fields.map((field) => field.querySelectorAll('dt, dd').map(words)),
      `${where}: business hours`,
    ).toEqual(said['9.constants.3'].week);
  });

  it('[2.contact.4] has one e-mail link under Direct Contact: the address itself', async () => {
    const contact = await page(code, '/contact');
    expect(contact.links(contact.part('direct')), `${where}: direct contact`).toEqual([{ name: company.email, href: company.mailLink }]);
  });

  it('[2.contact.5] [7.mail.5] the four template buttons open these e-mails', async () => {
    const contact = await page(code, '/contact');
    const shown = contact.links(contact.part('message')).map(({ name, href }) => [name, readMailto(href).subject]);
    expect(shown, `${where}: buttons and the subjects of their letters`).toEqual(letters);
  });

  it('[2.contact.5] [13.copy.1] offers four different templates, each with a line about it and a button that copies it', async () => {
    const contact = await page(code, '/contact');
    const shown = contact.part('message').querySelectorAll('li');
    expect(shown.length, `${where}: templates`).toBe(letters.length);
    const subjects = shown.map((template) => readMailto(template.querySelector('a')!.getAttribute('href')!).subject);
    expect(new Set(subjects).size, `${where}: different subjects`).toBe(letters.length);
    const { texts } = said['2.contact.5'];
    for (const [index, template] of shown.entries()) {
      const link = template.querySelector('a')!;
      const about = template.querySelector(`#${link.getAttribute('aria-describedby')}`)!;
      expect(words(about), `${where}: what describes the button “${words(link)}”`).toContain(texts[index]);
      const copy = template.querySelector('button')!;
      const name = copy.querySelectorAll('span:not([aria-hidden="true"])').map(words);
      expect(name, `${where}: the button that copies the letter of “${words(link)}”`).toEqual([said['2.contact.5'].clipboard, words(link)]);
      const letter = template.querySelector(`#${copy.getAttribute('data-clipboard')}`);
      expect(letter && words(letter), `${where}: what the button copies`).toContain(subjects[index]);
    }
  });

  it('[2.contact.6] [9.constants.2] notes the response time, on business days', async () => {
    const note = words((await page(code, '/contact')).part('response').querySelector('p')!);
    expect(note, `${where}: response time`).toContain(said['9.constants.2'].note);
    expect(note, `${where}: response time, in whole sentences`).toMatch(/[.。]$/);
  });
});
