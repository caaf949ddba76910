import { a, aa, aaa, absent, browser, comfort, everyPage, everyStop, guard, noForm, unjudged } from './write.ts';

const noMedia = 'The site has no audio and no video.';
const noFields = 'The site has no form, and asks a visitor for nothing.';

export const perceivable = [
  a(
    '1.1.1',
    'Non-text Content',
    'The world map on Home is named “World map of the eight hubs”, and hubs and lanes stand beside it in words. All other drawings are ornament and hidden from assistive technology: pictograms stand beside the word that they illustrate, scales and the map of regions repeat numbers and lists that are text.',
    {
      tests: [everyPage],
      byHand:
        'Listed every picture of all 62 pages and of both not-found pages that is not hidden from assistive technology: the map on Home alone, in both languages. Compared the hidden ones on Home, an industry page and Global Reach with the text around them: nothing is said by a drawing only.',
    },
  ),
  a('1.2.1', 'Audio-only and Video-only (Prerecorded)', noMedia, absent),
  a('1.2.2', 'Captions (Prerecorded)', noMedia, absent),
  a('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', noMedia, absent),
  aa('1.2.4', 'Captions (Live)', noMedia, absent),
  aa('1.2.5', 'Audio Description (Prerecorded)', noMedia, absent),
  aaa('1.2.6', 'Sign Language (Prerecorded)', noMedia, absent),
  aaa('1.2.7', 'Extended Audio Description (Prerecorded)', noMedia, absent),
  aaa('1.2.8', 'Media Alternative (Prerecorded)', noMedia, absent),
  aaa('1.2.9', 'Audio-only (Live)', noMedia, absent),
  a(
    '1.3.1',
    'Info and Relationships',
    'Headings, lists, tables with headers, description lists and landmarks are written as such. The tables of Incoterms stay tables on a narrow screen.',
    {
      tests: [everyPage, browser('no-script', 'heading, sections, year, mail links')],
      byHand:
        'Read the outline of headings of all 64 documents: one of the first level each, none skips a level. Read the landmarks and their names on one page of each kind. Read lists and tables on Home, an industry page, Contact and Compliance.',
    },
  ),
  a('1.3.2', 'Meaningful Sequence', 'The order of the document is the order of reading; styles move nothing to another place.', {
    tests: [everyStop],
    byHand:
      'Compared the order of headings in the document with screenshots at 320 and 1280 px of Home, an industry page, Contact, Compliance and Global Reach.',
  }),
  a('1.3.3', 'Sensory Characteristics', 'No instruction depends on shape, colour, size, place or sound alone.', {
    byHand:
      'Searched the English copy for words of place, colour and shape. “Above” and “below” stand in five places, each time for what follows in the document as well; the dialog’s “selected below” means its only text field, which has a name and the focus.',
  }),
  aa('1.3.4', 'Orientation', 'Nothing asks for an orientation of the screen.', {
    tests: [browser('states/contact-bar', 'covers neither the focus nor the end')],
    byHand: 'Searched styles and scripts: none names an orientation. Opened an industry page at 640 × 400 and at 320 × 256.',
  }),
  aa('1.3.5', 'Identify Input Purpose', noFields, { ...absent, tests: [noForm] }),
  aaa('1.3.6', 'Identify Purpose', 'Landmarks are marked; whether icons and links could be personalised was not judged.', unjudged),
  a(
    '1.4.1',
    'Use of Color',
    'Links in text are underlined, the current page is bold and underlined and marked for assistive technology, a pressed button differs by its ground. The map of regions is coloured; the same regions and countries stand below it as lists.',
    {
      tests: [everyPage],
      byHand:
        'Looked at Home, an industry page, Contact and Global Reach in light and dark: nothing is told by a colour alone that is not in words beside it.',
    },
  ),
  a('1.4.2', 'Audio Control', noMedia, absent),
  aa('1.4.3', 'Contrast (Minimum)', 'All pairs of text and ground are chosen for 7:1 and held by a guard in light and in dark.', {
    tests: [everyPage, guard('contrast', 'reaches 7:1')],
    byHand:
      'Measured, pixel by pixel, what the scan could not judge in the hero of Home: nothing over the map is under 7:1. Looked at the text that header, contact bar, notification or tooltip lay upon. See the questions in the audit.',
  }),
  aa(
    '1.4.4',
    'Resize Text',
    'At 200 % in the browser the page is laid out as on a narrow screen. With only the letters doubled by a style of the visitor’s own at 1280 px, nothing is lost either, but the header takes 528 of 800 px and stays in place; letters doubled in the settings of the browser bring the menu button instead.',
    {
      tests: [comfort, browser('states/comfort-letters', 'nothing is cut off, covered or too wide')],
      byHand:
        'Opened an industry page at 640 × 400, which is 1280 × 800 at 200 %. Looked at Home, an industry page, Contact and Global Reach with the root’s letters doubled at 1280 px: the ornamental scale in the table of Incoterms reaches beyond its card; no text does.',
    },
  ),
  aa('1.4.5', 'Images of Text', 'There is no picture of text.', {
    byHand: 'Looked at every kind of page: drawings have no letters in them; the wordmark is text beside a drawing.',
  }),
  aaa('1.4.6', 'Contrast (Enhanced)', 'Text reaches 7:1 in light and in dark, also upon the land of the map.', {
    byHand:
      'Measured every ground behind the hero’s text, pixel by pixel, in both languages, at 375 and 1280 px, in light and dark; the lead, then 6.4:1 upon land, has the darkest ink since.',
    tests: [guard('contrast', 'reaches 7:1')],
  }),
  aaa('1.4.7', 'Low or No Background Audio', noMedia, absent),
  aaa('1.4.8', 'Visual Presentation', 'Colours of ground and text can only be chosen as light or dark; the rest was not judged.', unjudged),
  aaa('1.4.9', 'Images of Text (No Exception)', 'There is no picture of text.', { byHand: 'As for 1.4.5.' }),
  aa('1.4.10', 'Reflow', 'At 320 px nothing has to be scrolled sideways.', {
    tests: [everyPage, comfort],
    byHand:
      'Looked at Home and an industry page in both languages, and at Contact, Compliance (English) and Global Reach (Chinese), at 320 × 256 px: one column, nothing cut off, the contact bar stands in the page instead of at its bottom edge.',
  }),
  aa('1.4.11', 'Non-text Contrast', 'Edges of controls and rings of focus reach 3:1 against every ground they stand on.', {
    tests: [guard('contrast', 'reaches 3:1')],
    byHand:
      'Looked at buttons, the pressed appearance button and the map of hubs in light and dark, and at rings of focus in light. The coloured regions of the other map are ornament, as their lists say the same.',
  }),
  aa(
    '1.4.12',
    'Text Spacing',
    'Nothing is lost with the spacing of the criterion; where the parts of the header find no room beside each other, they stand in two lines.',
    {
      tests: [comfort],
      byHand:
        'Looked at Home, Global Reach and About in English and at an industry page, Contact and Services in Chinese at 375 px, and measured the width of About in both languages at 19 widths from 320 to 1280 px.',
    },
  ),
  aa(
    '1.4.13',
    'Content on Hover or Focus',
    'Tooltips stay while they or their term are pointed at, close by Escape alone, and go with pointer or focus. Notifications expand in the same manner.',
    {
      tests: [
        browser('states/tooltips', 'They stay while the pointer is on their text'),
        browser('states/tooltips', 'Escape closes them alone'),
        browser('states/notifications', 'They expand while pointed at and while they have the focus'),
      ],
    },
  ),
];
