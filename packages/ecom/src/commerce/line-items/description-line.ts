import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { TranslatableString } from '../fields/translatable-string.js';

/** Kinds of description lines. */
export const DescriptionLineType = /* @__PURE__ */ enumeration('UNRECOGNISED', 'PLAIN_TEXT', 'COLOR');
/** A kind of description line. */
export type DescriptionLineType = EnumerationValue<typeof DescriptionLineType>;

/** The text of a description line. */
export type PlainTextValue = TranslatableString;

/** The name of a description line, such as `Size`. */
export type DescriptionLineName = TranslatableString;

/** The color of a description line. */
export interface Color extends TranslatableString {
  /** As CSS writes it, such as `#ff0000`. */
  code?: string | null;
}

/** One thing that the buyer chose or should know about an item, such as its size. */
export interface DescriptionLine {
  /** What the line is about. */
  name?: DescriptionLineName;
  /** Its value, when it is a text. */
  plainText?: PlainTextValue;
  /** Its value, when it is a color. */
  colorInfo?: Color;
  /** Which of the two it is. */
  lineType?: DescriptionLineType;
}
