import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { collections } from '../../../shop/catalog-v1/collection.js';
import { findCollection, writableCollection } from '../find-collection.js';
import { collectionSizes } from '../collection-sizes.js';
import { freeSlug } from '../../../shop/slugs/slug.js';
import { formatCollection } from '../format-collection.js';
import { readCollection } from './read-collection.js';

/** Updates the given fields of a collection. The slug of the collection of all products cannot change. */
export const updateCollectionRoute = route({
  id: 'stores.products.updateCollection',
  method: 'PATCH',
  paths: ['/stores/v1/collections/{collection.id}', '/v1/collections/{collection.id}'],
  access: 'merchant',
  handle: (context) => {
    const { clock, origin, tenant } = context;
    const collection = findCollection(context, context.params['collection.id']);
    const reader = new FieldReader();
    const change = { ...collection, ...readCollection(reader, bodyObject(reader, context.body, 'collection')) };
    reader.check();
    if (change.slug !== collection.slug) writableCollection(collection);
    const slugs = Array.from(collections(tenant).values(), (other) => other.slug);
    const slug = freeSlug(change.slug, slugs, collection.slug);
    const saved = collections(tenant).put({ ...change, slug, lastUpdated: clock.now().toISOString() });
    return { collection: formatCollection(saved, collectionSizes(context).get(saved.id) ?? 0, origin) };
  },
});
