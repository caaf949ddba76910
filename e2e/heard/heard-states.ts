/** The states of `e2e/audit/states.ts` in which words are heard that the page does not say otherwise, each with its transcript. */
export const heardStates = {
  'menu open': 'states/menu-open.txt',
  'show all opened': 'states/show-all-opened.txt',
  copied: 'states/copied.txt',
  'one notification': 'states/one-notification.txt',
  'tooltip open': 'states/tooltip-open.txt',
  'copying refused: dialog': 'states/copying-refused-dialog.txt',
  'other language offered': 'states/other-language-offered.txt',
  'error screen': 'states/error-screen.txt',
} as const;
