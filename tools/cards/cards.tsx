import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Lantern } from '../../src/components/lantern.tsx';
import { Phrased, PhrasesContext } from '../../src/components/phrased.tsx';
import { painted } from '../../src/drawings/paints.ts';
import { companyIn } from '../../src/facts/company.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { pathIn } from '../../src/i18n/path-in.ts';
import { pagePaths, paperAt, papers } from '../../src/pages.ts';
import { card, cardFile } from '../../src/render/card.ts';
import { drawingsIn } from '../../src/render/drawing-files.ts';
import { pageCopy } from '../../src/render/page-copy.ts';
import { phrasesOf } from '../../src/render/phrases.ts';
import { signOf } from '../../src/render/sign-of.ts';
import { colours } from '../../src/theme/colours.ts';
import formFace from '../../src/theme/fonts/archivo-narrow-700.woff2?inline';
import codeFace from '../../src/theme/fonts/iosevka-600.woff2?inline';

/** A page's card: its file in `public/`, and the self-contained document of the screenshot. */
export interface Card {
  file: string;
  html: string;
}

// Not imported, because Vitest replaces styles by an empty text.
const [styles, fitText] = ['card.css', 'fit-text.js'].map((file) => readFileSync(`tools/cards/${file}`, 'utf8'));

const faces = Object.entries({ 'Archivo Narrow': formFace, Iosevka: codeFace }).map(
  ([family, file]) => `@font-face{font-family:'${family}';src:url('${file}')}`,
);

/** The cards of all pages in all languages. */
export function allCards(): Card[] {
  return languages.flatMap((language: Language) => {
    const drawings = drawingsIn(language);
    return pagePaths.map((path) => ({ file: cardFile(pathIn(language, path)), html: documentOf(path, language, drawings) }));
  });
}

function documentOf(path: string, language: Language, drawings: Map<string, string>): string {
  const paper = paperAt(path);
  // Each sheet shows the edges of the next two beneath it.
  const at = papers.indexOf(paper);
  const values = {
    ...Object.fromEntries(Object.entries(colours).map(([name, [light]]) => [name, light])),
    paper: paper === 'white' ? colours.white[0] : colours[`${paper}-paper`][0],
    heading: colours[paper][0],
    next: colours[papers[(at + 1) % papers.length]!][0],
    last: colours[papers[(at + 2) % papers.length]!][0],
    width: `${card.width}px`,
    height: `${card.height}px`,
  };
  const variables = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  const name = drawingOf(path, drawings);
  const svg = painted(drawings.get(name)!, name);
  const body = renderToStaticMarkup(
    <PhrasesContext value={(text) => phrasesOf(text, language)}>
      <Sheet path={path} language={language} svg={svg} kind={name.split('/')[0]!} />
    </PhrasesContext>,
  );
  const style = `${faces.join('')}:root{${variables.join('')}}${styles}`;
  return `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><style>${style}</style><body>${body}<script type="module">${fitText}</script></body></html>`;
}

function Sheet({ path, language, svg, kind }: { path: string; language: Language; svg: string; kind: string }) {
  const sign = signOf(path, language);
  return (
    <div className="sheet">
      <header>
        <Lantern />
        {companyIn(language.code).shortName}
      </header>
      {sign && (
        <div className="sign" lang={sign.lang}>
          <span data-largest="64">{sign.text}</span>
        </div>
      )}
      <div className="words">
        <h1 data-largest={path === '/' ? '124' : '108'}>
          <Phrased>{pageCopy(language.code, path).title}</Phrased>
        </h1>
      </div>
      <div className="drawing" data-kind={kind} dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}

/** The name of the drawing in the page's hero; the company's seal (chop) if it has none. */
function drawingOf(path: string, drawings: Map<string, string>): string {
  if (path === '/') return 'harbour';
  if (path === '/geography') return 'regions';
  const slug = path.split('/')[2];
  return [`routes/${slug}`, `heroes/${slug}`].find((name) => drawings.has(name)) ?? 'chop';
}
