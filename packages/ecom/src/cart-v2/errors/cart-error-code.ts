import { enumeration, type EnumerationValue } from '@cartwright/core';
import type {
  CouponAlreadyExistsErrorData,
  CouponNotFoundInCartErrorData,
  InvalidCouponCodeErrorData,
  InvalidCouponStatusErrorData,
} from './coupon-error-data.js';
import type {
  GiftCardAlreadyExistsErrorData,
  GiftCardNotFoundInCartErrorData,
  InvalidGiftCardCodeErrorData,
  InvalidGiftCardStatusErrorData,
} from './gift-card-error-data.js';
import type {
  DuplicateItemModifierIdsErrorData,
  DuplicateLineItemUpdatesErrorData,
  DuplicateModifierGroupIdsErrorData,
  EmptyLineItemUpdatesErrorData,
  FixedQuantityItemErrorData,
  InsufficientInventoryErrorData,
  InvalidMembershipPaymentOptionErrorData,
  ItemNotFoundInCatalogErrorData,
  LineItemNotFoundInCartErrorData,
  LineItemPriceConflictErrorData,
  LineItemsOutOfStockErrorData,
  MaxItemModifiersExceededErrorData,
  MaxLineItemsExceededErrorData,
  MembersOnlyItemErrorData,
} from './item-error-data.js';
import type {
  CartAlreadyOrderedErrorData,
  DeliveryMethodNotFoundErrorData,
  EmptyPaymentTokenErrorData,
  GiftCardRedeemErrorData,
  InvalidCartErrorData,
  InvalidMembershipErrorData,
  InvalidPaymentStatusErrorData,
  InvalidPriceVerificationTokenErrorData,
  InvalidThirdPartyCheckoutTokenErrorData,
  ViolationWithErrorSeverityErrorData,
} from './order-error-data.js';

/**
 * Codes of application errors of the cart operations:
 * - `BUSINESS_LOCATION_NOT_FOUND`: the site has no such business location.
 * - `CALCULATION_ERROR`: the totals could not be calculated.
 * - `CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD`: gift cards cannot be bought with a gift card.
 * - `CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD`: subscriptions cannot be bought with a gift card.
 * - `CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD`: gift cards cannot be bought with a coupon.
 * - `CART_ALREADY_ORDERED`: an order was placed from the cart, which cannot be changed.
 * - `CART_PRICES_OUT_OF_SYNC`: the catalog’s prices have changed: refresh the cart.
 * - `CHECKOUT_PAGE_NOT_FOUND`: the site has no checkout page.
 * - `COUPON_ALREADY_EXISTS`: the cart has the coupon.
 * - `COUPON_LOCKED`: the settings of the cart do not allow to change its coupon.
 * - `COUPON_NOT_FOUND_IN_CART`: the cart has no coupon with the ID.
 * - `DATA_EXTENSION_UPDATE_FAILED`: the custom fields could not be stored.
 * - `DELIVERY_METHOD_MISSING_ADDRESS`: set a delivery address first.
 * - `DELIVERY_METHOD_MISSING_LINE_ITEMS`: add a line item first.
 * - `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`: the delivery method does not cover all line items.
 * - `DELIVERY_METHOD_NOT_FOUND`: the delivery method is not offered for the address.
 * - `DELIVERY_METHOD_NO_LONGER_AVAILABLE`: the delivery method is not offered any more.
 * - `DEMO_ORDER_NOT_ALLOWED`: the caller cannot place preview orders.
 * - `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`: the deposit exceeds the price.
 * - `DUPLICATE_ITEM_MODIFIER_IDS`: two modifiers of a group have the same ID.
 * - `DUPLICATE_LINE_ITEM_UPDATES`: the request updates a line item twice.
 * - `DUPLICATE_MODIFIER_GROUP_IDS`: two modifier groups of an item have the same ID.
 * - `EMPTY_CART`: the cart has no line items.
 * - `EMPTY_LINE_ITEM_UPDATES`: an update changes nothing.
 * - `EMPTY_PAYMENT_TOKEN`: a payment is due and the request has no payment token.
 * - `FIXED_QUANTITY_ITEM`: the quantity of the item cannot be changed.
 * - `GIFT_CARD_ALREADY_EXISTS`: the cart has the gift card.
 * - `GIFT_CARD_LOCKED`: the settings of the cart do not allow to change its gift card.
 * - `GIFT_CARD_NOT_FOUND_IN_CART`: the cart has no gift card with the ID.
 * - `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: preview carts cannot have gift cards.
 * - `GIFT_CARD_REDEEM_ERROR`: the gift card could not be redeemed.
 * - `INSUFFICIENT_INVENTORY`: the stock is too low.
 * - `INVALID_ADDRESS_FORMAT`: the address is invalid.
 * - `INVALID_CART`: the cart has problems that block the order.
 * - `INVALID_COUPON_CODE`: the coupon does not exist.
 * - `INVALID_COUPON_STATUS`: the coupon cannot be used, for example because it has expired.
 * - `INVALID_GIFT_CARD_CODE`: the gift card does not exist.
 * - `INVALID_GIFT_CARD_STATUS`: the gift card cannot be used, for example because it is empty.
 * - `INVALID_MEMBERSHIP`: a membership cannot pay.
 * - `INVALID_MEMBERSHIP_PAYMENT_OPTION`: the item cannot be paid with the membership.
 * - `INVALID_PAYMENT_STATUS`: the payment failed.
 * - `INVALID_PRICE_VERIFICATION_TOKEN`: the totals have changed since they were calculated: calculate again.
 * - `INVALID_THIRD_PARTY_CHECKOUT_TOKEN`: the token of the external checkout is invalid.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: the catalog does not have the item, or not with these options.
 * - `LINE_ITEMS_OUT_OF_STOCK`: line items are out of stock.
 * - `LINE_ITEM_NOT_FOUND_IN_CART`: the cart has no line item with the ID.
 * - `LINE_ITEM_PRICE_CONFLICT`: the cart has the item at another price.
 * - `MAX_COUPONS_PER_CART_EXCEEDED`: the cart has another coupon.
 * - `MAX_GIFT_CARDS_PER_CART_EXCEEDED`: the cart has another gift card.
 * - `MAX_ITEM_MODIFIERS_EXCEEDED`: the item has too many modifiers.
 * - `MAX_LINE_ITEMS_EXCEEDED`: the cart would have more than 300 line items.
 * - `MEMBERS_ONLY_ITEM`: a line item requires a signed-in member.
 * - `MISSING_DELIVERY_ADDRESS`: set a delivery address.
 * - `MISSING_DELIVERY_METHOD`: set a delivery method.
 * - `NO_LINE_ITEMS_TO_ADD`: the request has no items.
 * - `PAYMENT_ALREADY_IN_PROGRESS`: another payment of the cart is pending.
 * - `PAYMENT_ATTEMPT_EXPIRED`: the payment took too long: start again.
 * - `PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART`: no order can be placed from a preview cart.
 * - `PLAN_LINE_ITEM_NOT_FOUND`: the cart does not have the plan that is to pay.
 * - `SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION`: items that are shipped cannot have a free trial.
 * - `SITE_NOT_ACCEPTING_PAYMENTS`: the site does not accept payments.
 * - `SITE_NOT_PUBLISHED`: the site is not published.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL`: a fixed billing day and a free trial exclude each other.
 * - `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY`: a fixed billing day requires a monthly subscription.
 * - `SUBSCRIPTION_WITH_INVALID_FREQUENCY`: the billing interval is not supported.
 * - `UNAVAILABLE_PAYMENT_METHOD`: the payment method is not available.
 * - `UNCONFIRMED_SAVE_PAYMENT_METHOD`: the customer did not agree to save the payment method.
 * - `VIOLATIONS_WITH_ERROR_SEVERITY`: a validations plugin blocks the order.
 */
export const CartErrorCode = /* @__PURE__ */ enumeration(
  'BUSINESS_LOCATION_NOT_FOUND',
  'CALCULATION_ERROR',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD',
  'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD',
  'CART_ALREADY_ORDERED',
  'CART_PRICES_OUT_OF_SYNC',
  'CHECKOUT_PAGE_NOT_FOUND',
  'COUPON_ALREADY_EXISTS',
  'COUPON_LOCKED',
  'COUPON_NOT_FOUND_IN_CART',
  'DATA_EXTENSION_UPDATE_FAILED',
  'DELIVERY_METHOD_MISSING_ADDRESS',
  'DELIVERY_METHOD_MISSING_LINE_ITEMS',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'DELIVERY_METHOD_NOT_FOUND',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DEMO_ORDER_NOT_ALLOWED',
  'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
  'DUPLICATE_ITEM_MODIFIER_IDS',
  'DUPLICATE_LINE_ITEM_UPDATES',
  'DUPLICATE_MODIFIER_GROUP_IDS',
  'EMPTY_CART',
  'EMPTY_LINE_ITEM_UPDATES',
  'EMPTY_PAYMENT_TOKEN',
  'FIXED_QUANTITY_ITEM',
  'GIFT_CARD_ALREADY_EXISTS',
  'GIFT_CARD_LOCKED',
  'GIFT_CARD_NOT_FOUND_IN_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_REDEEM_ERROR',
  'INSUFFICIENT_INVENTORY',
  'INVALID_ADDRESS_FORMAT',
  'INVALID_CART',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'INVALID_MEMBERSHIP',
  'INVALID_MEMBERSHIP_PAYMENT_OPTION',
  'INVALID_PAYMENT_STATUS',
  'INVALID_PRICE_VERIFICATION_TOKEN',
  'INVALID_THIRD_PARTY_CHECKOUT_TOKEN',
  'ITEM_NOT_FOUND_IN_CATALOG',
  'LINE_ITEMS_OUT_OF_STOCK',
  'LINE_ITEM_NOT_FOUND_IN_CART',
  'LINE_ITEM_PRICE_CONFLICT',
  'MAX_COUPONS_PER_CART_EXCEEDED',
  'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
  'MAX_ITEM_MODIFIERS_EXCEEDED',
  'MAX_LINE_ITEMS_EXCEEDED',
  'MEMBERS_ONLY_ITEM',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'NO_LINE_ITEMS_TO_ADD',
  'PAYMENT_ALREADY_IN_PROGRESS',
  'PAYMENT_ATTEMPT_EXPIRED',
  'PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART',
  'PLAN_LINE_ITEM_NOT_FOUND',
  'SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION',
  'SITE_NOT_ACCEPTING_PAYMENTS',
  'SITE_NOT_PUBLISHED',
  'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL',
  'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY',
  'SUBSCRIPTION_WITH_INVALID_FREQUENCY',
  'UNAVAILABLE_PAYMENT_METHOD',
  'UNCONFIRMED_SAVE_PAYMENT_METHOD',
  'VIOLATIONS_WITH_ERROR_SEVERITY',
);
/** Code of an application error of the cart operations. */
export type CartErrorCode = EnumerationValue<typeof CartErrorCode>;

/** Data of application errors, by code. Codes that are not listed have no data. */
export interface CartErrorData {
  /** Data of `CART_ALREADY_ORDERED`. */
  CART_ALREADY_ORDERED: CartAlreadyOrderedErrorData;
  /** Data of `COUPON_ALREADY_EXISTS`. */
  COUPON_ALREADY_EXISTS: CouponAlreadyExistsErrorData;
  /** Data of `COUPON_NOT_FOUND_IN_CART`. */
  COUPON_NOT_FOUND_IN_CART: CouponNotFoundInCartErrorData;
  /** Data of `DELIVERY_METHOD_NOT_FOUND`. */
  DELIVERY_METHOD_NOT_FOUND: DeliveryMethodNotFoundErrorData;
  /** Data of `DUPLICATE_ITEM_MODIFIER_IDS`. */
  DUPLICATE_ITEM_MODIFIER_IDS: DuplicateItemModifierIdsErrorData;
  /** Data of `DUPLICATE_LINE_ITEM_UPDATES`. */
  DUPLICATE_LINE_ITEM_UPDATES: DuplicateLineItemUpdatesErrorData;
  /** Data of `DUPLICATE_MODIFIER_GROUP_IDS`. */
  DUPLICATE_MODIFIER_GROUP_IDS: DuplicateModifierGroupIdsErrorData;
  /** Data of `EMPTY_LINE_ITEM_UPDATES`. */
  EMPTY_LINE_ITEM_UPDATES: EmptyLineItemUpdatesErrorData;
  /** Data of `EMPTY_PAYMENT_TOKEN`. */
  EMPTY_PAYMENT_TOKEN: EmptyPaymentTokenErrorData;
  /** Data of `FIXED_QUANTITY_ITEM`. */
  FIXED_QUANTITY_ITEM: FixedQuantityItemErrorData;
  /** Data of `GIFT_CARD_ALREADY_EXISTS`. */
  GIFT_CARD_ALREADY_EXISTS: GiftCardAlreadyExistsErrorData;
  /** Data of `GIFT_CARD_NOT_FOUND_IN_CART`. */
  GIFT_CARD_NOT_FOUND_IN_CART: GiftCardNotFoundInCartErrorData;
  /** Data of `GIFT_CARD_REDEEM_ERROR`. */
  GIFT_CARD_REDEEM_ERROR: GiftCardRedeemErrorData;
  /** Data of `INSUFFICIENT_INVENTORY`. */
  INSUFFICIENT_INVENTORY: InsufficientInventoryErrorData;
  /** Data of `INVALID_CART`. */
  INVALID_CART: InvalidCartErrorData;
  /** Data of `INVALID_COUPON_CODE`. */
  INVALID_COUPON_CODE: InvalidCouponCodeErrorData;
  /** Data of `INVALID_COUPON_STATUS`. */
  INVALID_COUPON_STATUS: InvalidCouponStatusErrorData;
  /** Data of `INVALID_GIFT_CARD_CODE`. */
  INVALID_GIFT_CARD_CODE: InvalidGiftCardCodeErrorData;
  /** Data of `INVALID_GIFT_CARD_STATUS`. */
  INVALID_GIFT_CARD_STATUS: InvalidGiftCardStatusErrorData;
  /** Data of `INVALID_MEMBERSHIP`. */
  INVALID_MEMBERSHIP: InvalidMembershipErrorData;
  /** Data of `INVALID_MEMBERSHIP_PAYMENT_OPTION`. */
  INVALID_MEMBERSHIP_PAYMENT_OPTION: InvalidMembershipPaymentOptionErrorData;
  /** Data of `INVALID_PAYMENT_STATUS`. */
  INVALID_PAYMENT_STATUS: InvalidPaymentStatusErrorData;
  /** Data of `INVALID_PRICE_VERIFICATION_TOKEN`. */
  INVALID_PRICE_VERIFICATION_TOKEN: InvalidPriceVerificationTokenErrorData;
  /** Data of `INVALID_THIRD_PARTY_CHECKOUT_TOKEN`. */
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN: InvalidThirdPartyCheckoutTokenErrorData;
  /** Data of `ITEM_NOT_FOUND_IN_CATALOG`. */
  ITEM_NOT_FOUND_IN_CATALOG: ItemNotFoundInCatalogErrorData;
  /** Data of `LINE_ITEMS_OUT_OF_STOCK`. */
  LINE_ITEMS_OUT_OF_STOCK: LineItemsOutOfStockErrorData;
  /** Data of `LINE_ITEM_NOT_FOUND_IN_CART`. */
  LINE_ITEM_NOT_FOUND_IN_CART: LineItemNotFoundInCartErrorData;
  /** Data of `LINE_ITEM_PRICE_CONFLICT`. */
  LINE_ITEM_PRICE_CONFLICT: LineItemPriceConflictErrorData;
  /** Data of `MAX_ITEM_MODIFIERS_EXCEEDED`. */
  MAX_ITEM_MODIFIERS_EXCEEDED: MaxItemModifiersExceededErrorData;
  /** Data of `MAX_LINE_ITEMS_EXCEEDED`. */
  MAX_LINE_ITEMS_EXCEEDED: MaxLineItemsExceededErrorData;
  /** Data of `MEMBERS_ONLY_ITEM`. */
  MEMBERS_ONLY_ITEM: MembersOnlyItemErrorData;
  /** Data of `PLAN_LINE_ITEM_NOT_FOUND`. */
  PLAN_LINE_ITEM_NOT_FOUND: LineItemNotFoundInCartErrorData;
  /** Data of `VIOLATIONS_WITH_ERROR_SEVERITY`. */
  VIOLATIONS_WITH_ERROR_SEVERITY: ViolationWithErrorSeverityErrorData;
}

/** Application error with one of the codes, and the data that belongs to its code. */
export type CartApplicationErrors<Code extends keyof typeof CartErrorCode> = {
  [C in Code]: {
    /** Error code. */
    code?: C;
    /** Description of the error. */
    description?: string;
    /** Data of the error. */
    data?: C extends keyof CartErrorData ? CartErrorData[C] : Record<string, unknown>;
  };
}[Code];
