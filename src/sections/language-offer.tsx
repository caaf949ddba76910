import { choices } from '../facts/storage';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages';
import { listOfLanguages } from '../i18n/list-of-languages';
import { dataAddress, fetchPageData } from '../i18n/page-data';
import { pathIn } from '../i18n/path-in';
import classes from './language-offer.module.css';
import { late } from './late';
import { remember, remembered } from './remembered';
import { useAddressIn } from './use-address-in';
import { useLanguage } from './use-language';

interface Offer {
  other: Language;
  words: { text: string; link: string; dismiss: string };
}

/** Offers the language chosen before to a visitor who has landed on another. The words come from the page it leads to. */
export function LanguageOffer() {
  const { language, languages } = useLanguage();
  const addressIn = useAddressIn();
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const chosen = remembered(choices.storageLanguage);
    if (!chosen || chosen === language.tag || remembered(choices.storageOffer)) return;
    // An offer that cannot be read is not made.
    readOffer(chosen, languages).then(setOffer, () => {});
  }, [language, languages]);

  if (!offer) return null;
  const { other, words } = offer;
  return (
    // Hidden until its styles have come, which show it: without them it would push the page.
    <aside hidden className={classes.offer} lang={other.tag} aria-label={words.text}>
      <p>{words.text}</p>
      <a href={addressIn(other)} hrefLang={other.code}>
        {words.link}
      </a>
      <button
        type="button"
        onClick={() => {
          remember(choices.storageOffer, 'dismissed');
          setOffer(null);
          // What had the focus goes.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        {words.dismiss}
      </button>
    </aside>
  );
}

/** The offer of the language with that tag, if there is one. */
async function readOffer(chosen: string, named: readonly Language[]): Promise<Offer | null> {
  const list = dataAddress(listOfLanguages.base);
  const languages = named.length ? named : await late(list, async () => (await fetch(list)).json() as Promise<Language[]>);
  const other = languages.find(({ tag }) => tag === chosen);
  if (!other) return null;
  const address = dataAddress(pathIn(other, '/'));
  const { copy } = await late(`offer ${address}`, () => fetchPageData(address));
  return { other, words: (copy.live as unknown as { offer: Offer['words'] }).offer };
}
