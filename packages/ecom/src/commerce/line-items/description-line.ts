import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { TranslatableString } from '../fields/translatable-string.js';

/** Value types of description lines: text or color. */
export const DescriptionLineType = /* @__PURE__ */ enumeration('UNRECOGNISED', 'PLAIN_TEXT', 'COLOR');
/** Value type of a description line. */
export type DescriptionLineType = EnumerationValue<typeof DescriptionLineType>;

/** Text value of a description line. */
export type PlainTextValue = TranslatableString;

/** Name of a description line, such as `Size`. */
export type DescriptionLineName = TranslatableString;

/** Color value of a description line. */
export interface Color extends TranslatableString {
  /** CSS color code, such as `#ff0000`. */
  code?: string | null;
}

/** Option of an item, such as its size or color, as shown to the buyer. */
export interface DescriptionLine {
  /** Name of the option. */
  name?: DescriptionLineName;
  /** Text value. Set if `lineType` is `PLAIN_TEXT`. */
  plainText?: PlainTextValue;
  /** Color value. Set if `lineType` is `COLOR`. */
  colorInfo?: Color;
  /** Type of the value. */
  lineType?: DescriptionLineType;
}
