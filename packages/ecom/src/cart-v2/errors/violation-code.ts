import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Codes of a violation:
 * - `GENERAL_CODE`: a problem without a more specific code.
 * - `CUSTOM_VALIDATION`: reported by a validations plugin.
 * - `EMPTY_CART`: the cart has no line items.
 * - `LINE_ITEMS_OUT_OF_STOCK`: line items are out of stock.
 * - `MEMBERS_ONLY_ITEM`: a line item requires a signed-in member.
 * - `INVALID_COUPON_CODE`: the coupon does not exist.
 * - `INVALID_COUPON_STATUS`: the coupon cannot be used, for example because it has expired.
 * - `CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD`: a coupon cannot reduce gift cards.
 * - `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`: delivery is incomplete.
 * - `DELIVERY_METHOD_NO_LONGER_AVAILABLE`: the delivery method is not offered for the address any more.
 * - `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`: the delivery method does not cover all line items.
 * - `INVALID_GIFT_CARD_CODE`: the gift card does not exist.
 * - `INVALID_GIFT_CARD_STATUS`: the gift card cannot be used, for example because it is empty.
 * - `CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD`: gift cards cannot be bought with a gift card.
 * - `SUBTOTAL_BELOW_ORDER_MINIMUM`: the subtotal is below the store's minimum.
 * - `INVALID_MEMBERSHIP_STATUS`: a membership cannot pay.
 * - `INVALID_POSTAL_CODE`, `INVALID_SUBDIVISION`: a part of the address is missing or invalid.
 * - `…_NOT_SUPPORTED_ON_DEMO_CART`: preview carts cannot have subscriptions, gift cards or memberships.
 * - `MISSING_SITE_PAYMENT_METHOD_TYPE_ID`: the site has no payment method of the required type.
 */
export const ViolationCode = /* @__PURE__ */ enumeration(
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_MEMBERSHIP_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
  'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MISSING_SITE_PAYMENT_METHOD_TYPE_ID',
);
/** Code of a violation. */
export type ViolationCode = EnumerationValue<typeof ViolationCode>;
