import { date, entity, image } from '@cartwright/core';
import type { ChoiceType, CustomizationRenderType, CustomizationType } from './enumerations.js';

/** A field that shoppers write in. */
export interface FreeTextSettings {
  /** The fewest characters. */
  minCharCount?: number;
  /** The most characters. */
  maxCharCount?: number;
  /** What a text adds to the price, as a decimal text. */
  defaultAddedPrice?: string | null;
  /** What stands above the field. */
  title?: string;
  /** Names it for programs. */
  key?: string | null;
}

/** One of the choices of a customization. */
export interface CustomizationChoice {
  /** Its color, such as `#2f4b3f`. */
  colorCode?: string;
  /** Its picture, as a `wix:image` reference. */
  image?: string;
  /** Its id. */
  _id?: string;
  /** How it is shown. */
  choiceType?: ChoiceType;
  /** Names it for programs. */
  key?: string | null;
  /** Its name. */
  name?: string;
  /** What it adds to the price, as a decimal text. */
  defaultAddedPrice?: string | null;
  /** The picture that is shown for it, as a `wix:image` reference. */
  displayImage?: string;
  /** The ids of the choices that it stands for. */
  primaryChoiceIds?: string[];
}

/** What can be chosen. */
export interface ChoicesSettings {
  /** The choices. */
  choices?: CustomizationChoice[];
}

/** An option or a modifier of catalog V3. */
export interface Customization {
  /** The field to write in, where that is how it is shown. */
  freeTextInput?: FreeTextSettings;
  /** The choices, where it has some. */
  choicesSettings?: ChoicesSettings;
  /** Its id. */
  _id?: string | null;
  /** Grows with every change: a whole number as text. */
  revision?: string | null;
  /** When it was made. */
  _createdDate?: Date | null;
  /** When it was last changed. */
  _updatedDate?: Date | null;
  /** Names it for programs. */
  key?: string | null;
  /** Its name. */
  name?: string;
  /** Whether it is an option, whose choices make variants, or a modifier. */
  customizationType?: CustomizationType;
  /** How it is shown. */
  customizationRenderType?: CustomizationRenderType;
  /** How many products have it. */
  assignedProductsCount?: number | null;
}

/** The converted fields of {@link Customization}. */
export const customizationShape = /* @__PURE__ */ entity<Customization>({
  _createdDate: date,
  _updatedDate: date,
  choicesSettings: { choices: { image, displayImage: image } },
});
