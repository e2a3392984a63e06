import catalog from './catalog.csv?raw';
import collections from './collections.json?raw';
import coupons from './coupons.json?raw';
import giftCards from './gift-cards.json?raw';
import members from './members.json?raw';
import pictures from './pictures.json?raw';
import products from './products.json?raw';
import reviews from './reviews.json?raw';
import subscriptions from './subscriptions.json?raw';

/** Product file of the demo shop, in the platform's CSV format. */
export const catalogCsv: string = catalog;

/** Contents of the demo shop's JSON files. */
export const json: Readonly<
  Record<
    'collections' | 'coupons' | 'giftCards' | 'members' | 'pictures' | 'products' | 'reviews' | 'subscriptions',
    string
  >
> = { collections, coupons, giftCards, members, pictures, products, reviews, subscriptions };
