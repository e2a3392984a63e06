/** Quantity that a price per unit refers to, such as 100 g. */
export interface CatalogUnit {
  /** Quantity in `measurementUnit`. */
  readonly quantity: number;
  /** Unit, as the platform names it, such as `OZ`, `KG` or `ML`. */
  readonly measurementUnit: string;
}

/** Price of a variant, as decimal strings for `@cartwright/core/money`. */
export interface CatalogPrice {
  /** Amount that the customer pays, after the product's discount, such as `"34.90"`. */
  readonly amount: string;
  /** Compare-at price: the full price without the discount. Absent without a discount. */
  readonly compareAt?: string;
  /** Price per unit, such as per kilogram. Absent unless the merchant sets one. */
  readonly perUnit?: string;
  /** Quantity that `perUnit` refers to. Absent if the platform does not return it. */
  readonly unit?: CatalogUnit;
  /** Currency code (ISO 4217). */
  readonly currency: string | undefined;
}

/** Lowest and highest amount, as decimal strings. */
export interface CatalogAmounts {
  /** Lowest amount. */
  readonly min: string;
  /** Highest amount. */
  readonly max: string;
}

/** Lowest and highest price of the variants. */
export interface CatalogPriceRange extends CatalogAmounts {
  /** Lowest and highest compare-at price. Absent without a discount. */
  readonly compareAt?: CatalogAmounts;
  /** Currency code (ISO 4217). */
  readonly currency: string | undefined;
}
