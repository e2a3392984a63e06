/**
 * Availability of a variant. `IN_STOCK`: can be bought now. `PREORDER`: out of stock, but available for pre-order.
 * `OUT_OF_STOCK`: cannot be bought now.
 */
export type CatalogAvailability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK';

/** Stock of a variant. */
export interface CatalogStock {
  /** Availability. */
  readonly availability: CatalogAvailability;
  /** Quantity that can be bought or pre-ordered. Absent when not tracked, unlimited or not known. */
  readonly quantity?: number;
  /** Message of the merchant about the pre-order. */
  readonly preorderMessage?: string;
}

/** Availability of a product: of all, some or none of its variants. */
export type CatalogStockStatus = 'IN_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | 'PREORDER' | 'OUT_OF_STOCK';

/** Stock of a variant, with the IDs of the product and the variant. */
export interface CatalogVariantStock extends CatalogStock {
  /** Product ID. */
  readonly productId: string;
  /** Variant ID. */
  readonly variantId: string;
}
