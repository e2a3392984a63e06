/**
 * English messages of {@link describeError}, by key. A key is an error code, an error kind, the reason of a
 * selection problem or of a line item that was not added, or `offline`. Codes with a reason have one key each, such as
 * `INVALID_COUPON_STATUS.EXPIRED`. `{name}` is replaced by the error's data of that name.
 *
 * @example
 * ```ts
 * import { errorMessages, type ErrorMessageKey } from '@cartwright/react/errors';
 *
 * export const keysToTranslate = Object.keys(errorMessages) as ErrorMessageKey[];
 * ```
 */
export const errorMessages = {
  // Kinds, for codes without a message.
  validation: 'Something you entered was not accepted. Check it, then try again.',
  application: 'The store could not do this. Reload the page, then try again.',
  system: 'The store cannot do this right now. Try again in a minute.',
  network: 'The connection was lost before the store answered. Check whether it worked, then try again.',
  timeout: 'The store took too long to answer. Check whether it worked, then try again.',
  aborted: 'This was canceled. Try again.',
  parse: 'The store sent an answer that cannot be read. Try again in a minute.',
  configuration: 'This page is not set up correctly. Contact the store.',
  unknown: 'Something went wrong. Try again.',
  offline: 'You are offline. Try again when the connection is back.',

  // Statuses
  UNAUTHORIZED: 'You are no longer signed in. Sign in, then try again.',
  FORBIDDEN: 'You do not have access to this. Sign in with another account.',
  NOT_FOUND: 'This does not exist, or no longer. Reload the page.',
  TOO_MANY_REQUESTS: 'That was too much at once. Wait a minute, then try again.',

  // Choices and texts of a product
  option_missing: 'Choose: {field}.',
  choice_unknown: 'This choice is not available. Choose another: {field}.',
  not_offered: 'This combination is not available. Choose another one.',
  text_missing: 'Fill in: {field}.',
  text_too_short: 'Use at least {minLength} characters.',
  text_too_long: 'Use at most {maxLength} characters.',

  // Cart
  session_changed: 'You signed in or out in the meantime. Try again.',
  partly_added: 'There are not that many left: {addedQuantity} of {requestedQuantity} were added to your cart.',
  out_of_stock: 'This has just sold out.',
  not_found: 'This is no longer available.',
  variant_or_modifier_missing: 'A choice is missing, or no longer available. Choose again.',
  addition_unknown: 'It is not certain that this was added. Check your cart, then try again.',
  OWNED_CART_NOT_FOUND: 'Your cart is empty. Add something first.',
  LINE_ITEM_NOT_FOUND_IN_CART: 'This is no longer in your cart.',
  INSUFFICIENT_INVENTORY: 'There are not that many left. Choose fewer.',

  ITEM_NOT_FOUND_IN_CATALOG: 'This is no longer available.',
  LINE_ITEM_PRICE_CONFLICT: 'The price has changed. Check your cart, then try again.',
  CART_ALREADY_ORDERED: 'This order was placed already.',
  LINE_ITEMS_OUT_OF_STOCK: 'Something in your cart has just sold out. Remove it first.',
  SUBTOTAL_BELOW_ORDER_MINIMUM: 'Your order is too small. Add something first.',

  // Coupons
  INVALID_COUPON_CODE: 'There is no coupon with this code. Check the spelling.',
  INVALID_COUPON_STATUS: 'This coupon cannot be used for your cart. Try another one.',
  'INVALID_COUPON_STATUS.DISABLED': 'This coupon is no longer in use. Try another one.',
  'INVALID_COUPON_STATUS.INACTIVE': 'This coupon cannot be used yet. Try another one.',
  'INVALID_COUPON_STATUS.EXPIRED': 'This coupon has expired. Try another one.',
  'INVALID_COUPON_STATUS.MAX_USAGE_EXCEEDED': 'This coupon has been used up. Try another one.',
  'INVALID_COUPON_STATUS.MAX_USAGE_PER_CUSTOMER_EXCEEDED':
    'You have used this coupon as often as it allows. Try another one.',
  'INVALID_COUPON_STATUS.NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS':
    'This coupon does not apply to anything in your cart. Try another one.',
  'INVALID_COUPON_STATUS.MIN_SUBTOTAL_NOT_REACHED':
    'Your order is too small for this coupon. Add something, or try another one.',
  'INVALID_COUPON_STATUS.MIN_LINE_ITEM_QUANTITY_NOT_REACHED':
    'Your order is too small for this coupon. Add something, or try another one.',
  COUPON_LOCKED: 'The coupon of this cart cannot be changed.',
  ERROR_COUPON_DOES_NOT_EXIST: 'There is no coupon with this code. Check the spelling.',
  ERROR_COUPON_IS_DISABLED: 'This coupon is no longer in use. Try another one.',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'This coupon cannot be used yet. Try another one.',
  ERROR_COUPON_HAS_EXPIRED: 'This coupon has expired. Try another one.',
  ERROR_COUPON_USAGE_EXCEEDED: 'This coupon has been used up. Try another one.',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'You have used this coupon as often as it allows. Try another one.',
  ERROR_COUPON_NOT_APPLICABLE: 'This coupon does not apply to anything in your cart. Try another one.',
  ERROR_COUPON_ALREADY_EXISTS: 'There is already a coupon in your cart. Remove it first.',
  ERROR_INVALID_SUBTOTAL: 'Your order is too small for this coupon. Add something, or try another one.',

  // Gift cards
  INVALID_GIFT_CARD_CODE: 'There is no gift card with this code. Check the spelling.',
  INVALID_GIFT_CARD_STATUS: 'This gift card cannot be used. Use another one.',
  'INVALID_GIFT_CARD_STATUS.EXPIRED': 'This gift card has expired. Use another one.',
  'INVALID_GIFT_CARD_STATUS.DISABLED': 'This gift card is no longer in use. Use another one.',
  'INVALID_GIFT_CARD_STATUS.EMPTY_BALANCE': 'Nothing is left on this gift card. Use another one.',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'A gift card cannot pay for a gift card. Remove one of them.',
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: 'A coupon does not apply to a gift card. Remove one of them.',
  GIFT_CARD_LOCKED: 'The gift card of this cart cannot be changed.',
  GIFT_CARD_NOT_FOUND: 'There is no gift card with this code. Check the spelling.',
  GIFT_CARD_CODE_INVALID: 'This is not the code of a gift card. Check the spelling.',
  GIFT_CARD_IS_EMPTY: 'Nothing is left on this gift card. Use another one.',
  GIFT_CARD_DISABLED: 'This gift card is no longer in use. Use another one.',
  GIFT_CARD_EXPIRED: 'This gift card has expired. Use another one.',
  REDEEM_GIFT_CARD_ERROR: 'The gift card could not be redeemed. Remove it, or use another one.',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'A gift card cannot pay for a gift card. Remove one of them.',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'A coupon does not apply to a gift card. Remove one of them.',

  // Checkout
  EMPTY_CHECKOUT: 'Your cart is empty. Add something first.',
  FULL_OUT_OF_STOCK: 'Everything in your cart has just sold out. Remove it first.',
  PARTIAL_OUT_OF_STOCK: 'Something in your cart has just sold out. Remove it first.',
  CHECKOUT_CHANGED: 'The total has changed. Check it, then try again.',
  CHECKOUT_ALREADY_PAID: 'This order is paid already.',
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: 'A payment of this order is in progress. Wait for its result.',
  PAYMENT_ERROR: 'The payment failed. Try another way to pay.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'The store does not accept payments at the moment. Contact the store.',
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: 'The store does not accept payments at the moment. Contact the store.',
  MISSING_DELIVERY_ADDRESS: 'Enter a delivery address first.',
  MISSING_DELIVERY_METHOD: 'Choose a delivery method first.',
  DELIVERY_METHOD_MISSING_ADDRESS: 'Enter a delivery address first.',
  DELIVERY_METHOD_NOT_FOUND: 'This delivery method is not available for your address. Choose another one.',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'This delivery method is no longer available. Choose another one.',
  INVALID_ADDRESS_FORMAT: 'The address is incomplete or incorrect. Check it.',
  NO_SELECTED_CARRIER_SERVICE_OPTION: 'Choose a shipping option first.',
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: 'This shipping option is no longer available. Choose another one.',
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE:
    'This shipping option is no longer available. Choose another one.',
  MEMBERS_ONLY_ITEM: 'Something in your cart is for members only. Sign in first.',

  // Back-in-stock notifications
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: 'You will get an email already when this is back in stock.',
  REQUEST_COLLECTION_DISABLED: 'The store does not send emails about stock. Check back later.',

  // Sign-in
  invalidEmail: 'The email address or the password is incorrect. Check both.',
  invalidPassword: 'The email address or the password is incorrect. Check both.',
  resetPassword: 'This account needs a new password. Reset it first.',
  emailAlreadyExists: 'There is an account with this email address. Sign in instead.',
  missingCaptchaToken: 'Confirm that you are not a robot.',
  invalidCaptchaToken: 'Confirm again that you are not a robot.',
  access_denied: 'You left the sign-in page before you were signed in. Try again.',
  invalid_state: 'The sign-in was started elsewhere, took too long, or was used already. Start again.',
  missing_code: 'The sign-in was started elsewhere, took too long, or was used already. Start again.',
  token_request_failed: 'The sign-in could not be completed. Start again.',
  popup_blocked: 'The browser blocked the sign-in window. Allow pop-ups, then try again.',
  popup_closed: 'The sign-in window was closed. Try again.',
  frame_blocked: 'The browser blocked the sign-in. Sign in on the store’s sign-in page.',
  storage_blocked: 'The browser blocks the storage that the sign-in needs. Allow it, then try again.',
} as const;

/** Key of a message in {@link errorMessages}. */
export type ErrorMessageKey = keyof typeof errorMessages;

/** Data of an error for its message, such as `field`, `maxLength`, `addedQuantity`, `requestedQuantity`, `code` and `description`. */
export type ErrorMessageData = Readonly<Record<string, unknown>>;

/** Message of a key: a string with `{name}` for the error's data, or a function of the data, such as for plurals. */
export type ErrorMessage = string | ((data: ErrorMessageData) => string);

/** Messages that replace or extend {@link errorMessages}, such as a translation. Other error codes may be added. */
export type ErrorMessages = Readonly<Partial<Record<ErrorMessageKey | (string & {}), ErrorMessage>>>;
