import { a, aa, aaa, absent, browser, everyPage, noForm, spec, unjudged } from './write.ts';

const noInput = 'The site has no form: a visitor writes in a mail program of his or her own.';

export const understandable = [
  a('3.1.1', 'Language of Page', 'en or zh-Hant-HK, by the page.', {
    tests: [everyPage, browser('links', 'Every page is in its language and has a switch to every other')],
  }),
  aa(
    '3.1.2',
    'Language of Parts',
    'The switch and the offer of the other language are in that language and say so. Abbreviations, names and addresses stand in Latin letters in Chinese text.',
    {
      tests: [
        browser('language-switch', 'the switch is written in the language it leads to'),
        browser('states/language-offer', 'is offered it, in it, on every page'),
      ],
      byHand:
        'Searched all 64 documents for Chinese characters in what is marked as English, and for runs of English words in what is marked as Chinese: none.',
    },
  ),
  aaa('3.1.3', 'Unusual Words', 'Incoterms and trade abbreviations explain themselves; other words of the trade do not.', {
    ...unjudged,
    tests: [browser('states/tooltips', 'and explain the term')],
  }),
  aaa('3.1.4', 'Abbreviations', 'Incoterms and trade abbreviations in tables and text explain themselves; whether all do was not judged.', {
    ...unjudged,
    tests: [browser('states/tooltips', 'and explain the term')],
  }),
  aaa('3.1.5', 'Reading Level', 'Not judged.', unjudged),
  aaa('3.1.6', 'Pronunciation', 'Not judged.', unjudged),
  a('3.2.1', 'On Focus', 'The focus opens tooltips and spreads notifications, and does nothing else.', {
    tests: [
      browser('states/tooltips', 'By keyboard they open at once, close with the focus'),
      browser('states/navigation', 'nothing scrolls, nothing moves, no view transition runs'),
    ],
  }),
  a(
    '3.2.2',
    'On Input',
    'There are no fields or settings that change the context. The buttons for the appearance change, at most, light and dark.',
    { tests: [noForm] },
  ),
  aa('3.2.3', 'Consistent Navigation', 'Header and footer have the same items in the same order on every page.', {
    tests: [spec('2-shared-chrome', 'every page has the top navigation, in order'), spec('2-footer', 'links to these pages in this order')],
    byHand: 'Listed the links of header and footer on all 64 documents: one list for each language.',
  }),
  aa(
    '3.2.4',
    'Consistent Identification',
    'What does the same is called the same; both links to Compliance lead to the same page under a short and a longer name.',
    {
      tests: [
        spec('2-shared-chrome', 'every page names the navigation’s links'),
        spec('2-contact-bar', 'ends the page with a mail link that names it'),
      ],
      byHand:
        'Read the names of controls in the keyboard map across the kinds of pages. “Compliance” in the header is “Compliance & Docs” in the footer.',
    },
  ),
  aaa('3.2.5', 'Change on Request', 'The context changes by links and buttons only; nobody is redirected by language.', {
    tests: [browser('states/language-offer', 'It is not made to a visitor')],
  }),
  a(
    '3.2.6',
    'Consistent Help',
    'Contact and Get a Quote stand in the header, the mailbox in the footer, in the same place on every page.',
    {
      tests: [
        spec('2-shared-chrome', 'every page has the top navigation, in order'),
        spec('2-footer', 'has one mail link: the e-mail address itself'),
      ],
    },
  ),
  a('3.3.1', 'Error Identification', noInput, { ...absent, tests: [noForm] }),
  a('3.3.2', 'Labels or Instructions', noInput, { ...absent, tests: [noForm] }),
  aa('3.3.3', 'Error Suggestion', noInput, { ...absent, tests: [noForm] }),
  aa('3.3.4', 'Error Prevention (Legal, Financial, Data)', noInput, { ...absent, tests: [noForm] }),
  aaa('3.3.5', 'Help', noInput, absent),
  aaa('3.3.6', 'Error Prevention (All)', noInput, absent),
  a('3.3.7', 'Redundant Entry', noInput, { ...absent, tests: [noForm] }),
  aa('3.3.8', 'Accessible Authentication (Minimum)', 'There is no sign-in.', {
    ...absent,
    tests: [spec('6-roles-and-permissions', 'is public and has no sign-in')],
  }),
  aaa('3.3.9', 'Accessible Authentication (Enhanced)', 'There is no sign-in.', absent),
];
