import { storageLanguage, storageOffer, storageScheme } from '../contract.ts';

/** The keys in localStorage that hold the visitor's choices. */
export const choices = { storageLanguage, storageOffer, storageScheme } as const;

/** Every key the site may write in the visitor's browser. The Cookie Policy names each one. */
export const storage = {
  ...choices,
  /** sessionStorage: scroll positions, written by TanStack Router. */
  storageScroll: 'tsr-scroll-restoration-v1_3',
} as const;
