import { existsSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Tree } from './tree.ts';

const timeout = 120_000;
const mailbox = "an email address in ASCII, with only letters, digits and . _ + ' - before the @";
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
      'locales/zh-Hant/contact.json: heading: expected no such key, as in locales/en/contact.json, found text',
      'locales/zh-Hant/contact.json: heading: expected words, found " "',
    ],
  ],
  [
    'of a company file with a fault',
    'src/facts/company.json',
    (text) => text.replace(/"email": "[^"]+"/, '"email": "nobody"'),
    [`src/facts/company.json: email: expected ${mailbox}, found "nobody"`],
  ],
  ['of wrong office hours', 'src/facts/hours.ts', (text) => text.replace('18 * 60', '8 * 60'), ['src/facts/hours.ts: weekdays: expected ']],
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

  it('puts the site back that an interrupted build has moved, also where it is refused, as does the server', () => {
    const tree = new Tree();
    onTestFinished(() => tree.remove());
    tree.edit('src/facts/company.json', (text) => text.replace('{', ''));
    for (const restore of [() => tree.build(), () => tree.run('deploy/start.ts')]) {
      rmSync(tree.path('dist'), { recursive: true, force: true });
      tree.write('dist.previous/robots.txt', 'the site before');
      tree.write('dist.next/robots.txt', 'half a site');
      expect(restore().status).toBe(1);
      expect(readFileSync(tree.path('dist/robots.txt'), 'utf8')).toBe('the site before');
      expect(existsSync(tree.path('dist.next'))).toBe(false);
    }
  });
});

describe('11. The company: npm run check:launch', () => {
  const plover = {
    names: { en: 'Plover Limited' },
    shortNames: { en: 'Plover' },
    addresses: { en: '5 Long Street, Kowloon, Hong Kong' },
    email: "o'brien@plover.hk",
    site: 'https://plover.hk',
  };

  const launch = (company: string, day = '2026-11-01', change?: (tree: Tree) => void) => {
    const tree = new Tree();
    onTestFinished(() => tree.remove());
    tree.write('src/facts/company.json', company);
    change?.(tree);
    return tree.run('tools/launch/run.ts', day);
  };

  it('[11.company.4] fails and names each sample that is left', () => {
    const samples = { ...plover, names: { en: 'Sample Limited' }, site: 'https://www.example.com' };
    const { status, output } = launch(JSON.stringify(samples));
    expect(output).toContain(
      'samples still stand in src/facts/company.json, each to be replaced there:\n  names.en: "Sample Limited"\n  site: "https://www.example.com"\n',
    );
    expect(status).toBe(1);
  });

  it('[11.company.4] passes without output when none is left, and all that was made for the samples is made again', () => {
    const tree = new Tree();
    onTestFinished(() => tree.remove());
    const check = () => tree.run('tools/launch/run.ts', '2026-11-01');
    const company = (change: object) => tree.write('src/facts/company.json', JSON.stringify({ ...plover, ...change }));
    const hosts = ['nginx.conf', 'Caddyfile'].map(
      (file) => `deploy/${file}: expected the text for this company, the policy and the last build, found another: run npm run hosts\n`,
    );
    tree.dropCompression();
    company({});
    expect(tree.run('tools/dates/write.ts').status).toBe(0);
    expect(tree.build().status).toBe(0);
    const [cards, ...others] = check().output.split(/(?<=\n)/);
    expect(cards).toMatch(
      /^public\/cards\/\S+: the picture does not show what its page says now, and so with \d+ more: run npm run cards, then npm run build\n$/,
    );
    // The Caddyfile reads the address from its environment.
    expect(others).toEqual(hosts.slice(0, 1));

    takeCards(tree);
    expect(tree.run('deploy/write-hosts.ts')).toEqual({ status: 0, output: '' });
    expect(check()).toEqual({ status: 0, output: '' });

    tree.write('public/cards/index.png', 'a picture taken after the build');
    takeCards(tree);
    tree.edit('deploy/Caddyfile', (text) => `${text}\n`);
    company({ addresses: { en: '6 Long Street, Kowloon, Hong Kong' }, site: 'https://heron.hk' });
    expect(check().output).toBe(
      [
        'dist/cards/index.png: the picture does not show what its page says now: run npm run build\n',
        'dist/contact.vcf: expected the company as src/facts says it now, found another: run npm run build\n',
        'dist/ was built for https://plover.hk, src/facts/company.json has https://heron.hk (site): run npm run build\n',
        ...hosts,
      ].join(''),
    );
  });

  it.each([
    ['no site', JSON.stringify({ ...plover, site: undefined }), 'src/facts/company.json: site: expected text, found nothing\n'],
    [
      'nothing',
      '{}',
      [
        ...['names', 'shortNames', 'addresses'].map((key) => `${key}: expected a group of texts by language`),
        `email: expected ${mailbox}`,
        'site: expected text',
      ]
        .map((line) => `src/facts/company.json: ${line}, found nothing\n`)
        .join(''),
    ],
    [
      'half of the file',
      '{ "names"',
      "src/facts/company.json: expected JSON, found “Expected ':' after property name in JSON at position 9 (line 1 column 10)”\n",
    ],
  ])('fails with the message of the build where there is %s', (_, company, output) => {
    expect(launch(company)).toEqual({ status: 1, output });
  });

  it('fails where there is no build to look through, and says what to run', () => {
    const fault = { status: 1, output: 'dist/ holds no site: run npm run build first\n' };
    expect(launch(JSON.stringify(plover))).toEqual(fault);
    expect(launch(JSON.stringify(plover), '2026-11-01', (tree) => tree.write('dist/robots.txt', ''))).toEqual(fault);
  });

  it('the server also refuses to start where there is no build, with the same message', () => {
    const tree = new Tree();
    onTestFinished(() => tree.remove());
    expect(tree.run('deploy/start.ts')).toEqual({ status: 1, output: 'dist/ holds no site: run npm run build first\n' });
  });

  it('fails while a translation was made from an earlier English text', () => {
    const { status, output } = launch(JSON.stringify(plover), '2026-11-01', (tree) =>
      tree.edit('locales/en/about.json', (text) => text.replace('Our Story', 'Our Long Story')),
    );
    expect(output).toContain('zh-Hant: strings: 1 stale (npm run i18n:status names them)\n');
    expect(status).toBe(1);
  });

  it('fails when security.txt and the list of holidays near their end, and says where to renew them', () => {
    const { status, output } = launch(JSON.stringify(plover), '2030-01-01');
    expect(status).toBe(1);
    expect(output).toContain('src/facts/security.ts: security.txt holds until');
    expect(output).toContain('src/facts/holidays.ts: the list of public holidays holds until');
  });
});

/** Does what `npm run cards` does, but without a browser: records the existing pictures as those of the current cards. */
function takeCards(tree: Tree) {
  tree.write(
    'take-cards.ts',
    `import { writeFileSync } from 'node:fs';
    import { hashFile, hashOfCard } from './tools/cards/card-faults.ts';
    import { readPictures } from './tools/cards/read-pictures.ts';
    import { rendererServer } from './tools/vite/renderer-server.ts';
    const server = await rendererServer();
    const { allCards } = await server.ssrLoadModule('/tools/cards/cards.tsx');
    const pictures = readPictures();
    const hashes = allCards().map(({ file, html }) => [file, hashOfCard(html, pictures.get(file))]);
    writeFileSync(hashFile, JSON.stringify(Object.fromEntries(hashes)));
    await server.close();`,
  );
  expect(tree.run('take-cards.ts')).toEqual({ status: 0, output: '' });
}
