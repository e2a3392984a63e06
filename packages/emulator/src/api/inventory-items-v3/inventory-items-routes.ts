import { defaultSort, readQuery, requestProperty } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { findInventoryItems } from './find-inventory-items.js';
import { formatDetails, inventoryItemFormat } from './format-inventory-item.js';
import { checkLocation, readInventoryItem } from './input/read-inventory-item.js';
import { applyItemChange, itemFields, readItemChange } from './input/read-item-change.js';
import { readReason } from './input/read-stock.js';
import { requireInventoryItem } from './require-inventory-item.js';
import { inventorySource } from './search-fields.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import { ruleError } from '../../kernel/input/violation.js';
import { pagingNumber } from '../../kernel/query/paging.js';
import { queryError } from '../../kernel/query/query-error.js';
import { findBySearch, runSearch } from '../../kernel/query/search/run-search.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { type InventoryDetails, getRequireProduct } from '../../shop/catalog-v3/inventory-details/inventory-details.js';
import {
  type ChangeReason,
  inventoryItems,
  type StoredInventoryItem,
} from '../../shop/catalog-v3/inventory/inventory-item.js';
import {
  checkPreorder,
  createInventoryItem as create,
  type NewInventoryItem,
} from '../../shop/catalog-v3/inventory/set-inventory-item.js';

/**
 * Creates an inventory item of an existing variant.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`, `VARIANT_NOT_FOUND`, `STORES_LOCATION_NOT_FOUND`; 428
 * `PRE_ORDER_VALIDATION`; 409 `ITEM_ALREADY_EXISTS`
 */
export function createStoredItem(tenant: Tenant, item: NewInventoryItem): StoredInventoryItem {
  const product = getRequireProduct(tenant, item);
  checkLocation(item.locationId);
  checkPreorder(product, item.preorder);
  return create(tenant, item);
}

/**
 * Creates the inventory item of a request.
 *
 * @throws {ApplicationError} as {@link createStoredItem} does
 * @throws {ValidationError} `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE`,
 * `PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY`
 */
export function createRequestedItem(tenant: Tenant, request: unknown): StoredInventoryItem {
  const read = new FieldReader();
  const item = readInventoryItem(read, bodyObject(read, request, 'inventoryItem'));
  read.check();
  if ('quantity' in item.stock && item.stock.quantity < 0) {
    const rule = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE';
    throw ruleError('inventoryItem.quantity', 'must be greater than or equal to 0', rule);
  }
  return createStoredItem(tenant, item);
}

/** Creates the inventory item of a variant at a location, by default at the default location. */
const createInventoryItem = route({
  id: 'stores.inventoryItemsV3.createInventoryItem',
  method: 'POST',
  paths: ['/stores/v3/inventory-items', '/v3/inventory-items'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ inventoryItem: inventoryItemFormat(tenant)(createRequestedItem(tenant, body)) }),
});

/** Gets an inventory item. */
const getInventoryItem = route({
  id: 'stores.inventoryItemsV3.getInventoryItem',
  method: 'GET',
  paths: ['/stores/v3/inventory-items/{inventoryItemId}', '/v3/inventory-items/{inventoryItemId}'],
  access: 'visitor',
  handle: ({ params, tenant }) => ({
    inventoryItem: inventoryItemFormat(tenant)(requireInventoryItem(tenant, params['inventoryItemId'] ?? '')),
  }),
});

/**
 * Applies the update of a request: `{ inventoryItem: { revision, quantity, … }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND`; 409 `INVALID_REVISION`; 428
 * `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`, `PRE_ORDER_VALIDATION`
 */
export function updateRequestedItem(
  tenant: Tenant,
  request: unknown,
  reason: ChangeReason | undefined,
  pathId?: string,
): StoredInventoryItem {
  const read = new FieldReader();
  const find = (id: string) => requireInventoryItem(tenant, id);
  const update = { name: 'inventoryItem', find, format: inventoryItemFormat(tenant), fields: itemFields };
  const { changes, check, entity } = readChanges(read, request, update, pathId);
  const change = readItemChange(read, changes, entity);
  check();
  return applyItemChange(tenant, entity, { ...change, ...(reason && { reason }) });
}

/**
 * Reads the reason for the change of a request.
 *
 * @throws {ValidationError} for an unknown reason
 */
export function requestedReason(body: unknown): ChangeReason | undefined {
  const read = new FieldReader();
  const reason = readReason(read, isObject(body) ? body : {});
  read.check();
  return reason;
}

/** Updates the stock and the pre-order settings of an inventory item. Requires the current revision. */
const updateInventoryItem = route({
  id: 'stores.inventoryItemsV3.updateInventoryItem',
  method: 'PATCH',
  paths: ['/stores/v3/inventory-items/{inventoryItem.id}', '/v3/inventory-items/{inventoryItem.id}'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const item = updateRequestedItem(tenant, body, requestedReason(body), params['inventoryItem.id']);
    return { inventoryItem: inventoryItemFormat(tenant)(item) };
  },
});

/** Deletes an inventory item. Its variant is out of stock at the location. */
const deleteInventoryItem = route({
  id: 'stores.inventoryItemsV3.deleteInventoryItem',
  method: 'DELETE',
  paths: ['/stores/v3/inventory-items/{inventoryItemId}', '/v3/inventory-items/{inventoryItemId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    inventoryItems(tenant).delete(requireInventoryItem(tenant, params['inventoryItemId'] ?? '').id);
    return {};
  },
});

/** Runs a query with `paging: { limit, offset }`. */
function queryByOffset(tenant: Tenant, { filter, paging, sort }: Readonly<Record<string, unknown>>) {
  const source = { ...inventorySource(tenant), defaultSort };
  const limit = pagingNumber(requestProperty(paging, 'limit'), 'query.paging.limit', 100, source.maxLimit);
  const offset = pagingNumber(requestProperty(paging, 'offset'), 'query.paging.offset', 0, Number.MAX_SAFE_INTEGER);
  const found = findBySearch(source, { filter, sort });
  const items: readonly InventoryDetails[] = found.slice(offset, offset + limit);
  return { items, pagingMetadata: { count: items.length, offset, total: found.length } };
}

function query(tenant: Tenant, request: unknown): object {
  const given = readQuery(request);
  const { cursorPaging, filter, paging, sort } = given;
  if (!isMissing(paging) && !isMissing(cursorPaging)) {
    throw queryError('query.cursorPaging', 'cannot be used together with paging', 'OTHER');
  }
  const { items, pagingMetadata } = isMissing(paging)
    ? runSearch({ ...inventorySource(tenant), defaultSort }, { filter, sort, cursorPaging }, 'query')
    : queryByOffset(tenant, given);
  return { inventoryItems: items.map(formatDetails), pagingMetadata };
}

/** Queries inventory items by filter, sorting and page. The page has a cursor or an offset, and at most 1,000 items. */
const queryInventoryItems = [
  route({
    id: 'stores.inventoryItemsV3.queryInventoryItems',
    method: 'GET',
    paths: ['/stores/v3/inventory-items/query', '/v3/inventory-items/query'],
    access: 'visitor',
    handle: ({ query: request, tenant }) => query(tenant, request),
  }),
  route({
    id: 'stores.inventoryItemsV3.queryInventoryItems',
    method: 'POST',
    paths: ['/stores/v3/inventory-items/query', '/v3/inventory-items/query'],
    access: 'visitor',
    handle: ({ body, tenant }) => query(tenant, body),
  }),
];

function search(tenant: Tenant, request: unknown): object {
  const value = requestProperty(request, 'search');
  const read = new FieldReader();
  if (isMissing(value)) read.missing('search');
  read.check();
  const { aggregationData, items, pagingMetadata } = runSearch({ ...inventorySource(tenant), defaultSort }, value);
  return { inventoryItems: items.map(formatDetails), pagingMetadata, aggregationData };
}

/** Searches inventory items by filter and free text, with aggregations. */
const searchInventoryItems = [
  route({
    id: 'stores.inventoryItemsV3.searchInventoryItems',
    method: 'GET',
    paths: ['/stores/v3/inventory-items/search', '/v3/inventory-items/search'],
    access: 'visitor',
    handle: ({ query, tenant }) => search(tenant, query),
  }),
  route({
    id: 'stores.inventoryItemsV3.searchInventoryItems',
    method: 'POST',
    paths: ['/stores/v3/inventory-items/search', '/v3/inventory-items/search'],
    access: 'visitor',
    handle: ({ body, tenant }) => search(tenant, body),
  }),
];

/** Counts the inventory items that match a filter and free text. */
const countInventoryItems = [
  route({
    id: 'stores.inventoryItemsV3.countInventoryItems',
    method: 'GET',
    paths: ['/stores/v3/inventory-items/count', '/v3/inventory-items/count'],
    access: 'visitor',
    handle: ({ query, tenant }) => ({ count: findInventoryItems(tenant, query).length }),
  }),
  route({
    id: 'stores.inventoryItemsV3.countInventoryItems',
    method: 'POST',
    paths: ['/stores/v3/inventory-items/count', '/v3/inventory-items/count'],
    access: 'visitor',
    handle: ({ body, tenant }) => ({ count: findInventoryItems(tenant, body).length }),
  }),
];

/** The routes of single inventory items, and their queries. */
export const itemRoutes = [
  createInventoryItem,
  getInventoryItem,
  updateInventoryItem,
  deleteInventoryItem,
  ...queryInventoryItems,
  ...searchInventoryItems,
  ...countInventoryItems,
] as const;
