import { date, entity } from '@cartwright/core';

/** The stock of a variant. */
export interface InventoryVariantV2 {
  /** The variant's id. `00000000-0000-0000-0000-000000000000` stands for a product whose variants are not managed. */
  variantId?: string;
  /** Whether it can be bought. Follows from `quantity` where that is tracked. */
  inStock?: boolean | null;
  /** How many there are. Absent where that is not tracked. */
  quantity?: number | null;
  /** Whether it is out of stock, and may be ordered before it is there. Read-only. */
  availableForPreorder?: boolean;
}

/** Whether a product may be ordered before it is there. */
export interface PreorderInfo {
  /** Whether it may. */
  enabled?: boolean;
  /** What shoppers read then, such as when it comes: 1 to 250 characters. */
  message?: string | null;
  /** How many of each variant may be ordered so. At most 100,000. */
  limit?: number | null;
}

/** The stock of a product: that of each of its variants. */
export interface InventoryItemV2 {
  /** Its id: the product's `inventoryItemId`. */
  _id?: string | null;
  /**
   * The product's id.
   *
   * @deprecated Read `productId`.
   */
  externalId?: string | null;
  /** The product's id. Read-only. */
  productId?: string | null;
  /** Whether the variants have quantities, or are only in stock or out of it. True of all variants or none. */
  trackQuantity?: boolean | null;
  /** The stock of each variant; one where variants are not managed. */
  variants?: InventoryVariantV2[];
  /** When the stock was last changed. Read-only. */
  lastUpdated?: Date | null;
  /** Grows with every new product; all stock can be read in its order. Read-only. */
  numericId?: string;
  /** Whether it may be ordered before it is there. */
  preorderInfo?: PreorderInfo;
}

/** The converted fields of {@link InventoryItemV2}. */
export const inventoryItemShape = /* @__PURE__ */ entity<InventoryItemV2>({ lastUpdated: date });
