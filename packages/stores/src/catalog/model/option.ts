import type { CatalogMedia } from './media.js';

/** Choice of an option. */
export interface CatalogChoice {
  /** Choice name, such as `M`. Unique within the option. */
  readonly name: string;
  /** CSS color of the choice. Absent unless the option is displayed as colors. */
  readonly color?: string;
  /** Whether a variant with the choice is in stock. */
  readonly inStock: boolean;
  /** Whether the choice is visible to shoppers. */
  readonly visible: boolean;
  /** Images and videos assigned to the choice. */
  readonly media: readonly CatalogMedia[];
}

/** Option of a product, such as its size. Variants have one choice of each option. */
export interface CatalogOption {
  /** Option name, such as `Size`. */
  readonly name: string;
  /** Whether the choices are displayed as text or as colors. */
  readonly display: 'text' | 'color';
  /** Choices, in the merchant's order. */
  readonly choices: readonly CatalogChoice[];
}

/** Choice of a modifier. */
export interface CatalogModifierChoice {
  /** Choice name. */
  readonly name: string;
  /** Key of the choice in catalog references. */
  readonly key: string;
  /** CSS color of the choice. Absent unless the modifier is displayed as colors. */
  readonly color?: string;
  /** Amount that the choice adds to the price, as a decimal string. */
  readonly addedPrice?: string;
}

/** Modifier with choices, such as gift wrapping. Only in Catalog V3. */
export interface CatalogChoiceModifier {
  /** Kind of modifier. */
  readonly type: 'choice';
  /** Modifier name, such as `Gift wrapping`. */
  readonly name: string;
  /** Key of the modifier in catalog references. */
  readonly key: string;
  /** Whether a choice is required to buy the product. */
  readonly required: boolean;
  /** Choices, in the merchant's order. */
  readonly choices: readonly CatalogModifierChoice[];
}

/** Text input for shoppers, such as an engraving. A custom text field in Catalog V1. */
export interface CatalogTextModifier {
  /** Kind of modifier. */
  readonly type: 'text';
  /** Label of the input, such as `Engraving`. */
  readonly name: string;
  /** Key of the text in catalog references. */
  readonly key: string;
  /** Whether a text is required to buy the product. */
  readonly required: boolean;
  /** Minimum length of a text, in characters. */
  readonly minLength?: number;
  /** Maximum length of a text, in characters. */
  readonly maxLength?: number;
  /** Amount that a text adds to the price, as a decimal string. */
  readonly addedPrice?: string;
}

/** Customization that has no variants and no stock. */
export type CatalogModifier = CatalogChoiceModifier | CatalogTextModifier;
