import { date, entity } from '@cartwright/core';
import type { AvailabilityStatus } from './enumerations.js';

/** Whether a variant can be ordered before it is there. */
export interface InventoryItemPreorderInfo {
  /** Whether it can. */
  enabled?: boolean | null;
  /** What shoppers read about it. */
  message?: string | null;
  /** How many can be ordered so. */
  limit?: number | null;
  /** How many were ordered so. */
  counter?: number | null;
  /** How many more can be ordered so. */
  quantity?: number | null;
}

/** What an inventory item knows of its product. */
export interface InventoryItemProduct {
  /** The product's name. */
  name?: string | null;
  /** The ids of the categories that it is directly in. */
  directCategoryIds?: string[];
  /** The variant's name. */
  variantName?: string | null;
  /** The variant's stock keeping unit. */
  variantSku?: string | null;
  /** Whether the variant is shown. */
  variantVisible?: boolean | null;
}

/** The stock of a variant of catalog V3 at one place. */
export interface InventoryItem {
  /** Whether there is some, where nobody counts. One of this and `quantity`. */
  inStock?: boolean;
  /** How many there are. */
  quantity?: number;
  /** Its id. */
  _id?: string | null;
  /** Grows with every change: a whole number as text. */
  revision?: string | null;
  /** When it was made. */
  _createdDate?: Date | null;
  /** When it was last changed. */
  _updatedDate?: Date | null;
  /** The variant's id. */
  variantId?: string;
  /** The id of the place. */
  locationId?: string | null;
  /** The product's id. */
  productId?: string;
  /** Whether it is counted. */
  trackQuantity?: boolean;
  /** Whether it can be bought now, beforehand, or not at all. */
  availabilityStatus?: AvailabilityStatus;
  /** Whether it can be ordered before it is there. */
  preorderInfo?: InventoryItemPreorderInfo;
  /** What it is the stock of. */
  product?: InventoryItemProduct;
  /** Data of apps. */
  extendedFields?: { namespaces?: Record<string, Record<string, unknown>> };
}

/** The converted fields of {@link InventoryItem}. */
export const inventoryItemShape = /* @__PURE__ */ entity<InventoryItem>({ _createdDate: date, _updatedDate: date });
