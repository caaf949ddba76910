import { company, companyIn } from '../facts/company.ts';
import { languages, sourceLanguage, type Language } from '../i18n/languages.ts';
import { pathIn } from '../i18n/path-in.ts';
import { pagePaths } from '../pages.ts';
import { pageCopy } from './page-copy.ts';
import { plainTextFile } from './plain-text.ts';

/** The text of `llms.txt` (llmstxt.org) in Markdown: what the company is, and links to the plain text of each page. */
export function llmsText(): string {
  const { shortName } = companyIn(sourceLanguage.code);
  const parts = languages.map((language) => `## ${language.name}\n\n${pagePaths.map((path) => lineOf(language, path)).join('\n')}\n`);
  return `# ${shortName}\n\n> ${pageCopy(sourceLanguage.code, '/').description}\n\n${parts.join('\n')}`;
}

function lineOf(language: Language, path: string): string {
  const { title, description } = pageCopy(language.code, path);
  return `- [${title}](${company.site}/${plainTextFile(pathIn(language, path))}): ${description}`;
}
