import { describe, expect, it } from 'vitest';
import { readMailto } from '../../tests/harness/read-mailto.ts';
import { languages } from '../addresses.ts';
import { checklistIn, literalsIn } from '../words-in.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { narrow } from './visitor.ts';

const button = '[data-contact-bar] button';
const region = 'section[aria-keyshortcuts="Alt+T"]';
const notification = `${region} [role="group"]`;
const dialog = 'dialog[open]';

inEveryEngine(true, ({ open, hydrate, press, type, paste, run, see, texts, expectShown, expectFocus, expectSoon }) => {
  describe.each(languages)('7. The calls it makes: $prefix/industries/automotive', ({ prefix, lang }) => {
    const path = `${prefix}/industries/automotive`;
    const said = literalsIn(lang);
    const { subject, interest } = said['7.mail.8'].industries;
    const [idle, copied, notified] = [said['2.chrome.13'], said['4.copy.2'], said['4.copy.3']];
    const checklist = checklistIn(lang);

    it('Email RFQ carries a subject and an encoded body, as the engine understands its address', async () => {
      await open(path);
      const href = await run(() => document.querySelector<HTMLAnchorElement>('[data-contact-bar] a')!.href);
      expect(href).toMatch(/^mailto:[^?@\s]+@[^?@\s]+\?subject=[^&+\s]+&body=[^&+\s]+$/);
      const letter = readMailto(href);
      const name = said['2.industry.5'].automotive;
      expect(letter.subject).toBe(subject.replace('{name}', name));
      expect(letter.body).toContain(`\r\n\r\n${interest.replace('{name}', name)}\r\n`);
      expect(letter.body).toContain(`\r\n\r\n${checklist.replaceAll('\n', '\r\n')}\r\n\r\n`);
      expect(letter.body.replaceAll('\r\n', ''), 'line ends but CRLF').not.toMatch(/[\r\n]/);
    });

    it.each([
      ['after the page is hydrated', 'site'],
      ['before the client script is requested', 'site'],
      ['where the client script comes three seconds late', 'late'],
      ['where the client script never comes', 'never'],
    ] as const)('Copy Checklist, pressed %s, copies the checklist and says so (%s)', async (when, from) => {
      await open(path, narrow, from);
      if (when.endsWith('hydrated')) await hydrate();
      expect(await texts(button), 'button, idle').toEqual([idle]);
      await press(button);
      await expect.poll(() => texts(button), { message: 'button, pressed' }).toEqual([copied]);
      const words = async () => (await texts(notification)).map((each) => each.replace(/\n+/, ' '));
      if (from !== 'never') await expectSoon(words, [`${notified.title} ${notified.text}`], 'notifications');
      await expect.poll(() => texts(button), { message: 'button, after two seconds' }).toEqual([idle]);
      expect(await see(dialog), 'dialogs, where copying was allowed').toEqual([]);
      expect(await paste(), 'text pasted').toBe(checklist);
    });

    it('Where no browser allows copying, the text is shown to copy by hand, and nothing claims success', async () => {
      await open(path, narrow, 'untrusted');
      await hydrate();
      await press(button);
      await expectShown(dialog, 1);
      expect((await texts(dialog))[0]).toMatch(new RegExp(`^${said.browser.copying.refused}\\s`));
      const selected = await run(() => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      });
      expect(selected, 'text that is focused and selected').toBe(checklist);
      expect(await see(notification), 'notifications').toEqual([]);
      await press(`${dialog} button`);
      await expectShown(dialog, 0);
      expect(await texts(button), 'button, in the end').toEqual([idle]);
    });

    it.each([false, true])('4. Alt+T leads to the notifications and back, also as the first input (hydrated: %s)', async (hydrated) => {
      const isThere = async () => (await see(region))[0]?.focused;
      await open(path, narrow);
      if (hydrated) await hydrate();
      await type('Alt', 't');
      await expectFocus(`${region}[aria-label="${said['9.constants.12']}"]`);
      await hydrate();
      await type('Alt', 't');
      await expectSoon(isThere, false, 'whether the region has the focus after a second Alt+T, where nothing had it before');
      await press(button);
      await expectShown(notification, 1);
      await run((css) => document.querySelector<HTMLElement>(css)!.focus(), button);
      await type('Alt', 't');
      await expectFocus(region);
      await type('Alt', 't');
      await expectFocus(button);
    });
  });
});
