/** What the visitor has chosen, in localStorage. */
export const choices = {
  /** The language chosen with the switch, by its tag. */
  storageLanguage: 'language',
  /** That the offer of that language was dismissed. */
  storageOffer: 'language-offer',
  /** Light or dark, if chosen. */
  storageScheme: 'color-scheme',
} as const;

export type Choice = (typeof choices)[keyof typeof choices];

/** Every key the site may write in the visitor's browser. The Cookie Policy names each one. */
export const storage = {
  ...choices,
  /** sessionStorage: scroll positions, written by TanStack Router. */
  storageScroll: 'tsr-scroll-restoration-v1_3',
} as const;
