import { storageLanguage, storageOffer } from '../contract.ts';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { dataAddress, fetchPageData } from '../i18n/page-data.ts';
import type { SharedCopy } from '../i18n/resources.ts';
import { pathIn } from '../i18n/path-in.ts';
import * as classes from './language-offer.module.css';
import { ignoreSecondClick } from '../behaviour/ignore-second-click.ts';
import { loadRetrying } from '../behaviour/late.ts';
import { forget, languageToOffer, remember } from '../behaviour/remembered.ts';
import { useAddressIn } from '../i18n/use-address-in.ts';
import { useLanguage } from '../i18n/use-language.ts';

interface Offer {
  other: Language;
  words: SharedCopy['live']['offer'];
}

/** Offers the stored language on a page in another one (10.offer.1). Its text comes from the page data of the offered language. */
export function LanguageOffer() {
  const { language, languages } = useLanguage();
  const addressIn = useAddressIn();
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const chosen = languageToOffer(language.tag);
    // If the text cannot be loaded, there is no offer.
    if (chosen) readOffer(chosen, languages).then(setOffer, () => {});
  }, [language, languages]);

  if (!offer) return null;
  const { other, words } = offer;
  return (
    // Hidden until the late style sheet shows it: unstyled it would cause a layout shift.
    <aside hidden className={classes.offer} lang={other.tag} aria-label={words.text}>
      <p>{words.text}</p>
      <a href={addressIn(other)} hrefLang={other.code} lang={other.tag}>
        {words.link}
      </a>
      <button
        type="button"
        onClick={() => {
          remember(storageOffer, 'dismissed');
          setOffer(null);
          ignoreSecondClick();
          // The button that had the focus is removed.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        {words.dismiss}
      </button>
    </aside>
  );
}

/** The offer of the language with the BCP 47 tag `chosen`; null if the site does not have it. */
async function readOffer(chosen: string, languages: readonly Language[]): Promise<Offer | null> {
  const other = languages.find(({ tag }) => tag === chosen);
  // The site no longer has this language. If it stayed stored, every page would load the client because of it.
  if (!other) {
    forget(storageLanguage);
    return null;
  }
  const address = dataAddress(pathIn(other, '/'));
  const { copy } = await loadRetrying(`offer ${address}`, () => fetchPageData(address));
  return { other, words: (copy.live as SharedCopy['live']).offer };
}
