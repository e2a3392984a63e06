import {
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Equality,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { AvailabilityStatus } from '../catalog-v3/enumerations.js';
import type { InventoryItem } from '../catalog-v3/inventory-item.js';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { queryInventoryItemsSpec } from './query-inventory-items-spec.js';

/** Fields that inventory items can be filtered and sorted by. */
export interface InventoryItemFields {
  /** Inventory item ID. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** Variant ID. Filter only. */
  variantId: QueryField<string, 'NONE'>;
  /** Location ID. Filter only. */
  locationId: QueryField<string, 'NONE'>;
  /** Product ID. */
  productId: QueryField<string>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Availability. */
  availabilityStatus: QueryField<AvailabilityStatus, 'BOTH', Equality>;
  /** Whether the variant is in stock, if not tracked. */
  inStock: QueryField<boolean>;
  /** Quantity in stock, if tracked. */
  quantity: QueryField<number>;
  /** Whether the quantity is tracked. */
  trackQuantity: QueryField<boolean>;
  /** Whether the variant can be pre-ordered. */
  'preorderInfo.enabled': QueryField<boolean>;
  /** Product name. */
  'product.name': QueryField<string>;
  /** Variant name. */
  'product.variantName': QueryField<string>;
  /** SKU of the variant. */
  'product.variantSku': QueryField<string>;
  /** Barcode of the variant. */
  'product.variantBarcode': QueryField<string>;
  /** Brand ID. */
  'product.brand._id': QueryField<string>;
  /** IDs of the categories of the product. */
  'product.directCategoryIds': QueryField<string[], 'BOTH', '$hasSome' | '$hasAll'>;
}

/** Query for inventory items, as an object. */
export type InventoryItemQuery = EntityQuery<InventoryItemFields>;

/** Query builder for inventory items. */
export type InventoryItemsQueryBuilder = QueryBuilder<InventoryItem, InventoryItemFields>;

/** Page of inventory items. */
export type InventoryItemsQueryResult = Page<InventoryItem>;

/** Response of `queryInventoryItems` for a query object. */
export interface QueryInventoryItemsResponse {
  /** Inventory items of the page. */
  inventoryItems?: InventoryItem[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryInventoryItems`. */
export interface QueryInventoryItems extends DeclaredOperation {
  /**
   * Queries inventory items with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  (): InventoryItemsQueryBuilder;
  /**
   * Queries inventory items with a query object.
   *
   * @param query - Filter, sort and paging. At most 1,000 items per page, 50 by default with the query builder.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see GET /stores/v3/inventory-items/query
   */
  (query: InventoryItemQuery, request?: RequestOptions): Promise<QueryInventoryItemsResponse>;
}

/**
 * Queries inventory items. Without a query it returns a query builder: chain conditions, then call `find()`. With a
 * query object it sends the request.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const lowStock = () => client.inventoryItemsV3.queryInventoryItems().lt('quantity', 5).ascending('quantity').find();
 *
 * export const getItems = async (productId: string) =>
 *   (await client.inventoryItemsV3.queryInventoryItems({ filter: { productId } })).inventoryItems;
 * ```
 * @see GET /stores/v3/inventory-items/query
 */
export const queryInventoryItems = /* @__PURE__ */ queryOperation<QueryInventoryItems>(queryInventoryItemsSpec);
