import { ApplicationError, type ErrorKind } from '../../kernel/errors/application-error.js';

/** Kinds of errors by code. All other errors of carts are failed preconditions. */
const kinds: Readonly<Record<string, ErrorKind>> = {
  BUSINESS_LOCATION_NOT_FOUND: 'notFound',
  COUPON_ALREADY_EXISTS: 'conflict',
  COUPON_NOT_FOUND_IN_CART: 'notFound',
  DATA_EXTENSION_UPDATE_FAILED: 'invalidArgument',
  DELIVERY_METHOD_NOT_FOUND: 'notFound',
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: 'invalidArgument',
  DUPLICATE_ITEM_MODIFIER_IDS: 'invalidArgument',
  DUPLICATE_LINE_ITEM_UPDATES: 'invalidArgument',
  DUPLICATE_MODIFIER_GROUP_IDS: 'invalidArgument',
  EMPTY_LINE_ITEM_UPDATES: 'invalidArgument',
  EMPTY_PAYMENT_TOKEN: 'invalidArgument',
  GIFT_CARD_ALREADY_EXISTS: 'conflict',
  GIFT_CARD_NOT_FOUND_IN_CART: 'notFound',
  INVALID_ADDRESS_FORMAT: 'invalidArgument',
  INVALID_COUPON_CODE: 'notFound',
  INVALID_GIFT_CARD_CODE: 'notFound',
  INVALID_MEMBERSHIP_PAYMENT_OPTION: 'invalidArgument',
  INVALID_PRICE_VERIFICATION_TOKEN: 'invalidArgument',
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN: 'invalidArgument',
  ITEM_NOT_FOUND_IN_CATALOG: 'notFound',
  LINE_ITEM_NOT_FOUND_IN_CART: 'notFound',
  LINE_ITEM_PRICE_CONFLICT: 'conflict',
  MAX_ITEM_MODIFIERS_EXCEEDED: 'invalidArgument',
  NO_LINE_ITEMS_TO_ADD: 'invalidArgument',
  PLAN_LINE_ITEM_NOT_FOUND: 'notFound',
};

/** Creates an error of a cart, of the kind that belongs to its code. */
export const cartError = (code: string, description: string, data: object = {}): ApplicationError =>
  new ApplicationError(kinds[code] ?? 'failedPrecondition', code, description, data);
