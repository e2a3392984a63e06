import { ApplicationError } from '../../kernel/errors/http-error.js';

/** Errors of invalid requests, and their status. All other errors of carts have the status 428. */
const statuses: Readonly<Record<string, number>> = {
  BUSINESS_LOCATION_NOT_FOUND: 404,
  COUPON_ALREADY_EXISTS: 409,
  COUPON_NOT_FOUND_IN_CART: 404,
  DATA_EXTENSION_UPDATE_FAILED: 400,
  DELIVERY_METHOD_NOT_FOUND: 404,
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: 400,
  DUPLICATE_ITEM_MODIFIER_IDS: 400,
  DUPLICATE_LINE_ITEM_UPDATES: 400,
  DUPLICATE_MODIFIER_GROUP_IDS: 400,
  EMPTY_LINE_ITEM_UPDATES: 400,
  EMPTY_PAYMENT_TOKEN: 400,
  GIFT_CARD_ALREADY_EXISTS: 409,
  GIFT_CARD_NOT_FOUND_IN_CART: 404,
  INVALID_ADDRESS_FORMAT: 400,
  INVALID_COUPON_CODE: 404,
  INVALID_GIFT_CARD_CODE: 404,
  INVALID_MEMBERSHIP_PAYMENT_OPTION: 400,
  INVALID_PRICE_VERIFICATION_TOKEN: 400,
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN: 400,
  ITEM_NOT_FOUND_IN_CATALOG: 404,
  LINE_ITEM_NOT_FOUND_IN_CART: 404,
  LINE_ITEM_PRICE_CONFLICT: 409,
  MAX_ITEM_MODIFIERS_EXCEEDED: 400,
  NO_LINE_ITEMS_TO_ADD: 400,
  PLAN_LINE_ITEM_NOT_FOUND: 404,
};

/** Creates an error of a cart, with the status that belongs to its code. */
export const cartError = (code: string, description: string, data: object = {}): ApplicationError =>
  new ApplicationError(statuses[code] ?? 428, code, description, data);
