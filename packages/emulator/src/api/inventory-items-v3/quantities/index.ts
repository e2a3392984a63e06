import { bulkDecrementInventoryItemsByVariantAndLocation } from './bulk-decrement-inventory-items-by-variant-and-location.js';
import { bulkDecrementInventoryItems } from './bulk-decrement-inventory-items.js';
import { bulkIncrementInventoryItemsByVariantAndLocation } from './bulk-increment-inventory-items-by-variant-and-location.js';
import { bulkIncrementInventoryItems } from './bulk-increment-inventory-items.js';

/** The routes that increment and decrement quantities. */
export const quantityRoutes = [
  bulkDecrementInventoryItems,
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItems,
  bulkIncrementInventoryItemsByVariantAndLocation,
] as const;
