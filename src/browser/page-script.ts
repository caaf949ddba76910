import { answerClipboard } from './answer-clipboard.ts';
import { answerScheme } from './answer-scheme.ts';
import { answerShowAll } from './answer-show-all.ts';
import { chooseLanguage } from './choose-language.ts';
import { reloadOnBack } from './reload-on-back.ts';
import { speculate } from './speculation.ts';

/**
 * The inline script of every document, the same in each. It handles copying, Show all, the appearance and the language switch at once,
 * without React; start.ts follows with what can wait.
 */
// Moved out of the root that React hydrates, so that the markup matches.
document.head.append(document.currentScript!);
window.site = { told: [], ready: false };
reloadOnBack();
answerScheme();
answerShowAll();
answerClipboard();
chooseLanguage();
speculate();
