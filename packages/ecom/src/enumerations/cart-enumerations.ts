import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Stock statuses of a line item:
 * - `IN_STOCK`: the requested quantity is available.
 * - `PARTIALLY_IN_STOCK`: less than the requested quantity is available.
 * - `OUT_OF_STOCK`: nothing is available.
 * - `REMOVED_FROM_CATALOG`: the catalog no longer has the item.
 */
export const ItemStatus = /* @__PURE__ */ enumeration(
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
);
/** Stock status of a line item. */
export type ItemStatus = EnumerationValue<typeof ItemStatus>;

/**
 * Validations to run by validations plugins:
 * - `SKIP_VALIDATIONS`: none.
 * - `PRE_CHECKOUT_VALIDATIONS`: those of the cart page.
 * - `CHECKOUT_VALIDATIONS`: those of the checkout page.
 */
export const ValidationsConfig = /* @__PURE__ */ enumeration(
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
);
/** Validations to run by validations plugins. */
export type ValidationsConfig = EnumerationValue<typeof ValidationsConfig>;

/** Sources of a discount: a discount rule of the merchant, or a coupon code. */
export const DiscountSourceType = /* @__PURE__ */ enumeration('AUTOMATIC_RULE', 'COUPON');
/** Source of a discount. */
export type DiscountSourceType = EnumerationValue<typeof DiscountSourceType>;

/** Parts of a cart that a discount reduces: the subtotal, single line items or the delivery price. */
export const DiscountScope = /* @__PURE__ */ enumeration(
  'UNKNOWN_DISCOUNT_SCOPE',
  'CART_SUBTOTAL',
  'LINE_ITEM',
  'DELIVERY',
);
/** Part of a cart that a discount reduces. */
export type DiscountScope = EnumerationValue<typeof DiscountScope>;
