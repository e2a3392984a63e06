import { enumeration, type EnumerationValue } from '@cartwright/core';

/** How bad a violation is. */
export const Severity = /* @__PURE__ */ enumeration('WARNING', 'ERROR');
/** How bad a violation is: an error forbids to check out. */
export type Severity = EnumerationValue<typeof Severity>;

/** What mends a violation. */
export const SuggestedFix = /* @__PURE__ */ enumeration('UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM');
/** What mends a violation. */
export type SuggestedFix = EnumerationValue<typeof SuggestedFix>;

/** Where a violation that is not about a line item is shown. */
export const NameInOther = /* @__PURE__ */ enumeration('OTHER_DEFAULT');
/** Where a violation that is not about a line item is shown. */
export type NameInOther = EnumerationValue<typeof NameInOther>;

/** Where a violation about a line item is shown. */
export const NameInLineItem = /* @__PURE__ */ enumeration('LINE_ITEM_DEFAULT');
/** Where a violation about a line item is shown. */
export type NameInLineItem = EnumerationValue<typeof NameInLineItem>;

/** Anything but a line item. */
export interface Other {
  /** Where the violation is shown. */
  name?: NameInOther;
}

/** A line item that a violation is about. */
export interface TargetLineItem {
  /** Where the violation is shown. */
  name?: NameInLineItem;
  /** The line item's id. */
  _id?: string | null;
  /** What mends it. */
  suggestedFix?: SuggestedFix;
}

/** What a violation is about: one of the two. */
export interface Target {
  /** Anything but a line item. */
  other?: Other;
  /** A line item. */
  lineItem?: TargetLineItem;
}

/** Something that a validation of the site objects to. */
export interface Violation {
  /** How bad it is. */
  severity?: Severity;
  /** What it is about. */
  target?: Target;
  /** In words, for the buyer. */
  description?: string | null;
}
