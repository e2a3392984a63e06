import { date, entity } from '@cartwright/core';
import type { AvailabilityStatus } from './enumerations.js';

/** Pre-order settings of an inventory item. */
export interface InventoryItemPreorderInfo {
  /**
   * Whether the variant is available for pre-order when out of stock.
   *
   * @default false
   */
  enabled?: boolean | null;
  /** Message displayed to shoppers, such as the expected shipping date; from 1 to 250 characters. */
  message?: string | null;
  /**
   * Maximum number of pre-orders once the item is out of stock; at most 100,000. Requires `trackQuantity`.
   *
   * @default 100000
   */
  limit?: number | null;
  /** Number of items pre-ordered so far. Requires `trackQuantity`. Read-only. */
  counter?: number | null;
  /** Number of items still available for pre-order. Requires `trackQuantity`. Read-only. */
  quantity?: number | null;
}

/** Product data of an inventory item. */
export interface InventoryItemProduct {
  /** Product name. */
  name?: string | null;
  /** IDs of the categories to which the product is assigned directly. */
  directCategoryIds?: string[];
  /** Variant name. */
  variantName?: string | null;
  /** SKU (stock keeping unit) of the variant. */
  variantSku?: string | null;
  /** Whether the variant is visible to shoppers. */
  variantVisible?: boolean | null;
}

/** Inventory of a Catalog V3 variant at one location. */
export interface InventoryItem {
  /** Whether the variant is in stock, when the quantity is not tracked. Set either this or `quantity`. */
  inStock?: boolean;
  /** Quantity in stock, when tracked. Set either this or `inStock`. */
  quantity?: number;
  /** Inventory item ID. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Variant ID. */
  variantId?: string;
  /** Location ID. */
  locationId?: string | null;
  /** Product ID. */
  productId?: string;
  /** Whether the quantity is tracked. */
  trackQuantity?: boolean;
  /** Availability of the variant. */
  availabilityStatus?: AvailabilityStatus;
  /** Pre-order settings. */
  preorderInfo?: InventoryItemPreorderInfo;
  /** Product and variant that the item belongs to. */
  product?: InventoryItemProduct;
  /** Data of apps, by namespace. */
  extendedFields?: { namespaces?: Record<string, Record<string, unknown>> };
}

/** Shape of {@link InventoryItem}: which fields are dates. */
export const inventoryItemShape = /* @__PURE__ */ entity<InventoryItem>({ _createdDate: date, _updatedDate: date });
