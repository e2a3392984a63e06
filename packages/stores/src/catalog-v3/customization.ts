import { date, entity, image } from '@cartwright/core';
import type { ChoiceType, CustomizationRenderType, CustomizationType } from './enumerations.js';

/** Settings of a free-text modifier: an input that the shopper fills in, such as an engraving. */
export interface FreeTextSettings {
  /** Minimum length of the input, in characters. */
  minCharCount?: number;
  /** Maximum length of the input, in characters; at most 500. */
  maxCharCount?: number;
  /** Amount that an input adds to the product's price, as a decimal string such as `"5.00"`. */
  defaultAddedPrice?: string | null;
  /** Label of the input; from 1 to 100 characters. */
  title?: string;
  /** Identifier generated from the title, for the `options` of a catalog reference. Read-only. */
  key?: string | null;
}

/** Choice of an option or modifier. */
export interface CustomizationChoice {
  /** Color of a choice of type `ONE_COLOR`, as a hexadecimal code such as `#2f4b3f`. */
  colorCode?: string;
  /** Swatch image of a choice of type `IMAGE`, as a `wix:image` reference. */
  image?: string;
  /** Choice ID. */
  _id?: string;
  /** How the choice is displayed. */
  choiceType?: ChoiceType;
  /** Identifier generated from the name, for the `options` of a catalog reference. Read-only. */
  key?: string | null;
  /** Choice name, such as `Moss`. */
  name?: string;
  /** Amount that the choice of a modifier adds to the product's price, as a decimal string such as `"5.00"`. */
  defaultAddedPrice?: string | null;
  /**
   * Image displayed with a choice of type `ONE_COLOR`, as a `wix:image` reference. Returned only with the requested
   * field `CHOICE_DISPLAY_IMAGE`.
   */
  displayImage?: string;
  /** IDs of the primary choices that this choice is grouped under; at most 4. Absent for a primary choice. */
  primaryChoiceIds?: string[];
}

/** Settings of an option or modifier with choices. */
export interface ChoicesSettings {
  /** Available choices; at most 1000. */
  choices?: CustomizationChoice[];
}

/** Option or modifier of Catalog V3, shared by products. */
export interface Customization {
  /** Input settings. Present only when `customizationRenderType` is `FREE_TEXT`. */
  freeTextInput?: FreeTextSettings;
  /** Choices. Absent when `customizationRenderType` is `FREE_TEXT`. */
  choicesSettings?: ChoicesSettings;
  /** Customization ID. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Identifier generated from the name. Read-only. */
  key?: string | null;
  /** Customization name, such as `Size`. */
  name?: string;
  /** Whether it is an option, whose choices define variants, or a modifier, which creates no variants. */
  customizationType?: CustomizationType;
  /** How the customization is displayed. */
  customizationRenderType?: CustomizationRenderType;
  /** Number of products with this customization. Returned only with the requested field `ASSIGNED_PRODUCTS_COUNT`. */
  assignedProductsCount?: number | null;
}

/** Shape of {@link CustomizationChoice}: images. */
export const choiceShape = /* @__PURE__ */ entity<CustomizationChoice>({ image, displayImage: image });

/** Shape of {@link Customization}: which fields are dates or images. */
export const customizationShape = /* @__PURE__ */ entity<Customization>({
  _createdDate: date,
  _updatedDate: date,
  choicesSettings: { choices: choiceShape },
});
