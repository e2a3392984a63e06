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

/** Stock of a variant, with the variant's ID. */
export interface CatalogVariantStock extends CatalogStock {
  /** Variant ID. */
  readonly variantId: string;
}
