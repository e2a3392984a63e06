import { inventoryItemFormat } from '../format-inventory-item.js';
import { readInventoryItem, readVariantAt } from '../input/read-inventory-item.js';
import { applyItemChange, isNegativeDecrease, itemFields, readItemChange } from '../input/read-item-change.js';
import {
  createStoredItem,
  createRequestedItem,
  requestedReason,
  updateRequestedItem,
} from '../inventory-items-routes.js';
import { requireInventoryItem } from '../require-inventory-item.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { maskedFields } from '../../../kernel/input/masked-fields.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { ruleError } from '../../../kernel/input/violation.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { bulkItems, entityId, readBulk, readBulkIds } from '../../../protocol/http/bulk-items.js';
import { route } from '../../../protocol/routing/route.js';
import {
  inventoryItems,
  type Stock,
  type StoredInventoryItem,
} from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { findInventoryItem } from '../../../shop/catalog-v3/inventory/set-inventory-item.js';
import { defaultLocationId } from '../../../shop/catalog-v3/locations/location.js';

/** Creates up to 1,000 inventory items. */
const bulkCreateInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkCreateInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/create', '/v3/bulk/inventory-items/create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'inventoryItems', 1000);
    return bulkItems(tenant, {
      items,
      apply: (inventoryItem) => createRequestedItem(tenant, { inventoryItem }),
      format: returnEntity && inventoryItemFormat(tenant),
    });
  },
});

/** Updates up to 1,000 inventory items. Each requires its current revision. */
const bulkUpdateInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkUpdateInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/update', '/v3/bulk/inventory-items/update'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'inventoryItems', 1000);
    const reason = requestedReason(body);
    return bulkItems(tenant, {
      items,
      getId: entityId('inventoryItem'),
      apply: (item) => updateRequestedItem(tenant, item, reason),
      format: returnEntity && inventoryItemFormat(tenant),
    });
  },
});

/**
 * Checks that no two items have the same product, variant and location.
 *
 * @throws {ValidationError} `DUPLICATE_BULK_UPSERT_KEY`
 */
function checkKeys(items: readonly unknown[]): void {
  const keys = items.map((item) => {
    const input = isObject(item) && isObject(item['inventoryItem']) ? item['inventoryItem'] : {};
    return JSON.stringify([input['productId'], input['variantId'], input['locationId'] ?? defaultLocationId]);
  });
  if (new Set(keys).size === keys.length) return;
  const description = 'must not name a variant at a location twice';
  throw ruleError('inventoryItems', description, 'DUPLICATE_BULK_UPSERT_KEY');
}

/** @throws {ApplicationError} 428 `INVALID_TARGET_QUANTITY` for a negative quantity lower than the current one */
function checkTarget(stock: Stock | undefined, item: Pick<StoredInventoryItem, 'quantity'>): void {
  if (!isNegativeDecrease(stock, item)) return;
  const description = 'A quantity cannot be set below zero.';
  throw new ApplicationError('failedPrecondition', 'INVALID_TARGET_QUANTITY', description, { quantity: item.quantity });
}

/** Creates the inventory item of a request, without its mask, or updates the existing one. */
function upsert(tenant: Tenant, request: unknown): StoredInventoryItem {
  const read = new FieldReader();
  const input = bodyObject(read, request, 'inventoryItem');
  if (isMissing(input['productId'])) read.missing('inventoryItem.productId');
  const { locationId, variantId } = readVariantAt(read, input, 'inventoryItem.');
  read.check();
  const existing = findInventoryItem(tenant, variantId, locationId);
  if (!existing) {
    const item = readInventoryItem(read, input);
    read.check();
    checkTarget(item.stock, {});
    return createStoredItem(tenant, item);
  }
  const mask = isObject(request) ? request['fieldMask'] : undefined;
  const before = inventoryItemFormat(tenant)(existing);
  const changes = maskedFields(read, { input, before, mask, fields: itemFields });
  const change = readItemChange(read, changes, existing);
  read.check();
  checkTarget(change.stock, existing);
  return applyItemChange(tenant, existing, change);
}

/** Creates or updates up to 1,000 inventory items by product, variant and location. */
const bulkUpsertInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkUpsertInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/upsert', '/v3/bulk/inventory-items/upsert'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'inventoryItems', 1000);
    checkKeys(items);
    return bulkItems(tenant, {
      items,
      apply: (item) => upsert(tenant, item),
      format: returnEntity && inventoryItemFormat(tenant),
    });
  },
});

/** Deletes up to 1,000 inventory items. */
const bulkDeleteInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkDeleteInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/delete', '/v3/bulk/inventory-items/delete'],
  access: 'merchant',
  handle({ body, tenant }) {
    const apply = (id: string) => {
      const item = requireInventoryItem(tenant, id);
      inventoryItems(tenant).delete(id);
      return item;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'inventoryItemIds', 1000), apply });
  },
});

/** The routes that create, update and delete several inventory items. */
export const bulkRoutes = [
  bulkCreateInventoryItems,
  bulkUpdateInventoryItems,
  bulkUpsertInventoryItems,
  bulkDeleteInventoryItems,
] as const;
