/** A text, and its translation into the buyer's language. */
export interface TranslatableString {
  /** In the site's main language. */
  original?: string;
  /** In the buyer's language, where the site has it. */
  translated?: string | null;
}

/** A product's name. */
export type ProductName = TranslatableString;

/** Further words about a price, such as `per person`. */
export type PriceDescription = TranslatableString;
