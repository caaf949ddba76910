import { a, aa, aaa, absent, browser, everyPage, everyStop, guard, spec, unjudged } from './write.ts';

const noLimit = 'Nothing has to be done within a time. The site knows no session.';
const noMotion = 'Nothing is operated by moving the device or by moving before it.';
const notificationTime =
  'A notification goes after six seconds, but stays while it is pointed at, holds the focus or is in a hidden tab; it only confirms what the visitor has just done.';

export const operable = [
  a(
    '2.1.1',
    'Keyboard',
    'All that can be pressed is a link or a button. Swiping a notification away is also done by its button or by Escape; what is shown on pointing is shown on focus too.',
    {
      tests: [
        everyStop,
        browser('chrome', 'Escape closes it and gives the focus back to the button'),
        browser('states/notifications-dismissed', 'by Escape or Enter with the focus in them'),
        browser('states/tooltips', 'By keyboard they open at once'),
      ],
      byHand: 'Read the keyboard map of the audit: every kind of page was walked with Tab from its beginning to its end.',
    },
  ),
  a(
    '2.1.2',
    'No Keyboard Trap',
    'Tab leads on from every stop to the end of the page. The dialog keeps the focus as long as it is open, and closes by Escape or its button.',
    {
      tests: [everyStop, browser('states/copying', 'a dialog shows the text, selected')],
    },
  ),
  aaa('2.1.3', 'Keyboard (No Exception)', 'As for 2.1.1.', { tests: [everyStop] }),
  a('2.1.4', 'Character Key Shortcuts', 'The one shortcut, Alt+T, has a modifier key.', {
    tests: [browser('states/notifications', 'Alt+T moves the focus there and back, wherever T is on the keyboard')],
  }),
  a('2.2.1', 'Timing Adjustable', `${noLimit} ${notificationTime}`, {
    tests: [
      browser('states/notifications', 'Its time is paused while it is pointed at'),
      browser('states/notifications', 'Its time is paused while it has the focus'),
      browser('states/notifications', 'Its time is paused while the tab is hidden'),
    ],
  }),
  a(
    '2.2.2',
    'Pause, Stop, Hide',
    'Nothing moves, blinks or scrolls by itself for longer than a quarter of a second. On Contact the line on the opening hours changes when the office opens or closes.',
    {
      tests: [
        browser('states/comfort-motion', 'nothing moves by itself'),
        browser('states/opening-hours', 'It changes by itself when the office opens'),
      ],
      byHand:
        'Searched the styles for animations and transitions: grounds and opacities on pointing, and the turn of a page (160 ms), which is not made for who asks for less motion.',
    },
  ),
  aaa('2.2.3', 'No Timing', notificationTime, unjudged),
  aaa(
    '2.2.4',
    'Interruptions',
    'The offer of the other language comes unasked, once, and can be dismissed for good; it was not judged further.',
    unjudged,
  ),
  aaa('2.2.5', 'Re-authenticating', 'There is no sign-in.', absent),
  aaa('2.2.6', 'Timeouts', noLimit, absent),
  a('2.3.1', 'Three Flashes or Below Threshold', 'Nothing flashes.', { byHand: 'Searched the styles for animations: none repeats.' }),
  aaa('2.3.2', 'Three Flashes', 'Nothing flashes.', { byHand: 'As for 2.3.1.' }),
  aaa('2.3.3', 'Animation from Interactions', 'Who asks for less motion gets none.', {
    tests: [browser('states/comfort-motion', 'nothing moves by itself')],
  }),
  a('2.4.1', 'Bypass Blocks', 'The first stop of every page is a skip link; landmarks and headings lead on.', {
    tests: [browser('states/navigation', 'The skip link leads into the main part'), everyPage],
  }),
  a('2.4.2', 'Page Titled', 'Each page has a title of its own that names its subject and the company.', {
    tests: [
      spec('2-routes', 'exists in its language, with one h1, a title and a description'),
      spec('2-routes', 'no two pages of any language have the same'),
      spec('2-not-found', 'its title contains its heading'),
    ],
    byHand: 'Listed the titles of all 64 documents: no two are the same.',
  }),
  a(
    '2.4.3',
    'Focus Order',
    'The focus follows the document. After a turn of the page it is in the main part, after Show all on the first new card, after a dialog where it was before.',
    {
      tests: [
        everyStop,
        browser('states/navigation', 'A link loads no document'),
        browser('states/show-all', 'with the focus on its first card'),
        browser('states/copying', 'a dialog shows the text, selected'),
      ],
    },
  ),
  a('2.4.4', 'Link Purpose (In Context)', 'Links are named by where they lead; a card’s link is its heading.', {
    tests: [everyPage, browser('links', 'Every internal link leads to a page that exists')],
    byHand: 'Listed the names of links on all 64 documents: on no page do two links of the same name lead to different places.',
  }),
  aa(
    '2.4.5',
    'Multiple Ways',
    'Every page can be reached by the navigation or the footer and by the index of its kind; industry and service pages also by the page before them.',
    {
      tests: [
        browser('links', 'Following the links from the home page leads to every page of every language'),
        spec('2-footer', 'links to these pages in this order'),
      ],
      byHand:
        'Followed the ways to an industry page: navigation and index, Home and its list, Next industry. The legal pages are linked in the footer of every page. There is no search and no page that lists all pages.',
    },
  ),
  aa('2.4.6', 'Headings and Labels', 'Headings say what their section is about; buttons say what they do.', {
    byHand:
      'Read the headings of one page of each kind in English and in Chinese, and the names of all buttons in the keyboard map. The four buttons “Copy text” on Contact are told apart by the name of their template, which is read out and not shown; each stands beside the template’s own button.',
  }),
  aa('2.4.7', 'Focus Visible', 'A ring of 3 px is drawn around what has the focus; a card’s link has it around the card.', {
    tests: [everyStop],
    byHand:
      'Read the keyboard map: every stop has its ring. Looked at the ring of the skip link, of a card and of a link in the footer, at 1280 px in light.',
  }),
  aaa('2.4.8', 'Location', 'A breadcrumb on every page but Home and the not-found page, and the current item of the navigation.', {
    tests: [spec('2-shared-chrome', 'the navigation marks the page itself with “page”')],
  }),
  aaa('2.4.9', 'Link Purpose (Link Only)', 'Every link is named by where it leads.', { byHand: 'As for 2.4.4.' }),
  aaa('2.4.10', 'Section Headings', 'Every section has a heading.', {
    tests: [browser('no-script', 'heading, sections, year, mail links')],
  }),
  aa(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'Header, contact bar, notifications and the offer of the other language leave what has the focus in sight. The menu of narrow screens closes when Tab leads out of it; without script it stays open until Escape, which the criterion allows, as the visitor has opened it.',
    {
      byHand: 'Opened the menu at 375 px and went on with Tab beyond its last link, with script and without.',
      tests: [
        everyStop,
        browser('states/contact-bar', 'covers neither the focus nor the end'),
        browser('states/language-offer', 'it can be dismissed for good, and hides no focus'),
        browser('chrome', 'Moving the focus out of it closes it, and nothing covers the focus'),
      ],
    },
  ),
  aaa('2.4.12', 'Focus Not Obscured (Enhanced)', 'No part of what has the focus is covered on the pages walked.', {
    tests: [everyStop, browser('states/contact-bar', 'covers neither the focus nor the end')],
  }),
  aaa('2.4.13', 'Focus Appearance', 'A ring of 3 px at 3:1 against the grounds it stands on.', {
    tests: [everyStop, guard('contrast', 'reaches 3:1')],
  }),
  a('2.5.1', 'Pointer Gestures', 'Swiping a notification away is the only gesture; its button does the same.', {
    tests: [
      browser('states/notifications-dismissed', 'by their button, one at a time'),
      browser('states/notifications-dismissed', 'by swiping them away'),
    ],
  }),
  a(
    '2.5.2',
    'Pointer Cancellation',
    'Links and buttons act when they are let go, as the browser has it. A notification that was moved a little goes back.',
    {
      tests: [browser('states/notifications-dismissed', 'a small movement leaves them where they are')],
    },
  ),
  a('2.5.3', 'Label in Name', 'The name that is read out begins with the words that are shown.', {
    tests: [everyPage],
    byHand:
      'Listed every link and button with a name of its own on all 64 documents: the wordmark alone, the company’s name read with “, home page” behind it.',
  }),
  a('2.5.4', 'Motion Actuation', noMotion, absent),
  aaa(
    '2.5.5',
    'Target Size (Enhanced)',
    'Links of the footer, terms in tables and links in text are smaller than 44 by 44 px; the keyboard map has every size.',
    { term: 'Does Not Support' },
  ),
  aaa('2.5.6', 'Concurrent Input Mechanisms', 'Keyboard, mouse, pen and finger can be used by turns.', {
    tests: [
      browser('states/notifications-dismissed', 'by swiping them away'),
      browser('states/tooltips', 'A tap opens one within the window'),
    ],
  }),
  aa('2.5.7', 'Dragging Movements', 'Swiping a notification away is the only movement of the kind; its button does the same.', {
    tests: [browser('states/notifications-dismissed', 'by their button, one at a time')],
  }),
  aa(
    '2.5.8',
    'Target Size (Minimum)',
    'Every target that does not stand in a sentence is 24 by 24 px or more, or has as much room around its middle: the links in the comparison of lead times are 18 px high.',
    {
      tests: [everyStop, everyPage],
      byHand: 'Read the sizes in the keyboard map.',
    },
  ),
];
