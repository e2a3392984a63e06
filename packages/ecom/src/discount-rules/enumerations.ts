import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Statuses of a discount rule:
 * - `LIVE`: active and within its validity period.
 * - `EXPIRED`: after its validity period.
 * - `PENDING`: before its validity period.
 */
export const Status = /* @__PURE__ */ enumeration('LIVE', 'EXPIRED', 'PENDING');
/** Status of a discount rule. */
export type Status = EnumerationValue<typeof Status>;

/**
 * Trigger types:
 * - `SUBTOTAL_RANGE`: the subtotal is in the range.
 * - `ITEM_QUANTITY_RANGE`: the quantity of the items in scope is in the range.
 * - `CUSTOMER_ELIGIBILITY`: the buyer is eligible.
 * - `CUSTOM`: a custom trigger of an app applies.
 * - `AND`, `OR`: all, or any, of several triggers apply.
 */
export const TriggerType = /* @__PURE__ */ enumeration(
  'AND',
  'SUBTOTAL_RANGE',
  'ITEM_QUANTITY_RANGE',
  'CUSTOM',
  'OR',
  'CUSTOMER_ELIGIBILITY',
);
/** Trigger type. */
export type TriggerType = EnumerationValue<typeof TriggerType>;

/** Types of eligible customers: selected members, contact segments or contact tags. */
export const EligibilityType = /* @__PURE__ */ enumeration('INDIVIDUAL_MEMBERS', 'CONTACT_SEGMENTS', 'CONTACT_TAGS');
/** Type of eligible customers. */
export type EligibilityType = EnumerationValue<typeof EligibilityType>;

/** Targets of a discount: specific items, or a "buy X, get Y" offer. */
export const Type = /* @__PURE__ */ enumeration('SPECIFIC_ITEMS', 'BUY_X_GET_Y');
/** Target of a discount. */
export type Type = EnumerationValue<typeof Type>;

/** Discount types: a percentage, a fixed amount off, a fixed price, or quantity-based pricing. */
export const DiscountType = /* @__PURE__ */ enumeration('PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED');
/** Discount type. */
export type DiscountType = EnumerationValue<typeof DiscountType>;

/** Scope types: catalog items, or a custom filter of an app. */
export const ScopeType = /* @__PURE__ */ enumeration('CATALOG_ITEM', 'CUSTOM_FILTER');
/** Scope type. */
export type ScopeType = EnumerationValue<typeof ScopeType>;

/** Items that a discount was applied to: all items, or only the lowest priced one. */
export const AppliedSubjectType = /* @__PURE__ */ enumeration('ALL_ITEMS', 'LOWEST_PRICED_ITEM');
/** Items that a discount was applied to. */
export type AppliedSubjectType = EnumerationValue<typeof AppliedSubjectType>;

/** Purchase types that a discount applies to: one-time purchases, subscriptions or both. */
export const PurchaseType = /* @__PURE__ */ enumeration(
  'ONLY_ONE_TIME_PURCHASE',
  'ONLY_SUBSCRIPTION',
  'ALL_PURCHASE_TYPES',
);
/** Purchase type that a discount applies to. */
export type PurchaseType = EnumerationValue<typeof PurchaseType>;
