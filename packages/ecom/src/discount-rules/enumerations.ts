import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether a rule is given now. */
export const Status = /* @__PURE__ */ enumeration('LIVE', 'EXPIRED', 'PENDING');
/** Whether a rule is given now. */
export type Status = EnumerationValue<typeof Status>;

/** Kinds of triggers. */
export const TriggerType = /* @__PURE__ */ enumeration(
  'AND',
  'SUBTOTAL_RANGE',
  'ITEM_QUANTITY_RANGE',
  'CUSTOM',
  'OR',
  'CUSTOMER_ELIGIBILITY',
);
/** A kind of trigger. */
export type TriggerType = EnumerationValue<typeof TriggerType>;

/** Which buyers get a discount. */
export const EligibilityType = /* @__PURE__ */ enumeration('INDIVIDUAL_MEMBERS', 'CONTACT_SEGMENTS', 'CONTACT_TAGS');
/** Which buyers get a discount. */
export type EligibilityType = EnumerationValue<typeof EligibilityType>;

/** What a discount lowers. */
export const Type = /* @__PURE__ */ enumeration('SPECIFIC_ITEMS', 'BUY_X_GET_Y');
/** What a discount lowers. */
export type Type = EnumerationValue<typeof Type>;

/** Kinds of discounts. */
export const DiscountType = /* @__PURE__ */ enumeration('PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED');
/** A kind of discount. */
export type DiscountType = EnumerationValue<typeof DiscountType>;

/** Kinds of scopes. */
export const ScopeType = /* @__PURE__ */ enumeration('CATALOG_ITEM', 'CUSTOM_FILTER');
/** A kind of scope. */
export type ScopeType = EnumerationValue<typeof ScopeType>;

/** What a discount was applied to. */
export const AppliedSubjectType = /* @__PURE__ */ enumeration('ALL_ITEMS', 'LOWEST_PRICED_ITEM');
/** What a discount was applied to. */
export type AppliedSubjectType = EnumerationValue<typeof AppliedSubjectType>;

/** Ways to buy. */
export const PurchaseType = /* @__PURE__ */ enumeration(
  'ONLY_ONE_TIME_PURCHASE',
  'ONLY_SUBSCRIPTION',
  'ALL_PURCHASE_TYPES',
);
/** A way to buy. */
export type PurchaseType = EnumerationValue<typeof PurchaseType>;
