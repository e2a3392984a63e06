import { date, entity } from '@cartwright/core';

/** Inventory of a variant. */
export interface InventoryVariantV2 {
  /** Variant ID. `00000000-0000-0000-0000-000000000000` for a product without managed variants. */
  variantId?: string;
  /** Whether the variant is in stock. Derived from `quantity` when the quantity is tracked. */
  inStock?: boolean | null;
  /** Quantity in stock. Absent when the quantity is not tracked. */
  quantity?: number | null;
  /** Whether the variant is out of stock and available for pre-order. Read-only. */
  availableForPreorder?: boolean;
}

/** Pre-order settings of a product. */
export interface PreorderInfo {
  /**
   * Whether the product is available for pre-order when out of stock.
   *
   * @default false
   */
  enabled?: boolean;
  /** Message displayed to shoppers, such as the expected shipping date; from 1 to 250 characters. */
  message?: string | null;
  /**
   * Maximum number of pre-orders per variant; at most 100,000.
   *
   * @default 100000
   */
  limit?: number | null;
}

/** Inventory item: the inventory of a product, by variant. */
export interface InventoryItemV2 {
  /** Inventory item ID: the product's `inventoryItemId`. */
  _id?: string | null;
  /**
   * Product ID.
   *
   * @deprecated Use `productId`.
   */
  externalId?: string | null;
  /** Product ID. Read-only. */
  productId?: string | null;
  /** Whether quantities are tracked, for all variants. If not, variants are only in stock or out of stock. */
  trackQuantity?: boolean | null;
  /** Inventory of each variant; a single entry when variants are not managed. */
  variants?: InventoryVariantV2[];
  /** Time of the last update. Read-only. */
  lastUpdated?: Date | null;
  /** Sequence number, larger for newer products. Sort by it to export all items in a stable order. Read-only. */
  numericId?: string;
  /** Pre-order settings. */
  preorderInfo?: PreorderInfo;
}

/** Shape of {@link InventoryItemV2}: which fields are dates. */
export const inventoryItemShape = /* @__PURE__ */ entity<InventoryItemV2>({ lastUpdated: date });
