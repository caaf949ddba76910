/** What a person says of something that axe could not judge. */
export interface Answer {
  rule: string;
  /** Kinds of elements, as the audit names them. */
  elements: readonly string[];
  /** Words of axe’s reason. */
  why: string;
  answer: string;
}

const shownElsewhere = (element: string, answer: string): Answer => ({
  rule: 'hidden-content',
  elements: [element],
  why: 'hidden content',
  answer,
});

const inTheHero = [
  'h1 in div.home-hero_inner',
  'p.home-hero_lead',
  'dt in dl.home-hero_figures',
  'dd in dl.home-hero_figures',
  'a.action-link_action',
];

const onTheMap =
  'The map of the hero lies behind the text, which axe takes for upon it. The ground behind every line was measured pixel by pixel, in both languages, at 375, 768, 1280 and 1920 px, in light and dark: all of it reaches 7:1.';

const arrow: Omit<Answer, 'rule'> = {
  elements: ['span in span.way-on_link'],
  why: 'only non-text characters',
  answer:
    'The arrow behind a link’s words, hidden from assistive technology. It is ornament, and of the link’s own colour, which reaches 7:1.',
};

/** In the order of the report. Whoever answers has looked. */
export const answers: readonly Answer[] = [
  { rule: 'color-contrast', elements: inTheHero, why: 'overlapped by another element', answer: onTheMap },
  {
    rule: 'color-contrast',
    elements: ['span in div.tooltip_tip'],
    why: 'partially overlaps',
    answer:
      'The words of the open tooltip, paper upon ink, which the guard of contrast holds at 7:1. Its ground is opaque, whatever it lies upon.',
  },
  {
    rule: 'color-contrast',
    elements: [
      'h3 in ul.entries_entries',
      'p in ul.entries_entries',
      'p in ul.machinery-parts_categories',
      'li in ul.machinery-parts_categories',
      'button.term_term',
    ],
    why: 'overlapped by another element',
    answer:
      'The contact bar at the bottom of the window lies upon the text while the page stands still. It is opaque, and the text comes out from under it when the page is scrolled; it is then one of the pairs of colours that the guard of contrast holds at 7:1.',
  },
  {
    rule: 'color-contrast',
    elements: ['a in ul.index-list_list', 'p in ul.index-list_list', 'p in div.site-footer_company'],
    why: 'overlapped by another element',
    answer:
      'The page is scrolled, or a notification is shown, and header or notification lie upon a line of text. Both are opaque; the line comes out from under them by scrolling or when the notification goes, in colours that the guard of contrast holds at 7:1.',
  },
  {
    rule: 'color-contrast',
    elements: [
      'small.incoterm-table_name',
      'span.incoterm-table_name',
      'td in table.incoterm-table_table',
      'th in table.incoterm-table_table',
      'button.term_term',
    ],
    why: 'overlapped by another element',
    answer: 'The open tooltip lies upon it. It is opaque, and Escape takes it away.',
  },
  {
    rule: 'color-contrast',
    elements: ['span in p.opening-now_now'],
    why: 'partially overlaps',
    answer:
      'The hour where the visitor is. Its third line takes part of the room below its section’s text, on the ground of that section, where the guard of contrast holds its colour at 7:1.',
  },
  {
    rule: 'color-contrast',
    elements: ['text.name in div.drawing_drawing', 'text.code in div.drawing_drawing'],
    why: 'overlapped by another element',
    answer:
      'The names of the hubs upon the map, each with a border of the sea’s colour. Measured in the picture, at 1280 px: 8.8:1 upon land in light and 8.0:1 in dark, and more upon the sea.',
  },
  { rule: 'color-contrast', ...arrow },
  { rule: 'color-contrast-enhanced', ...arrow },
  shownElsewhere('button.site-header_toggle', 'The menu button of narrow screens, scanned at 375 px.'),
  shownElsewhere(
    'nav.site-header_menu',
    'The closed menu; it is scanned in the state “menu open”, and at 1280 px, where it is always open.',
  ),
  shownElsewhere(
    'span.language-switch_languages',
    'The language switch within the menu of narrow screens; it is scanned in the state “menu open” at 375 px.',
  ),
  shownElsewhere('p.contact-bar_text', 'The line in the contact bar of wide screens, scanned at 1280 px; narrow screens go without it.'),
  shownElsewhere(
    'text.world-map_label',
    'The names of the hubs upon the map of wide screens, scanned at 1280 px; the list below the map has them too.',
  ),
  shownElsewhere(
    'thead in table.incoterm-table_table',
    'On a narrow screen each cell says what it is of by itself; the header is scanned at 1280 px.',
  ),
  shownElsewhere(
    'span in button.action-link_action',
    'The word of a copy button that is not its present one; “Copied” is scanned in the state “copied”.',
  ),
];
