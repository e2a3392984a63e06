import type { Collection } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Entity } from '../entity.js';

/** How a customization is displayed. Only modifiers can be `FREE_TEXT`. */
export type RenderType = 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT';

/** How a choice is displayed: as its name, a color, two colors, or an image. */
export type ChoiceSwatch =
  | { readonly type: 'CHOICE_TEXT' }
  | { readonly type: 'ONE_COLOR'; readonly color: string }
  | { readonly type: 'MULTIPLE_COLORS'; readonly colors: readonly string[] }
  | { readonly type: 'IMAGE'; readonly imageId: string };

/**
 * Order of choices in the filters of a storefront: by name for text and by number of products for swatches, by name, by
 * number of products, or as listed.
 */
export type ChoiceOrder = 'DEFAULT' | 'BY_NAME' | 'BY_PRODUCT_COUNT' | 'MANUAL';

/** Choice of a customization. */
export interface StoredChoice {
  readonly id: string;
  readonly name: string;
  /** Identifier generated from the name, unique in the customization. Line items refer to it. */
  readonly key: string;
  readonly swatch: ChoiceSwatch;
  /** Amount that the choice of a modifier adds to the price, by default. */
  readonly addedPrice?: number;
  /** Image displayed with a color. */
  readonly displayImageId?: string;
  /** IDs of the primary choices that the choice is grouped under. */
  readonly primaryChoiceIds?: readonly string[];
}

/** Text input of a modifier. */
export interface FreeText {
  readonly title: string;
  /** Identifier generated from the title. Line items refer to it. */
  readonly key: string;
  /** Minimum length, in characters. */
  readonly minLength: number;
  /** Maximum length, in characters; at most 500. */
  readonly maxLength: number;
  /** Amount that a text adds to the price. */
  readonly addedPrice?: number;
}

/**
 * Customization that products share: an option, whose choices define variants, or a modifier, which has no variants and
 * no stock.
 */
export interface StoredCustomization extends Entity {
  readonly name: string;
  readonly type: 'PRODUCT_OPTION' | 'MODIFIER';
  readonly renderType: RenderType;
  /** Identifier generated from the name. */
  readonly key: string;
  /** Empty for `FREE_TEXT`. */
  readonly choices: readonly StoredChoice[];
  /** Order of the choices in the filters of a storefront. */
  readonly choiceOrder?: ChoiceOrder;
  /** Present only for `FREE_TEXT`. */
  readonly freeText?: FreeText;
  /** Whether a modifier is mandatory by default. */
  readonly defaultMandatory?: boolean;
}

/** The tenant's customizations. */
export const customizations = (tenant: Tenant): Collection<StoredCustomization> =>
  tenant.collection<StoredCustomization>('v3-customizations');
