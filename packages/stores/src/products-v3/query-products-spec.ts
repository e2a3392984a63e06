import { queryShape, type QuerySpec } from '@cartwright/core';
import { productShape } from './entity/product.js';

/** Declaration of `queryProducts`, with a query builder or as one of the queries of `find/`. */
export const queryProductsSpec = {
  id: 'stores.productsV3.queryProducts',
  method: 'GET',
  path: '/stores/v3/products/query',
  structuredQuery: true,
  fallback: '/stores/v3/products/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { products: productShape },
  items: 'products',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
} as const satisfies QuerySpec;
