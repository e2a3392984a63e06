/** What helpers read of a choice. */
export interface SelectableChoice {
  /** What is chosen; of a color, the color as CSS writes it. */
  readonly value?: string;
  /** Its name. This is what variants and carts call it. */
  readonly description?: string;
  /** Whether it can be bought. */
  readonly inStock?: boolean;
  /** Whether it is shown. */
  readonly visible?: boolean;
}

/** What helpers read of an option. */
export interface SelectableOption {
  /** How it is shown: `drop_down` or `color`. */
  readonly optionType?: string;
  /** Its name. */
  readonly name?: string;
  /** What there is to choose from. */
  readonly choices?: readonly SelectableChoice[];
}

/** What helpers read of a price. */
export interface SelectablePrice {
  /** Currency, as three letters of ISO 4217. */
  readonly currency?: string;
  /** Before the product's discount. */
  readonly price?: number | null;
  /** After the product's discount. */
  readonly discountedPrice?: number;
  /** For one unit of measure. */
  readonly pricePerUnit?: number | null;
  /** The same as the shopper reads them. */
  readonly formatted?: {
    readonly price?: string;
    readonly discountedPrice?: string;
    readonly pricePerUnit?: string | null;
  };
}

/** What can be ordered before it is there. */
export interface SelectablePreorder {
  /** Whether it can. */
  readonly enabled?: boolean;
  /** What the shopper is told about it. */
  readonly message?: string | null;
  /** How many can be ordered so; no number is any. */
  readonly limit?: number | null;
}

/** What helpers read of a variant. */
export interface SelectableVariant {
  /** Its id. */
  readonly _id?: string;
  /** The choices by the names of the options. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What is its own. */
  readonly variant?: {
    readonly visible?: boolean;
    readonly priceData?: SelectablePrice;
    readonly convertedPriceData?: SelectablePrice;
  };
  /** How many there are. */
  readonly stock?: { readonly trackQuantity?: boolean; readonly quantity?: number | null; readonly inStock?: boolean };
  /** Whether it can be ordered before it is there. Store variants say so: {@link withPreorderInfo}. */
  readonly preorderInfo?: SelectablePreorder;
}

/**
 * What helpers read of a product: a part of what `getProduct` and `queryProducts` return, so that any product of the
 * platform fits, whichever client read it.
 *
 * @template Variant - The product's variants.
 */
export interface SelectableProduct<Variant extends SelectableVariant = SelectableVariant> {
  /** Its id. */
  readonly _id?: string;
  /** Whether it is shown. */
  readonly visible?: boolean | null;
  /** What the shopper chooses. */
  readonly productOptions?: readonly SelectableOption[];
  /** Whether its variants have their own prices, stock and so on. */
  readonly manageVariants?: boolean | null;
  /** Its variants. */
  readonly variants?: readonly Variant[];
  /** How many there are. */
  readonly stock?: { readonly trackInventory?: boolean; readonly quantity?: number | null; readonly inStock?: boolean };
  /** What it costs, in the store's currency. */
  readonly priceData?: SelectablePrice;
  /** What it costs, in the shopper's currency. */
  readonly convertedPriceData?: SelectablePrice;
  /** What it costs. Superseded by `priceData`. */
  readonly price?: SelectablePrice;
  /** Its discount. */
  readonly discount?: { readonly type?: string; readonly value?: number };
  /** Texts that the shopper writes. */
  readonly customTextFields?: readonly {
    readonly title?: string;
    readonly maxLength?: number;
    readonly mandatory?: boolean;
  }[];
  /** Whether it can be ordered before it is there. Store variants say so: {@link withPreorderInfo}. */
  readonly preorderInfo?: SelectablePreorder;
}
