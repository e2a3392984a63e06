import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { ruleError } from '../../kernel/input/violation.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { requireProductOf } from '../../shop/catalog-v3/inventory-details/inventory-details.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import {
  type NewInventoryItem,
  checkPreorder,
  createInventoryItem as create,
} from '../../shop/catalog-v3/inventory/set-inventory-item.js';
import { inventoryItemFormat } from './format-inventory-item.js';
import { checkLocation, readInventoryItem } from './input/read-inventory-item.js';

/**
 * Creates an inventory item of an existing variant.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`, `VARIANT_NOT_FOUND`, `STORES_LOCATION_NOT_FOUND`; 428
 * `PRE_ORDER_VALIDATION`; 409 `ITEM_ALREADY_EXISTS`
 */
export function createItemOf(tenant: Tenant, item: NewInventoryItem): StoredInventoryItem {
  const product = requireProductOf(tenant, item);
  checkLocation(item.locationId);
  checkPreorder(product, item.preorder);
  return create(tenant, item);
}

/**
 * Creates the inventory item of a request.
 *
 * @throws {ApplicationError} as {@link createItemOf} does
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
  return createItemOf(tenant, item);
}

/** Creates the inventory item of a variant at a location, by default at the default location. */
export const createInventoryItem = route({
  id: 'stores.inventoryItemsV3.createInventoryItem',
  method: 'POST',
  paths: ['/stores/v3/inventory-items', '/v3/inventory-items'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ inventoryItem: inventoryItemFormat(tenant)(createRequestedItem(tenant, body)) }),
});
