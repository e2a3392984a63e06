import type { Input } from '../../../kernel/input/object.js';
import type { StoredCollection } from '../../../shop/catalog-v1/collection.js';
import { initialDate, listOf, objectOf, readImage, textOf } from '../read-values.js';

/** Reads a collection of Catalog V1 in the format of the platform. */
export const readCollection = (input: Input): StoredCollection => ({
  id: textOf(input['id']),
  name: textOf(input['name']),
  slug: textOf(input['slug']),
  description: textOf(input['description']),
  visible: input['visible'] !== false,
  media: listOf(objectOf(input['media'])['items']).flatMap(readImage),
  lastUpdated: textOf(input['lastUpdated'], initialDate),
});
