import {
  aggregationDataShape,
  operation,
  searchShape,
  type AggregationData,
  type EntitySearch,
  type SearchFilter,
} from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../catalog-v3/inventory-item.js';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import type { InventoryItemFields } from './query-inventory-items.js';

/** Fields that free text is searched in. */
export type InventoryItemSearchable =
  'product.name' | 'product.variantName' | 'product.variantSku' | 'product.variantBarcode';

/** Filter of inventory items. */
export type InventoryItemFilter = SearchFilter<InventoryItemFields>;

/** Search for inventory items. */
export type InventoryItemSearch = EntitySearch<InventoryItemFields, keyof InventoryItemFields, InventoryItemSearchable>;

/** Response of `searchInventoryItems`. */
export interface SearchInventoryItemsResponse {
  /** Inventory items of the page. */
  inventoryItems?: InventoryItem[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the aggregations. */
  aggregationData?: AggregationData;
}

/**
 * Searches inventory items by free text and by their fields, and counts the matches for each value of a field (facets).
 *
 * @param search - Filter, free text, sort order, aggregations and paging. At most 1,000 items per page.
 * @returns One page of inventory items, and the results of the aggregations for all pages.
 * @throws `ApiError` with status 400 for a field that does not support filtering, sorting or aggregation.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const find = (expression: string) =>
 *   client.inventoryItemsV3.searchInventoryItems({ search: { expression }, filter: { availabilityStatus: 'OUT_OF_STOCK' } });
 * ```
 * @see GET /stores/v3/inventory-items/search
 */
export const searchInventoryItems = /* @__PURE__ */ operation<
  [search: InventoryItemSearch],
  SearchInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.searchInventoryItems',
  method: 'GET',
  path: '/stores/v3/inventory-items/search',
  structuredQuery: true,
  fallback: '/stores/v3/inventory-items/search',
  args: ['search'],
  request: { search: searchShape },
  response: { inventoryItems: inventoryItemShape, aggregationData: aggregationDataShape },
  repeatable: true,
});
