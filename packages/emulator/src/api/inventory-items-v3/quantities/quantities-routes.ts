import { decrementItems } from './decrement-items.js';
import { incrementItems } from './increment-items.js';
import { byId, byVariantAndLocation } from './read-quantities.js';
import { route } from '../../../protocol/routing/route.js';

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
