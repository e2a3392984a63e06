import type { Input } from '../../../kernel/input/object.js';
import type { StoredCollection } from '../../../shop/catalog-v1/collection.js';
import { initialDate, toList, toObject, readImage, toText } from '../read-values.js';

/** Reads a collection of Catalog V1 in the format of the platform. */
export const readCollection = (input: Input): StoredCollection => ({
  id: toText(input['id']),
  name: toText(input['name']),
  slug: toText(input['slug']),
  description: toText(input['description']),
  visible: input['visible'] !== false,
  media: toList(toObject(input['media'])['items']).flatMap(readImage),
  lastUpdated: toText(input['lastUpdated'], initialDate),
});
