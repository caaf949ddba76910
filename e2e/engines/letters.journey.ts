import { describe, expect, it } from 'vitest';
import { languages } from '../addresses.ts';
import { inEveryEngine, untrusted } from './in-every-engine.ts';
import { keys, narrow } from './visitor.ts';

const chinese: string = expect.stringMatching(/^[^a-z]*\p{Script=Han}[^a-z]*$/u);

const words = {
  en: {
    subject: 'Inquiry - Automotive',
    interest: 'Industry of interest: Automotive',
    groups: ['Product details', 'Delivery', 'Commercial terms', 'Documentation', 'Additional information'],
    idle: 'Copy Checklist',
    copied: 'Copied',
    notification: ['Copied to clipboard', 'RFQ checklist has been copied. Paste it into your email.'],
    refused: /^Copying was not allowed\s/,
    region: 'Notifications',
  },
  'zh-Hant-HK': {
    subject: chinese,
    interest: chinese,
    groups: [chinese, chinese, chinese, chinese, chinese],
    idle: chinese,
    copied: chinese,
    notification: [chinese, expect.stringMatching(/\p{Script=Han}/u) as string],
    refused: /\p{Script=Han}/u,
    region: chinese,
  },
};

const button = '[data-contact-bar] button';
const region = 'section[aria-keyshortcuts="Alt+T"]';
const notification = `${region} [role="group"]`;
const dialog = 'dialog[open]';

inEveryEngine({ script: true }, (visitor) => {
  const only = async (css: string) => {
    const found = await visitor.see(css);
    expect(found, `${css}: on display`).toHaveLength(1);
    return found[0]!;
  };
  const labelled = async () => (await only(button)).text;

  /** The letter of Email RFQ, taken from the address as the engine has understood it. */
  async function emailRfq() {
    const href = await visitor.run(() => document.querySelector<HTMLAnchorElement>('[data-contact-bar] a')!.href);
    expect(href, 'mail link').toMatch(/^mailto:[^?@\s]+@[^?@\s]+\?subject=[^&+\s]+&body=[^&+\s]+$/);
    const [subject, body] = href
      .split(/\?subject=|&body=/)
      .slice(1)
      .map(decodeURIComponent) as [string, string];
    expect(body.replaceAll('\r\n', ''), 'line ends of the body, but CRLF').not.toMatch(/[\r\n]/);
    const [greeting, interest, ...groups] = body.split('\r\n\r\n').map((paragraph) => paragraph.split('\r\n'));
    return { subject, greeting: greeting!, interest: interest![0]!, groups: groups.slice(0, -1) };
  }

  const checklist = async () => (await emailRfq()).groups.map((group) => group.join('\n')).join('\n\n');

  describe.each(languages)('7. The calls it makes: $prefix/industries/automotive', ({ prefix, lang }) => {
    const said = words[lang];
    const path = `${prefix}/industries/automotive`;

    async function expectRefused(idle: string) {
      const { text } = await only(dialog);
      expect(text, 'the dialog says that copying was not allowed').toMatch(said.refused);
      const selected = await visitor.run(() => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      });
      expect(selected, 'text that is focused and selected').toBe(await checklist());
      expect(await labelled(), 'button, where copying was refused').toBe(idle);
      expect(await visitor.see(notification), 'notifications, where copying was refused').toEqual([]);
      await visitor.press(`${dialog} button`);
      await expect.poll(() => visitor.see(dialog), { message: 'dialogs once it is closed' }).toEqual([]);
      expect(await labelled(), 'button, once the dialog is closed').toBe(idle);
    }

    async function expectCopied(idle: string) {
      await expect.poll(async () => (await visitor.see(notification)).length, { message: 'notifications' }).toBe(1);
      expect((await only(notification)).text.split(/\n+/), 'notification').toEqual(said.notification);
      await expect.poll(labelled, { message: 'button, after two seconds' }).toBe(idle);
      expect(await visitor.see(dialog), 'dialogs, where copying was allowed').toEqual([]);
      expect(await visitor.paste(), 'text pasted').toBe(await checklist());
    }

    it('Email RFQ carries a subject and an encoded body', async () => {
      await visitor.open(path);
      const { subject, interest, groups } = await emailRfq();
      expect(subject).toEqual(said.subject);
      expect(interest).toEqual(said.interest);
      expect(groups.map(([title]) => title)).toEqual(said.groups);
    });

    it('Copy Checklist copies the checklist of the e-mail, and says so', async () => {
      await visitor.open(path, narrow);
      await visitor.wake();
      const idle = await labelled();
      expect(idle, 'button, idle').toEqual(said.idle);
      await visitor.press(button);
      let copied = idle;
      await expect.poll(async () => (copied = await labelled()), { message: 'button, pressed' }).not.toBe(idle);
      expect(copied, 'button, pressed').toEqual(said.copied);
      await expectCopied(idle);
    });

    it('Where no browser allows copying, the text is shown to copy by hand, and nothing claims success', async () => {
      await visitor.open(path, narrow, untrusted);
      await visitor.wake();
      const idle = await labelled();
      await visitor.press(button);
      await expect.poll(async () => (await visitor.see(dialog)).length, { message: 'dialogs' }).toBe(1);
      await expectRefused(idle);
    });

    it('Pressed before the page is awake, it ends in one of the two as well', async () => {
      await visitor.open(path, narrow);
      const idle = await labelled();
      await visitor.press(button);
      const ends = async () => (await visitor.see(`${dialog}, ${notification}`)).length;
      await expect.poll(ends, { message: 'dialogs and notifications' }).toBe(1);
      await ((await visitor.see(dialog)).length ? expectRefused(idle) : expectCopied(idle));
    });

    it('Alt+T leads to the notifications and back', async () => {
      await visitor.open(path, narrow);
      await visitor.wake();
      await visitor.press(button);
      await expect.poll(async () => (await visitor.see(notification)).length, { message: 'notifications' }).toBe(1);
      await visitor.run((css) => document.querySelector<HTMLElement>(css)!.focus(), button);
      await visitor.type(keys.alt, 't');
      await expect.poll(async () => (await only(region)).focused, { message: 'focus on the region' }).toBe(true);
      expect((await only(region)).attributes['aria-label'], 'name of the region').toEqual(said.region);
      await visitor.type(keys.alt, 't');
      await expect.poll(async () => (await only(button)).focused, { message: 'focus back on the button' }).toBe(true);
    });
  });
});
