import { addressOf, languages } from '../addresses.ts';
import { expectWhole } from './journey.ts';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';
import { wordsIn } from '../words-in.ts';

/** Part of every address; no page may render it as an element. */
const planted = '<img src=x onerror=planted()>';

/** Addresses that have broken routers, as a script of the page could pass them. */
const worst = [
  '/%', '/%2', '/%zz', '/%E0%A4%A', '/%c0%ae%c0%ae/', '/%00', '/%0d%0aSet-Cookie:a=b', '/%2e%2e/%2e%2e/etc/passwd', '/%252e%252e/', '/%5c%5celsewhere.example',
  '//elsewhere.example', '///elsewhere.example', '/\\elsewhere.example', '/\\\\elsewhere.example', '/.//elsewhere.example', '/@elsewhere.example', '/about//', '//about', '/./about', '/about/../contact',
  '/__proto__', '/constructor', '/toString', '/hasOwnProperty', '/industries/__proto__', '/industries/constructor', '/services/toString', '/services/__proto__', '/legal/constructor', '/$slug',
  '/industries/$industry', '/*', '/{-$path}', '/:id', '/(a)/b', '/關於', '/🚢', '/\u202e/about', '/about\u0000', '/about%20',
  `/${'a'.repeat(8000)}`, '/a'.repeat(2000), '/%F0%9F%9A%A2', '/javascript:planted()', '/data:text/html,planted', '/<script>planted()</script>', '/%3Cscript%3Eplanted()%3C/script%3E', "/'\"`;--", '/{{7*7}}', '/index.html',
]; // prettier-ignore

/** What no page may say, whatever its language. */
const faulty = ['planted', ...languages.map(({ lang }) => wordsIn(lang).error.title)];

for (const [index, { prefix, lang }] of languages.entries())
  test(`Fifty hostile addresses passed to the client’s router break no page (${lang})`, async ({ page, baseURL }) => {
    test.slow();
    expect(worst).toHaveLength(50);
    const { foreign } = await watch(page, baseURL!);
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    const [known, further] = ['/services', '/industries/automotive'].map((path) => addressOf(prefix, path)) as [string, string];
    await page.goto(known);
    await hydrate(page);
    for (const address of worst) {
      const whole = `${prefix}${address}?${planted}#${planted}`;
      await page.evaluate((to) => window.__TSR_ROUTER__!.history.push(to), whole);
      const shown = page.getByRole('heading', { level: 1 });
      await expect(shown, address.slice(0, 60)).toBeVisible();
      expect.soft(new URL(page.url()).origin, address.slice(0, 60)).toBe(baseURL);
      expect.soft(await page.locator('[onerror], main script').count(), address.slice(0, 60)).toBe(0);
      const text = await page.getByRole('main').innerText();
      for (const wrong of faulty) expect.soft(text, address.slice(0, 60)).not.toContain(wrong);
      await page.evaluate((to) => window.__TSR_ROUTER__!.history.push(to), known);
      await expect.poll(() => new URL(page.url()).pathname, address.slice(0, 60)).toBe(known);
    }
    await page.evaluate((to) => window.__TSR_ROUTER__!.history.push(to), further);
    await expect.poll(() => new URL(page.url()).pathname).toBe(further);
    await expectWhole(page, languages[index]!);
    expect(uncaught).toEqual([]);
    expect(foreign).toEqual([]);
  });
