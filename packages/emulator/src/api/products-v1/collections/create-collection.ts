import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { newId } from '../../../kernel/state/ids.js';
import { collections } from '../../../shop/catalog-v1/collection.js';
import { freeSlug, slugOf } from '../../../shop/slugs/slug.js';
import { formatCollection } from '../format-collection.js';
import { readCollection } from './read-collection.js';

/** Creates an empty collection. It is visible by default. */
export const createCollectionRoute = route({
  id: 'stores.products.createCollection',
  method: 'POST',
  paths: ['/stores/v1/collections', '/v1/collections'],
  access: 'merchant',
  handle: (context) => {
    const { clock, origin, tenant } = context;
    const reader = new FieldReader();
    const input = bodyObject(reader, context.body, 'collection');
    const { name = '', slug, ...more } = readCollection(reader, input);
    if (isMissing(input['name'])) reader.missing('collection.name');
    reader.check();
    const slugs = Array.from(collections(tenant).values(), (collection) => collection.slug);
    const collection = collections(tenant).put({
      id: newId(),
      name,
      description: '',
      visible: true,
      media: [],
      ...more,
      slug: freeSlug(slug ?? (slugOf(name) || 'collection'), slugs),
      lastUpdated: clock.now().toISOString(),
    });
    return { collection: formatCollection(collection, 0, origin) };
  },
});
