import { queryShape, type QuerySpec } from '@cartwright/core';
import { readOnlyVariantShape } from './read-only-variant.js';

/** Declaration of `queryVariants`, with a query builder or as one of the queries of `find/`. */
export const queryVariantsSpec = {
  id: 'stores.readOnlyVariantsV3.queryVariants',
  method: 'POST',
  path: '/stores/v3/products/query-variants',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { variants: readOnlyVariantShape },
  items: 'variants',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
} as const satisfies QuerySpec;
