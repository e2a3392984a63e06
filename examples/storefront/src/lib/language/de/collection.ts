import type { Texts } from '../use-texts.js';

const products = (count: number): string => (count === 1 ? '1 Produkt' : `${count} Produkten`);

/** Texts of collections, product listings and their filters. */
export const collection: Texts['collection'] = {
  titleOfPage: (title, page) => `${title}, Seite ${page}`,
  pieces: (count) => `${count} Stück`,
  empty: 'Hier ist noch nichts',
  emptyText: 'Diese Kollektion ist noch leer. Bald kommt etwas; bis dahin gibt es anderswo genug.',
  products: 'Produkte',
  filters: 'Filter',
  skip: 'Zu den Produkten springen',
  filter: 'Filtern',
  showResults: 'Ergebnisse zeigen',
  sort: 'Sortieren',
  sorts: {
    featured: 'Empfohlen',
    newest: 'Neueste',
    'price-low': 'Preis, aufsteigend',
    'price-high': 'Preis, absteigend',
    name: 'Name, A bis Z',
  },
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  onSale: 'Reduziert',
  price: 'Preis',
  lowest: 'Von',
  highest: 'Bis',
  upTo: (price) => `Bis ${price}`,
  fromPrice: (price) => `Ab ${price}`,
  between: (min, max) => `${min} bis ${max}`,
  kind: 'Art',
  kinds: { physical: 'Dinge', digital: 'Downloads' },
  apply: 'Anwenden',
  removeFilter: (label) => `Filter entfernen: ${label}`,
  clear: 'Filter zurücksetzen',
  noneYet: 'Bis jetzt nichts gefunden',
  noneYetText: (count) =>
    `Unter den ersten ${products(count)} passt keins zu allem, was du gewählt hast. Such weiter, oder nimm einen Filter weg.`,
  none: 'Nichts passt zu allem',
  noneText: 'Kein Produkt hier passt zu allem, was du gewählt hast. Nimm einen Filter weg, oder alle.',
  showing: (shown, total, searched) =>
    [
      `${shown}${total === undefined ? '' : ` von ${total}`} gezeigt`,
      ...(searched === undefined ? [] : [`gefunden unter den ersten ${products(searched)}`]),
    ].join(', '),
  showMore: 'Mehr zeigen',
  lookThrough: 'Weitersuchen',
};
