import { queryShape, type QuerySpec } from '@cartwright/core';
import { productShape } from './product.js';

/** Declaration of `queryProducts`, with a query builder or as one of the queries of `find/`. */
export const queryProductsSpec = {
  id: 'stores.products.queryProducts',
  method: 'GET',
  path: '/stores-reader/v1/products/query-platformized',
  structuredQuery: true,
  fallback: '/stores-reader/v1/products/query-platformized',
  args: ['query'],
  request: { query: queryShape },
  response: { products: productShape },
  items: 'products',
  paging: 'offset',
  repeatable: true,
} as const satisfies QuerySpec;
