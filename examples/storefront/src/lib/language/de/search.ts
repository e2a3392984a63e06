import type { Texts } from '../use-texts.js';

const products = (count: number): string => (count === 1 ? '1 Produkt' : `${count} Produkte`);

/** Texts of the search. */
export const search: Texts['search'] = {
  title: 'Suche',
  titleOf: (words) => `Suche: ${words}`,
  description: 'Durchsuche den Shop.',
  label: 'Suche nach',
  placeholder: 'Wonach suchst du?',
  suggestions: 'Vorschläge',
  seeAll: (count) => `Alle ${count} ansehen`,
  failed: 'Die Suche hat nicht geklappt. Bitte versuch es noch einmal.',
  looking: 'Suche läuft …',
  nothing: 'Nichts gefunden.',
  found: products,
  similar: (words, count) => `Nichts gefunden zu „${words}“. Ähnlich: ${products(count)}`,
  lookingFor: 'Suche nach []',
  typeWord: 'Gib ein Wort für das ein, was du suchst.',
  similarTitle: (words) => `Nichts gefunden zu „${words}“. Das hier ist ähnlich.`,
  nothingFor: (words) => `Nichts gefunden zu „${words}“`,
  tooLong: (maxLength) => `Eine Suche kann höchstens ${maxLength} Zeichen haben. Bitte nimm weniger Wörter.`,
  simplerWord: 'Versuch es mit einem kürzeren oder einfacheren Wort.',
};
