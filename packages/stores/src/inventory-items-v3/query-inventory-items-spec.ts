import { queryShape, type QuerySpec } from '@cartwright/core';
import { inventoryItemShape } from '../catalog-v3/inventory-item.js';

/** Declaration of `queryInventoryItems`, with a query builder or as one of the queries of `find/`. */
export const queryInventoryItemsSpec = {
  id: 'stores.inventoryItemsV3.queryInventoryItems',
  method: 'GET',
  path: '/stores/v3/inventory-items/query',
  structuredQuery: true,
  fallback: '/stores/v3/inventory-items/query',
  args: ['query'],
  request: { query: queryShape },
  response: { inventoryItems: inventoryItemShape },
  items: 'inventoryItems',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
} as const satisfies QuerySpec;
