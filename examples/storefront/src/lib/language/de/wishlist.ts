import type { Texts } from '../use-texts.js';

/** Texts of the wishlist. */
export const wishlist: Texts['wishlist'] = {
  description: 'Produkte, die du dir in diesem Browser gemerkt hast.',
  needsScripts: 'Die Merkliste liegt in deinem Browser, der dafür JavaScript braucht.',
  products: 'Gemerkte Produkte',
  empty: 'Noch nichts gemerkt',
  emptyText: 'Das Herz an einem Produkt merkt es hier, in diesem Browser, ohne Kundenkonto.',
  gone: (count) =>
    count === 1
      ? 'Ein Produkt, das du dir gemerkt hast, gibt es nicht mehr.'
      : `${count} Produkte, die du dir gemerkt hast, gibt es nicht mehr.`,
  remove: 'Von der Liste nehmen',
};
