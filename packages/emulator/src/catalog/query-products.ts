import { type RouteContext, route } from '../http/route.js';
import { type QueryFields, isObject, runQuery, tableOf } from '../query/index.js';
import { type StoredProduct, products } from './product.js';
import { isMerchant, viewOf } from './view-of.js';
import { eachVariantSays, wireProduct } from './wire-product.js';

const productFields: QueryFields<StoredProduct> = new Map([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['createdDate', { type: 'date', sortable: false, read: ({ createdDate }) => createdDate }],
  ['lastUpdated', { type: 'date', sortable: true, read: ({ lastUpdated }) => lastUpdated }],
  ['name', { type: 'string', sortable: true, read: ({ name }) => name }],
  ['description', { type: 'string', sortable: false, read: ({ description }) => description }],
  ['sku', { type: 'string', sortable: true, read: (product) => (eachVariantSays(product) ? undefined : product.sku) }],
  ['price', { type: 'number', sortable: true, read: ({ price }) => price }],
  ['priceData.price', { type: 'number', sortable: true, read: ({ price }) => price }],
  ['numericId', { type: 'numeric', sortable: true, read: ({ numericId }) => numericId }],
  ['productType', { type: 'string', sortable: true, read: ({ productType }) => productType }],
  ['slug', { type: 'string', sortable: true, read: ({ slug }) => slug }],
  ['collectionIds', { type: 'list', sortable: false, read: ({ collectionIds }) => collectionIds }],
  ['visible', { type: 'boolean', sortable: false, read: ({ visible }) => visible }],
]);

const answer = (context: RouteContext, input: unknown): object => {
  const merchant = isMerchant(context);
  const source = {
    entity: 'product',
    fields: productFields,
    documents: tableOf(products(context.tenant), productFields),
    ...(!merchant && { only: { visible: true } }),
  };
  const { items, metadata } = runQuery(source, isObject(input) ? input['query'] : undefined);
  const view = viewOf(context);
  return { products: items.map((product) => wireProduct(product, view)), metadata };
};

const paths = ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'];

/** Finds products by filter, in order, by pages. Visitors and members do not see hidden ones. */
export const queryProductsRoute = route({
  id: 'stores.products.queryProducts',
  method: 'GET',
  paths,
  access: 'visitor',
  handle: (context) => answer(context, context.query),
});

/** The same for queries that are too long for an address. */
export const queryProductsByPostRoute = route({
  id: 'stores.products.queryProducts',
  method: 'POST',
  paths,
  access: 'visitor',
  handle: (context) => answer(context, context.body),
});
