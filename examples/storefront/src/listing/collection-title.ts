import type { Collection } from '@cartwright/react/queries';
import type { Texts } from '../lib/language/use-texts.js';

/** Title of a collection's page. The built-in collection of all products has a name of the store's. */
export const collectionTitle = ({ name, slug }: Collection, { everything }: Texts['app']): string =>
  slug === 'all-products' ? everything : name;
