import type { StoredText } from '../entity.js';
import type { ChoiceSwatch, FreeText, RenderType } from '../customizations/customization.js';
import type { ProductSubscription, StoredProduct, StoredVariant } from '../products/product.js';

/** Reference to an existing entity by ID, or by the name of an existing or new one. */
export interface NamedReference {
  readonly id?: string;
  readonly name?: string;
}

/** Reference to an existing info section by ID or unique name, or a new one. */
export interface InfoSectionReference {
  readonly id?: string;
  readonly uniqueName?: string;
  readonly title?: string;
  readonly text?: StoredText;
}

/** Choice of an option or modifier, by the ID or name of a choice of the customization, or a new one. */
export interface ChoiceInput extends NamedReference {
  readonly swatch?: ChoiceSwatch;
  readonly mediaIds?: readonly string[];
  /** For modifiers. Defaults to the amount of the customization's choice. */
  readonly addedPrice?: number;
  readonly displayImageId?: string;
}

/** Option of a product, by the ID or name of a customization, or a new one. */
export interface OptionInput extends NamedReference {
  readonly renderType?: RenderType;
  readonly choices: readonly ChoiceInput[];
}

/** Modifier of a product, by the ID or name of a customization, or a new one. */
export interface ModifierInput extends OptionInput {
  readonly mandatory: boolean;
  readonly freeText?: Omit<FreeText, 'key'>;
}

/** Choice of a variant, by ID or by name. */
export interface VariantChoiceInput {
  readonly optionId?: string;
  readonly choiceId?: string;
  readonly optionName?: string;
  readonly choiceName?: string;
  readonly renderType?: RenderType;
}

/** Variant of a product. Replaces the stored one with the same ID; without ID it is a new one. */
export interface VariantInput extends Omit<StoredVariant, 'id' | 'choices' | 'visible'> {
  readonly id?: string;
  /** Defaults to that of the stored variant, or `true`. */
  readonly visible?: boolean;
  readonly choices: readonly VariantChoiceInput[];
}

/** Subscription of a product. A new one has no ID. */
export type SubscriptionInput = Omit<ProductSubscription, 'id'> & { readonly id?: string };

/** Fields of products that are stored as given. */
type PlainField =
  | ('name' | 'slug' | 'visible' | 'visibleInPos' | 'description' | 'media' | 'mainCategoryId' | 'pricePerUnit')
  | ('fulfillerId' | 'deliveryProfileId' | 'taxGroupId' | 'publicTagIds' | 'privateTagIds' | 'seoData')
  | ('membersOnly' | 'allowOneTimePurchases' | 'extendedFields');

/** Fields of products that can be cleared with `null`. */
type ClearableField =
  | ('mainCategoryId' | 'pricePerUnit' | 'fulfillerId' | 'deliveryProfileId' | 'taxGroupId')
  | ('seoData' | 'extendedFields');

/** Changes of a product. Absent fields stay unchanged. */
export type ProductInput = {
  readonly [Field in PlainField]?: StoredProduct[Field] | (Field extends ClearableField ? null : never);
} & {
  readonly brand?: NamedReference | null;
  readonly ribbon?: NamedReference | null;
  readonly additionalRibbons?: readonly NamedReference[];
  readonly infoSections?: readonly InfoSectionReference[];
  readonly options?: readonly OptionInput[];
  readonly modifiers?: readonly ModifierInput[];
  readonly variants?: readonly VariantInput[];
  readonly subscriptions?: readonly SubscriptionInput[];
};

/** Fields of a new product. */
export type NewProduct = ProductInput & {
  readonly name: string;
  readonly type: StoredProduct['type'];
  readonly variants: readonly VariantInput[];
  readonly handle?: string;
};
