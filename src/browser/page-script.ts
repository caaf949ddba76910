import { answerClipboard } from './answer-clipboard.ts';
import { answerScheme } from './answer-scheme.ts';
import { answerShowAll } from './answer-show-all.ts';
import { chooseLanguage } from './choose-language.ts';
import { reloadOnBack } from './reload-on-back.ts';

/**
 * The script that stands in every document, the same in each: it answers what a visitor can press, by itself and at once.
 * start.ts follows with what can wait.
 */
// Out of what React hydrates, so that the markup matches.
document.head.append(document.currentScript!);
window.site = { told: [], ready: false };
reloadOnBack();
answerScheme();
answerShowAll();
answerClipboard();
chooseLanguage();

addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = `${new Date().getFullYear()}`;
});
