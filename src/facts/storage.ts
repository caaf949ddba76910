/** Every key the site may write in the visitor's browser. The Cookie Policy names each one. */
export const storage = {
  /** localStorage: the language chosen with the switch. */
  storageLanguage: 'language',
  /** localStorage: that the offer of that language was dismissed. */
  storageOffer: 'language-offer',
  /** localStorage: light or dark, if chosen. */
  storageScheme: 'color-scheme',
  /** sessionStorage: scroll positions, written by TanStack Router. */
  storageScroll: 'tsr-scroll-restoration-v1_3',
} as const;
