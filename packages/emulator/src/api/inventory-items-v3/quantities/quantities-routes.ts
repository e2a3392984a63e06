import { inventoryItemFormat } from '../format-inventory-item.js';
import { requestedReason } from '../inventory-items-routes.js';
import { byId, byVariantAndLocation, changedItemId, type FindItem, maxItems, readAmount } from './read-quantities.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { decrementQuantity, incrementQuantity } from '../../../shop/catalog-v3/inventory/adjust-quantity.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';

/**
 * Increments the quantities of a request: `{ incrementData, reason, returnEntity }`. Results have the codes
 * `NOT_FOUND`, `INVENTORY_QUANTITY_NOT_TRACKED` and `MAX_QUANTITY_LIMIT_REACHED`.
 */
function incrementItems({ body, tenant }: RouteContext, find: FindItem): object {
  const { items, returnEntity } = readBulk(body, 'incrementData', maxItems);
  const reason = requestedReason(body);
  const apply = (item: unknown): StoredInventoryItem => {
    const read = new FieldReader();
    const input = read.required(item, 'incrementData');
    const found = find(read, input);
    const by = readAmount(read, input['incrementBy'], 'incrementBy');
    read.check();
    return incrementQuantity(tenant, found(), by, reason);
  };
  return bulkItems(tenant, { items, getId: changedItemId, apply, format: returnEntity && inventoryItemFormat(tenant) });
}

/**
 * Decrements the quantities of a request: `{ decrementData, restrictInventory, reason, returnEntity }`. Results have
 * the codes `NOT_FOUND`, `INVENTORY_QUANTITY_NOT_TRACKED`, `INSUFFICIENT_INVENTORY` and `MIN_QUANTITY_LIMIT_REACHED`.
 */
function decrementItems({ body, tenant }: RouteContext, find: FindItem): object {
  const { items, returnEntity } = readBulk(body, 'decrementData', maxItems);
  const reason = requestedReason(body);
  const request = new FieldReader();
  const restrictInventory = isObject(body) ? body['restrictInventory'] : undefined;
  const isRestricted = request.boolean(restrictInventory, 'restrictInventory') ?? true;
  request.check();
  const apply = (item: unknown): StoredInventoryItem => {
    const read = new FieldReader();
    const input = read.required(item, 'decrementData');
    const found = find(read, input);
    const by = readAmount(read, input['decrementBy'], 'decrementBy');
    const isPreorder = read.boolean(input['preorderRequest'], 'preorderRequest') ?? false;
    read.check();
    return decrementQuantity(tenant, found(), { by, isPreorder, isRestricted, ...(reason && { reason }) });
  };
  return bulkItems(tenant, { items, getId: changedItemId, apply, format: returnEntity && inventoryItemFormat(tenant) });
}

/** Decrements the quantities of up to 300 inventory items, or counts pre-orders. */
const bulkDecrementInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkDecrementInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/decrement', '/v3/bulk/inventory-items/decrement'],
  access: 'merchant',
  handle: (context) => decrementItems(context, byId(context.tenant)),
});

/** Decrements the quantities of up to 300 variants at locations, or counts pre-orders. */
const bulkDecrementInventoryItemsByVariantAndLocation = route({
  id: 'stores.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location',
    '/v3/bulk/inventory-items/decrement-by-variant-and-location',
  ],
  access: 'merchant',
  handle: (context) => decrementItems(context, byVariantAndLocation(context.tenant)),
});

/** Increments the quantities of up to 300 inventory items. */
const bulkIncrementInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkIncrementInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/increment', '/v3/bulk/inventory-items/increment'],
  access: 'merchant',
  handle: (context) => incrementItems(context, byId(context.tenant)),
});

/** Increments the quantities of up to 300 variants at locations. */
const bulkIncrementInventoryItemsByVariantAndLocation = route({
  id: 'stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/increment-by-variant-and-location',
    '/v3/bulk/inventory-items/increment-by-variant-and-location',
  ],
  access: 'merchant',
  handle: (context) => incrementItems(context, byVariantAndLocation(context.tenant)),
});

/** The routes that increment and decrement quantities. */
export const quantityRoutes = [
  bulkDecrementInventoryItems,
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItems,
  bulkIncrementInventoryItemsByVariantAndLocation,
] as const;
