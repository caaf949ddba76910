import { choices } from '../facts/storage';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages';
import { dataAddress, fetchPageData } from '../i18n/page-data';
import { pathIn } from '../i18n/path-in';
import classes from './language-offer.module.css';
import { late } from './late';
import { remember, remembered } from './remembered';
import { useAddressIn } from './use-address-in';
import { useLanguage } from './use-language';

interface Words {
  text: string;
  link: string;
  dismiss: string;
}

/** Offers the language chosen before to a visitor who has landed on another. The words come from the page it leads to. */
export function LanguageOffer() {
  const { language, languages } = useLanguage();
  const addressIn = useAddressIn();
  const [offer, setOffer] = useState<{ other: Language; words: Words } | null>(null);

  useEffect(() => {
    const chosen = remembered(choices.storageLanguage);
    const other = languages.find(({ code }) => code === chosen);
    if (!other || other.code === language.code || remembered(choices.storageOffer)) return;
    const address = dataAddress(pathIn(other, '/'));
    late(`offer ${address}`, () => readOffer(address)).then(
      (words) => setOffer({ other, words }),
      () => {}, // An offer that cannot be read is not made.
    );
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

async function readOffer(address: string): Promise<Words> {
  const { copy } = await fetchPageData(address);
  return (copy.live as unknown as { offer: Words }).offer;
}
