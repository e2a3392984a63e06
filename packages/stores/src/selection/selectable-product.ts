/** Image or video, as the selection helpers read it. */
export interface SelectableMediaItem {
  /** Media ID. */
  readonly _id?: string;
  /** Image file. */
  readonly image?: { readonly url?: string; readonly altText?: string | null };
}

/** Images and videos, as the selection helpers read them. */
export interface SelectableMedia {
  /** Image or video displayed first. */
  readonly mainMedia?: SelectableMediaItem;
  /** All images and videos, in the merchant's order. */
  readonly items?: readonly SelectableMediaItem[];
}

/** Choice, as the selection helpers read it. */
export interface SelectableChoice {
  /** Choice value. A CSS color for options of type `color`. */
  readonly value?: string;
  /** Choice name. Variants and line items refer to the choice by this name. */
  readonly description?: string;
  /** Whether the choice is in stock. */
  readonly inStock?: boolean;
  /** Whether the choice is visible to shoppers. */
  readonly visible?: boolean;
  /** Images and videos assigned to the choice. */
  readonly media?: SelectableMedia;
}

/** Option, as the selection helpers read it. */
export interface SelectableOption {
  /** How the option is displayed: `drop_down` or `color`. */
  readonly optionType?: string;
  /** Option name. */
  readonly name?: string;
  /** Choices, in the merchant's order. */
  readonly choices?: readonly SelectableChoice[];
}

/** Price, as the selection helpers read it. */
export interface SelectablePrice {
  /** Currency code (ISO 4217). */
  readonly currency?: string;
  /** Full price, without the product discount. */
  readonly price?: number | null;
  /** Price after the product discount. */
  readonly discountedPrice?: number;
  /** Price per unit. */
  readonly pricePerUnit?: number | null;
  /** Prices formatted with the currency symbol. */
  readonly formatted?: {
    readonly price?: string;
    readonly discountedPrice?: string;
    readonly pricePerUnit?: string | null;
  };
}

/** Pre-order settings, as the selection helpers read them. */
export interface SelectablePreorder {
  /** Whether pre-orders are accepted. */
  readonly enabled?: boolean;
  /** Message displayed to shoppers. */
  readonly message?: string | null;
  /** Maximum number of pre-orders. Unlimited when absent. */
  readonly limit?: number | null;
}

/** Variant, as the selection helpers read it. */
export interface SelectableVariant {
  /** Variant ID. */
  readonly _id?: string;
  /** Choices by option name. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Visibility and price of the variant. */
  readonly variant?: {
    readonly visible?: boolean;
    readonly priceData?: SelectablePrice;
    readonly convertedPriceData?: SelectablePrice;
  };
  /** Inventory of the variant. */
  readonly stock?: { readonly trackQuantity?: boolean; readonly quantity?: number | null; readonly inStock?: boolean };
  /** Pre-order settings, added by {@link withPreorderInfo}. */
  readonly preorderInfo?: SelectablePreorder;
}

/**
 * Product, as the selection helpers read it: a subset of what `getProduct` and `queryProducts` return, so that products
 * read with any client are accepted.
 *
 * @template Variant - Type of the product's variants.
 */
export interface SelectableProduct<Variant extends SelectableVariant = SelectableVariant> {
  /** Product ID. */
  readonly _id?: string;
  /** Whether the product is visible to shoppers. */
  readonly visible?: boolean | null;
  /** Product options. */
  readonly productOptions?: readonly SelectableOption[];
  /** Whether each variant has its own price, inventory and other data. */
  readonly manageVariants?: boolean | null;
  /** Variants. */
  readonly variants?: readonly Variant[];
  /** Inventory of the product. */
  readonly stock?: { readonly trackInventory?: boolean; readonly quantity?: number | null; readonly inStock?: boolean };
  /** Price, in the store's currency. */
  readonly priceData?: SelectablePrice;
  /** Price, converted to the shopper's currency. */
  readonly convertedPriceData?: SelectablePrice;
  /** Price. Superseded by `priceData`. */
  readonly price?: SelectablePrice;
  /** Product discount. */
  readonly discount?: { readonly type?: string; readonly value?: number };
  /** Images and videos. */
  readonly media?: SelectableMedia;
  /** Text inputs for shoppers. */
  readonly customTextFields?: readonly {
    readonly title?: string;
    readonly maxLength?: number;
    readonly mandatory?: boolean;
  }[];
  /** Pre-order settings, added by {@link withPreorderInfo}. */
  readonly preorderInfo?: SelectablePreorder;
}
