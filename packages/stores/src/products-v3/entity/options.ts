import { image } from '@cartwright/core';
import type { ChoiceType } from '../../catalog-v3/enumerations.js';
import type { ModifierRenderType, ProductOptionRenderType } from './enumerations.js';
import { productMediaShape, type MediaReferences, type ProductMedia } from './media.js';

/** Colors of a choice. */
export interface MultipleColors {
  /** Two colors, as hexadecimal codes such as `#2f4b3f`. */
  colorCodes?: string[];
}

/** Choice of an option of a product. */
export interface ConnectedOptionChoice {
  /** Color of a choice of type `ONE_COLOR`, as a hexadecimal code such as `#2f4b3f`. */
  colorCode?: string;
  /** Colors of a choice of type `MULTIPLE_COLORS`. */
  colorCodes?: MultipleColors;
  /** Image of a choice of type `IMAGE`, as a `wix:image` reference. */
  image?: string;
  /** Choice ID. */
  choiceId?: string | null;
  /** Images and videos that are displayed when the choice is selected. Use `media` instead. */
  linkedMedia?: ProductMedia[];
  /** How the choice is displayed. */
  choiceType?: ChoiceType;
  /** Identifier generated from the name, for the `options` of a catalog reference. Read-only. */
  key?: string;
  /** Choice name, from 1 to 50 characters. */
  name?: string | null;
  /** Whether a variant with the choice is in stock at the default location. Read-only. */
  inStock?: boolean;
  /** Whether a variant with the choice is visible. Read-only. */
  visible?: boolean;
  /** Image displayed with the choice, as a `wix:image` reference. On request: `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage?: string;
  /**
   * Images and videos that are displayed when the choice is selected. On request: `PRODUCT_CHOICES_MEDIA_REFERENCES`.
   */
  media?: MediaReferences;
}

/** Choices of an option. */
export interface ChoicesSettings {
  /** Choices; from 1 to 1,000. */
  choices?: ConnectedOptionChoice[];
}

/** Option of a product, such as its size. Every variant has one choice of each option. */
export interface ConnectedOption {
  /** Choices of the option. */
  choicesSettings?: ChoicesSettings;
  /** ID of the customization, of type `PRODUCT_OPTION`. */
  _id?: string | null;
  /** Option name, from 1 to 50 characters. */
  name?: string | null;
  /** How the option is displayed. */
  optionRenderType?: ProductOptionRenderType;
  /** Identifier generated from the name, for the `options` of a catalog reference. Read-only. */
  key?: string;
}

/** Settings of a text input. */
export interface FreeTextSettings {
  /** Minimum length of the text, in characters. */
  minCharCount?: number;
  /** Maximum length of the text, in characters; at most 500. */
  maxCharCount?: number;
  /** Amount that a text adds to the price, as a decimal string. */
  defaultAddedPrice?: string | null;
  /** Label of the input, from 1 to 150 characters. */
  title?: string;
  /** Identifier generated from the title, for the `customTextFields` of a catalog reference. Read-only. */
  key?: string;
}

/** Choice of a modifier of a product. */
export interface ConnectedModifierChoice {
  /** Color of a choice of type `ONE_COLOR`, as a hexadecimal code such as `#2f4b3f`. */
  colorCode?: string;
  /** Colors of a choice of type `MULTIPLE_COLORS`. */
  colorCodes?: MultipleColors;
  /** Image of a choice of type `IMAGE`, as a `wix:image` reference. */
  image?: string;
  /** Choice ID. */
  choiceId?: string | null;
  /**
   * Images and videos that are displayed when the choice is selected. Use `media` instead: the platform removes this
   * field on 2026-12-31.
   */
  linkedMedia?: ProductMedia[];
  /** How the choice is displayed. */
  choiceType?: ChoiceType;
  /** Identifier generated from the name, for the `options` of a catalog reference. Read-only. */
  key?: string;
  /** Choice name, from 1 to 50 characters. */
  name?: string | null;
  /** Amount that the choice adds to the price, as a decimal string. */
  addedPrice?: string | null;
  /** Image displayed with the choice, as a `wix:image` reference. On request: `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage?: string;
  /**
   * Images and videos that are displayed when the choice is selected. On request: `PRODUCT_CHOICES_MEDIA_REFERENCES`.
   */
  media?: MediaReferences;
}

/** Choices of a modifier. */
export interface ModifierChoicesSettings {
  /** Choices; from 1 to 1,000. */
  choices?: ConnectedModifierChoice[];
}

/** Modifier of a product, such as an engraving. Modifiers have no variants and no inventory. */
export interface ConnectedModifier {
  /** Settings of the text input of a `FREE_TEXT` modifier. */
  freeTextSettings?: FreeTextSettings;
  /** Choices of other modifiers. */
  choicesSettings?: ModifierChoicesSettings;
  /** ID of the customization, of type `MODIFIER`. */
  _id?: string | null;
  /** Modifier name, from 1 to 50 characters. */
  name?: string | null;
  /** How the modifier is displayed. */
  modifierRenderType?: ModifierRenderType;
  /** Earlier name of `mandatory`. */
  toBeRemovedMandatory?: boolean;
  /** Identifier generated from the name, for the `options` of a catalog reference. Read-only. */
  key?: string;
  /** Whether the customer must choose or enter something. */
  mandatory?: boolean | null;
}

const choices = { choices: { image, displayImage: image, linkedMedia: productMediaShape } };

/** Shape of {@link ConnectedOption} and {@link ConnectedModifier}: images and videos of the choices. */
export const optionShape = { choicesSettings: choices };
