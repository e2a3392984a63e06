import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Ways to display an option. */
export const ProductOptionRenderType = /* @__PURE__ */ enumeration('TEXT_CHOICES', 'SWATCH_CHOICES');
/** How an option is displayed: as text or as color swatches. */
export type ProductOptionRenderType = EnumerationValue<typeof ProductOptionRenderType>;

/** Ways to display a modifier. */
export const ModifierRenderType = /* @__PURE__ */ enumeration('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES');
/** How a modifier is displayed: as a text input, as text or as color swatches. */
export type ModifierRenderType = EnumerationValue<typeof ModifierRenderType>;

/** Availability statuses of a product. */
export const InventoryAvailabilityStatus = /* @__PURE__ */ enumeration(
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
);
/** Availability of a product: all variants are in stock, none is, or some are. */
export type InventoryAvailabilityStatus = EnumerationValue<typeof InventoryAvailabilityStatus>;

/** Pre-order availabilities of a product. */
export const ProductPreorderAvailability = /* @__PURE__ */ enumeration('ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS');
/** Which variants of a product are available for pre-order now. */
export type ProductPreorderAvailability = EnumerationValue<typeof ProductPreorderAvailability>;

/** Conditions that a customer must meet. */
export const UserCriteria = /* @__PURE__ */ enumeration('MEMBERS_ONLY');
/** Condition that a customer must meet to buy the product. `MEMBERS_ONLY`: is a signed-in member. */
export type UserCriteria = EnumerationValue<typeof UserCriteria>;

/** Units of payment intervals. */
export const SubscriptionFrequency = /* @__PURE__ */ enumeration('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR');
/** Unit of the interval between two payments. */
export type SubscriptionFrequency = EnumerationValue<typeof SubscriptionFrequency>;

/** Types of subscription discounts. */
export const DiscountType = /* @__PURE__ */ enumeration('AMOUNT', 'PERCENT');
/** Type of a subscription discount: an amount or a percentage. */
export type DiscountType = EnumerationValue<typeof DiscountType>;

/** Ways to round calculated prices. */
export const RoundingStrategy = /* @__PURE__ */ enumeration(
  'NO_ROUNDING',
  'CURRENCY_PRECISION',
  'NEAREST_WHOLE_NUMBER',
);
/** How calculated prices are rounded: not at all, to the decimals of the currency or to a whole number. */
export type RoundingStrategy = EnumerationValue<typeof RoundingStrategy>;

/** Fields of variants that are returned only on request. */
export const VariantsOpsRequestedFields = /* @__PURE__ */ enumeration(
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'THUMBNAIL',
);
/** Field of variants that is returned only on request. */
export type VariantsOpsRequestedFields = EnumerationValue<typeof VariantsOpsRequestedFields>;

/** Access levels of a page. */
export const Enum = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'PROTECTED',
  'PRIVATE',
  'PUBLIC',
  'UNCHANGED',
  'GROUP_PROTECTED',
);
/** Access level of a page. */
export type Enum = EnumerationValue<typeof Enum>;

/** States of a page setting. */
export const State = /* @__PURE__ */ enumeration('Unknown', 'Off', 'On');
/** State of a page setting. */
export type State = EnumerationValue<typeof State>;
