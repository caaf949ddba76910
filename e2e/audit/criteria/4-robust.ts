import { a, aa, browser, everyPage } from './write.ts';

export const robust = [
  a(
    '4.1.2',
    'Name, Role, Value',
    'Controls are links, buttons and one text field of HTML. The menu button says whether the menu is open, the appearance buttons which is pressed, Copy Checklist that it has copied.',
    {
      tests: [
        everyPage,
        browser('states/copying', 'It is idle, copied for 2000 ms, then idle again'),
        browser('states/tooltips', 'and explain the term'),
      ],
      byHand: 'Read role and name of every stop in the keyboard map, as the browser gives them to assistive technology.',
    },
  ),
  aa(
    '4.1.3',
    'Status Messages',
    'What is copied, what Show all has shown and the title of a page turned to are said politely, without the focus.',
    {
      tests: [
        browser('states/notifications', 'above the contact bar, in words, politely'),
        browser('states/show-all', 'and a status says so'),
        browser('states/navigation', 'title announced, focus in the main part'),
      ],
    },
  ),
];
