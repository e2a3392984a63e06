/** String with a translation into the buyer's language. */
export interface TranslatableString {
  /** String in the site's main language. */
  original?: string;
  /** String in the buyer's language. Absent if the site has no translation. */
  translated?: string | null;
}

/** Product name. */
export type ProductName = TranslatableString;

/** Additional price information, such as `per person`. */
export type PriceDescription = TranslatableString;
