import { collectionSizes } from '../collection-sizes.js';
import { findCollection, writableCollection } from '../find-collection.js';
import { formatCollection } from '../format-collection.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { QueryFields } from '../../../kernel/query/field.js';
import { type QuerySource, runQuery } from '../../../kernel/query/run-query.js';
import { runStringQuery } from '../../../kernel/query/run-string-query.js';
import { newId } from '../../../kernel/state/ids.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { collections, type StoredCollection } from '../../../shop/catalog-v1/collection.js';
import { products, type StoredProduct } from '../../../shop/catalog-v1/product.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { freeSlug, toSlug } from '../../../shop/slugs/slug.js';

/** The fields of a collection that a merchant writes. */
type CollectionChange = Partial<Pick<StoredCollection, 'description' | 'name' | 'slug' | 'visible'>>;

function readSlug(reader: FieldReader, value: unknown): string | undefined {
  const slug = reader.string(value, 'collection.slug', { min: 1, max: 100 });
  if (slug === undefined || /^[\p{Letter}\p{Mark}\p{Number}_-]+$/u.test(slug)) return slug;
  return reader.addViolation('collection.slug', 'must be letters, digits, - and _', 'FORMAT');
}

/** Reads the fields of a collection. Read-only fields are ignored. */
function readCollection(reader: FieldReader, input: Input): CollectionChange {
  const fields = {
    name: reader.string(input['name'], 'collection.name', { min: 1, max: 50 }),
    description: reader.string(input['description'], 'collection.description', { max: 600 }),
    slug: readSlug(reader, input['slug']),
    visible: reader.boolean(input['visible'], 'collection.visible'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * Returns the products whose ids a body has.
 *
 * @throws {ValidationError} for anything but a list of at most 1,000 different ids
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND` if one of them does not exist
 */
function requireProducts({ body, tenant }: RouteContext): StoredProduct[] {
  const reader = new FieldReader();
  const ids = reader.ids(isObject(body) ? body['productIds'] : undefined, 'productIds', { max: 1000 });
  reader.check();
  const missing = ids.filter((id) => !products(tenant).get(id));
  if (missing.length > 0) {
    const description = 'Some products were not found. See productIds.';
    throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', description, { productIds: missing.slice(0, 100) });
  }
  return ids.flatMap((id) => products(tenant).get(id) ?? []);
}

const collectionFields: QueryFields<StoredCollection> = new Map([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['name', { type: 'string', sortable: true, read: ({ name }) => name }],
]);

const createSource = ({ tenant }: RouteContext): QuerySource<StoredCollection> => ({
  entity: 'collection',
  fields: collectionFields,
  documents: collections(tenant).values(),
});

const formatCollections = (context: RouteContext, items: readonly StoredCollection[]): object[] => {
  const sizes = collectionSizes(context);
  return items.map((collection) => formatCollection(collection, sizes.get(collection.id) ?? 0, context.origin));
};

const queryCollections = (context: RouteContext, input: unknown): object => {
  const { items, metadata } = runQuery(createSource(context), isObject(input) ? input['query'] : undefined);
  return { collections: formatCollections(context, items), metadata };
};

/** Queries collections by filter, sorting and page. */
const queryCollectionsRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'GET',
  paths: ['/v2/collections/query', '/stores-reader/v2/collections/query'],
  access: 'visitor',
  handle: (context) => queryCollections(context, context.query),
});

/** Queries collections by POST, for queries that are too long for a URL. */
const queryCollectionsByPostRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'POST',
  paths: ['/v2/collections/query', '/stores-reader/v2/collections/query'],
  access: 'visitor',
  handle: (context) => queryCollections(context, context.body),
});

/**
 * Queries collections as the REST reference documents it, which the official client does not use: filter and sorting
 * are JSON strings, and the paging metadata differs.
 */
const queryCollectionsByRestRoute = route({
  id: 'stores.collections.queryCollections',
  method: 'POST',
  paths: ['/stores-reader/v1/collections/query', '/stores/v1/collections/query', '/v1/collections/query'],
  access: 'visitor',
  handle: (context) => {
    const { items, page } = runStringQuery(
      createSource(context),
      isObject(context.body) ? context.body['query'] : undefined,
    );
    return { collections: formatCollections(context, items), ...page };
  },
});

/** Gets a collection by id. */
const getCollectionRoute = route({
  id: 'stores.collections.getCollection',
  method: 'GET',
  paths: [
    '/v2/collections/{id}',
    '/stores-reader/v2/collections/{id}',
    '/stores-reader/v1/collections/{id}',
    '/stores/v1/collections/{id}',
    '/v1/collections/{id}',
  ],
  access: 'visitor',
  handle: (context) => {
    const collection = findCollection(context, context.params['id']);
    const size = collectionSizes(context).get(collection.id) ?? 0;
    return { collection: formatCollection(collection, size, context.origin) };
  },
});

const getCollectionBySlug = (context: RouteContext): object => {
  for (const collection of collections(context.tenant).values()) {
    if (collection.slug === context.params['slug']) {
      const size = collectionSizes(context).get(collection.id) ?? 0;
      return { collection: formatCollection(collection, size, context.origin) };
    }
  }
  throw new ApplicationError('notFound', undefined, 'Collection not found.');
};

/** Gets a collection by slug. An unknown slug is a 404 without an application error, as on the platform. */
const getCollectionBySlugRoute = route({
  id: 'stores.collections.getCollectionBySlug',
  method: 'GET',
  paths: ['/v2/collections/slug/{slug}', '/stores-reader/v2/collections/slug/{slug}'],
  access: 'visitor',
  handle: getCollectionBySlug,
});

/** Gets a collection by slug, by the path of the Products API. */
const getProductsCollectionBySlugRoute = route({
  id: 'stores.products.getCollectionBySlug',
  method: 'GET',
  paths: [
    '/stores-reader/v1/collections/slug/{slug}',
    '/v1/collections/slug/{slug}',
    '/stores/v1/collections/slug/{slug}',
  ],
  access: 'visitor',
  handle: getCollectionBySlug,
});

/** Creates an empty collection. It is visible by default. */
const createCollectionRoute = route({
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
      slug: freeSlug(slug ?? (toSlug(name) || 'collection'), slugs),
      lastUpdated: clock.now().toISOString(),
    });
    return { collection: formatCollection(collection, 0, origin) };
  },
});

/** Updates the given fields of a collection. The slug of the collection of all products cannot change. */
const updateCollectionRoute = route({
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

/** Deletes a collection. Its products stay. */
const deleteCollectionRoute = route({
  id: 'stores.products.deleteCollection',
  method: 'DELETE',
  paths: ['/stores/v1/collections/{id}', '/v1/collections/{id}'],
  access: 'merchant',
  handle: (context) => {
    const { id } = writableCollection(findCollection(context, context.params['id']));
    for (const product of [...products(context.tenant).values()]) {
      if (!product.collectionIds.includes(id)) continue;
      saveProduct(context.tenant, { ...product, collectionIds: product.collectionIds.filter((other) => other !== id) });
    }
    collections(context.tenant).delete(id);
    return {};
  },
});

/** Adds products to a collection: all of them, or none if one does not exist. */
const addProductsToCollectionRoute = route({
  id: 'stores.products.addProductsToCollection',
  method: 'POST',
  paths: ['/stores/v1/collections/{id}/productIds', '/v1/collections/{id}/productIds'],
  access: 'merchant',
  handle: (context) => {
    const { clock, params, tenant } = context;
    const collection = findCollection(context, params['id']);
    const added = requireProducts(context).filter(({ collectionIds }) => !collectionIds.includes(collection.id));
    if (added.length === 0) return {};
    for (const product of added) {
      saveProduct(context.tenant, { ...product, collectionIds: [...product.collectionIds, collection.id] });
    }
    collections(tenant).put({ ...collection, lastUpdated: clock.now().toISOString() });
    return {};
  },
});

/** Removes products from a collection: all of them, or none if one does not exist. */
const removeProductsFromCollectionRoute = route({
  id: 'stores.products.removeProductsFromCollection',
  method: 'POST',
  paths: ['/stores/v1/collections/{id}/productIds/delete', '/v1/collections/{id}/productIds/delete'],
  access: 'merchant',
  handle: (context) => {
    const { clock, params, tenant } = context;
    const collection = writableCollection(findCollection(context, params['id']));
    const removed = requireProducts(context).filter(({ collectionIds }) => collectionIds.includes(collection.id));
    if (removed.length === 0) return {};
    for (const product of removed) {
      saveProduct(context.tenant, {
        ...product,
        collectionIds: product.collectionIds.filter((id) => id !== collection.id),
      });
    }
    collections(tenant).put({ ...collection, lastUpdated: clock.now().toISOString() });
    return {};
  },
});

/** The routes of collections. */
export const collectionRoutes = [
  queryCollectionsRoute,
  queryCollectionsByPostRoute,
  queryCollectionsByRestRoute,
  getCollectionRoute,
  getCollectionBySlugRoute,
  getProductsCollectionBySlugRoute,
  createCollectionRoute,
  updateCollectionRoute,
  deleteCollectionRoute,
  addProductsToCollectionRoute,
  removeProductsFromCollectionRoute,
] as const;
