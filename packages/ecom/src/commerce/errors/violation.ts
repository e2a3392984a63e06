import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Severities of a violation: a `WARNING` is shown to the buyer, an `ERROR` also blocks checkout. */
export const Severity = /* @__PURE__ */ enumeration('WARNING', 'ERROR');
/** Severity of a violation. */
export type Severity = EnumerationValue<typeof Severity>;

/** Suggested fixes of a violation: remove the line item. */
export const SuggestedFix = /* @__PURE__ */ enumeration('UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM');
/** Suggested fix of a violation. */
export type SuggestedFix = EnumerationValue<typeof SuggestedFix>;

/** Display locations of violations that do not concern a line item. `OTHER_DEFAULT` is the default location. */
export const NameInOther = /* @__PURE__ */ enumeration('OTHER_DEFAULT');
/** Display location of a violation that does not concern a line item. */
export type NameInOther = EnumerationValue<typeof NameInOther>;

/** Display locations of violations of a line item. `LINE_ITEM_DEFAULT` is the default location. */
export const NameInLineItem = /* @__PURE__ */ enumeration('LINE_ITEM_DEFAULT');
/** Display location of a violation of a line item. */
export type NameInLineItem = EnumerationValue<typeof NameInLineItem>;

/** Target of a violation that does not concern a line item. */
export interface Other {
  /** Display location. */
  name?: NameInOther;
}

/** Line item that a violation concerns. */
export interface TargetLineItem {
  /** Display location. */
  name?: NameInLineItem;
  /** Line item ID. */
  _id?: string | null;
  /** Suggested fix. */
  suggestedFix?: SuggestedFix;
}

/** Target of a violation. One of the two fields is set. */
export interface Target {
  /** Not a line item. */
  other?: Other;
  /** Line item. */
  lineItem?: TargetLineItem;
}

/** Violation reported by a validations plugin. */
export interface Violation {
  /** Severity. An `ERROR` blocks checkout. */
  severity?: Severity;
  /** Target of the violation. */
  target?: Target;
  /** Message for the buyer. */
  description?: string | null;
}

/** Error data of `VIOLATIONS_WITH_ERROR_SEVERITY`. */
export interface ViolationsList {
  /** Violations reported by validations plugins. */
  violations?: Violation[];
}
