import { existsSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Tree } from './tree.ts';

const timeout = 120_000;
const long = 'A title that no search engine has the room to show on one line:';

// A change to a project, and the messages of its build.
const refusals: [fault: string, file: string, change: (text: string) => string, messages: string[]][] = [
  [
    'of broken JSON',
    'locales/zh-Hant/live.json',
    (text) => text.replace('"notFound": {', '"notFound" {'),
    ['locales/zh-Hant/live.json: expected JSON, found “'],
  ],
  [
    'of several faults at once',
    'locales/zh-Hant/contact.json',
    (text) => text.replace(/"title": "[^"]+"/, '"heading": " "'),
    [
      'locales/zh-Hant/contact.json: title: expected text, found no such key',
      'locales/zh-Hant/contact.json: heading: expected no such key, found text',
      'locales/zh-Hant/contact.json: heading: expected words, found " "',
    ],
  ],
  [
    'of a company file with a fault',
    'src/facts/company.json',
    (text) => text.replace(/"email": "[^"]+"/, '"email": "nobody"'),
    ['src/facts/company.json: email: expected an email address, found "nobody"'],
  ],
  [
    'of a page with a fault',
    'locales/en/about.json',
    (text) => text.replace('"documentTitle": "', `"documentTitle": "${long} `),
    ['about.html: title: expected at most 60 characters, found '],
  ],
];

describe('vite build', () => {
  it.each(refusals)('stops because %s, and writes no page', { timeout }, (_, file, change, messages) => {
    const tree = new Tree();
    onTestFinished(() => tree.remove());
    tree.edit(file, change);
    const { status, output } = tree.build();
    for (const message of messages) expect(output).toContain(message);
    expect(status).not.toBe(0);
    expect(existsSync(tree.path('dist/about.html')), 'a page was written').toBe(false);
  });
});

describe('11. The company: npm run check:launch', () => {
  const launch = (change: (text: string) => string, day = '2026-11-01', built: Record<string, string> = {}) => {
    const tree = new Tree();
    onTestFinished(() => tree.remove());
    tree.edit('src/facts/company.json', change);
    for (const [file, text] of Object.entries(built)) tree.write(`dist/${file}`, text);
    return tree.run('tools/launch/run.ts', day);
  };

  const plover = '{ "names": { "en": "Plover Limited" }, "email": "trade@plover.hk", "site": "https://plover.hk" }';

  it('[11.company.4] fails and names each sample that is left', () => {
    const samples = { names: { en: 'Sample Limited' }, email: 'trade@plover.hk', site: 'https://www.example.com' };
    const { status, output } = launch(() => JSON.stringify(samples));
    expect(output).toContain(
      'samples still stand in src/facts/company.json, each to be replaced there:\n  names.en: "Sample Limited"\n  site: "https://www.example.com"\n',
    );
    expect(status).toBe(1);
  });

  it('[11.company.4] passes without output when none is left', () => {
    const built = {
      'index.html': '<a href="/">Home</a>',
      'sitemap.xml': '<loc>https://plover.hk/</loc>',
      'robots.txt': 'Sitemap: https://plover.hk/sitemap.xml',
      '.well-known/security.txt': 'Contact: mailto:trade@plover.hk\nCanonical: https://plover.hk/.well-known/security.txt',
    };
    expect(launch(() => plover, '2026-11-01', built)).toEqual({ status: 0, output: '' });
  });

  it('fails where there is no build to look through, and says what to run', () => {
    const fault = { status: 1, output: 'dist/ holds no site: run npm run build first\n' };
    expect(launch(() => plover)).toEqual(fault);
    expect(launch(() => plover, '2026-11-01', { 'robots.txt': '' })).toEqual(fault);
  });

  it('fails when security.txt and the list of holidays near their end, and says where to renew them', () => {
    const { status, output } = launch(() => '{}', '2030-01-01');
    expect(status).toBe(1);
    expect(output).toContain('src/facts/security.ts: security.txt holds until');
    expect(output).toContain('src/facts/holidays.ts: the list of public holidays holds until');
  });
});
