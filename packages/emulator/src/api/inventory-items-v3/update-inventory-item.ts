import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import type { ChangeReason, StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { inventoryItemFormat } from './format-inventory-item.js';
import { applyItemChange, itemFields, readItemChange } from './input/read-item-change.js';
import { readReason } from './input/read-stock.js';
import { requireInventoryItem } from './require-inventory-item.js';

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
export const updateInventoryItem = route({
  id: 'stores.inventoryItemsV3.updateInventoryItem',
  method: 'PATCH',
  paths: ['/stores/v3/inventory-items/{inventoryItem.id}', '/v3/inventory-items/{inventoryItem.id}'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const item = updateRequestedItem(tenant, body, requestedReason(body), params['inventoryItem.id']);
    return { inventoryItem: inventoryItemFormat(tenant)(item) };
  },
});
