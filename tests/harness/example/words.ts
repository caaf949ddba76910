import type { Code } from './bakery.ts';

/** The specification’s literals, by requirement. A language that leaves one out does not compile. */
interface Words {
  '1.nav.1': Record<'/' | '/bread' | '/contact', string>;
  '1.intro.1': Record<'/' | '/bread' | '/contact', string>;
  '1.order.1': Record<'link' | 'subject', string>;
}

export const wordsIn: Record<Code, Words> = {
  en: {
    '1.nav.1': { '/': 'Home', '/bread': 'Our Bread', '/contact': 'Find Us' },
    '1.intro.1': {
      '/': 'A bakery at the harbor, open on weekdays.',
      '/bread': 'We bake four kinds of bread, delivered within one day on weekdays.',
      '/contact': 'Write to us for an order.',
    },
    '1.order.1': { link: 'Order by Email', subject: 'Bread order' },
  },
  de: {
    '1.nav.1': { '/': 'Startseite', '/bread': 'Unser Brot', '/contact': 'So finden Sie uns' },
    '1.intro.1': {
      '/': 'Eine Bäckerei am Hafen, werktags geöffnet.',
      '/bread': 'Wir backen vier Sorten Brot und liefern werktags binnen eines Tages.',
      '/contact': 'Schreiben Sie uns für eine Bestellung.',
    },
    '1.order.1': { link: 'Per E-Mail bestellen', subject: 'Brotbestellung' },
  },
};
