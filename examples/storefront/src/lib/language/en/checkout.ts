import type { ErrorMessages } from '@cartwright/react/errors';

const soldOut = 'Something in your bag has just sold out. Open your bag and remove it.';
const lost = 'The connection was lost before the shop responded. Please try again: you never order twice.';
const busy = 'The shop cannot take orders right now. Nothing was ordered. Please try again in a minute.';
const unknown =
  'The shop did not respond, so we cannot tell whether your order was placed. Please try again in a minute: you never order twice. If it was placed, a confirmation is also on its way by mail.';
const totalChanged = 'The total has changed. Please check it, and then order again.';
const forbidden = 'Your bag cannot be ordered like this. Change what is marked.';
const chooseMethod = 'Please choose how you get your order.';
const chooseCountry = 'Please choose a country.';

/** Texts of the checkout page. */
export const checkout = {
  title: 'Check out',
  empty: 'Your bag is empty',
  emptyText:
    'Put something into it, and come back to order it. If you have just ordered, your confirmation is on its way by mail.',
  contact: 'Contact',
  email: 'Email',
  emailHelp: 'Your confirmation goes there.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone (optional)',
  delivery: 'Delivery',
  country: 'Country',
  region: 'Region',
  addressLine1: 'Street and house number',
  addressLine2: 'Apartment, floor or company (optional)',
  postalCode: 'Postal code',
  city: 'City',
  methodsLater: 'Choose a country, and we show you the ways to get your order.',
  payment: 'Payment',
  nothingToPay: 'There is nothing to pay now.',
  howYouPay: 'How you pay',
  online: { title: 'Pay now', detail: 'By card, on our secure payment page' },
  offline: { title: 'Pay later', detail: 'In cash at the store, or by bank transfer' },
  anythingElse: 'Anything else?',
  note: 'Note (optional)',
  yourOrder: 'Your order',
  changeBag: 'Change your bag',
  quantity: (quantity: number | undefined) => `Quantity: ${quantity ?? ''}`,
  soldOut: 'Sold out. Open your bag to remove it.',
  notOffered: 'No longer offered. Open your bag to remove it.',
  short: (left: number, wanted: number) => `Only ${left} of ${wanted} left.`,
  leaving: 'Taking you there',
  placeOrder: 'Place order',
  pay: (amount: string) => `Pay ${amount}`,
  payNext: 'You pay on the next page, which is filled in for you.',
  couponRefused: 'Your coupon does not apply. Remove it to order.',
  giftCardRefused: 'Your gift card cannot be used. Remove it to order.',
  /** Errors of fields. */
  fields: {
    email: 'Please enter an email address, such as robin@example.com.',
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    country: chooseCountry,
    region: 'Please choose a region.',
    addressLine1: 'Please enter a street and house number.',
    city: 'Please enter a city.',
    postalCode: 'Please enter a postal code.',
    method: chooseMethod,
    tooLong: 'This is too long. Please shorten it.',
    notAccepted: 'This was not accepted. Please check it.',
  },
  /** Violations of fields, by the platform's code. */
  violations: {
    INVALID_POSTAL_CODE: 'This is not a postal code of this country. Please check it.',
    INVALID_SUBDIVISION: 'Please choose a region of this country.',
    MISSING_DELIVERY_ADDRESS: chooseCountry,
    MISSING_DELIVERY_METHOD: chooseMethod,
    DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'This is not offered for your order. Please choose another way.',
    DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
      'This is not offered for everything in your bag. Please choose another way.',
  },
  /** Messages for the steps of the checkout, by the code of the error. */
  errors: {
    network: lost,
    timeout: lost,
    offline: 'You are offline. Nothing is lost. Please try again when the connection is back.',
    order_unknown: unknown,
    unavailable: busy,
    invalid_request: busy,
    forbidden_origin: busy,
    unauthenticated: 'Your session has ended. Reload this page, and sign in again if you were signed in.',
    cart_changed: 'Your bag has changed in the meantime. Reload this page to see it.',
    CART_ALREADY_ORDERED: 'You have ordered this already. Your confirmation is on its way by mail.',
    total_changed: totalChanged,
    INVALID_PRICE_VERIFICATION_TOKEN: totalChanged,
    CART_PRICES_OUT_OF_SYNC: 'Prices have changed. Please check the total, and then order again.',
    payment_required: 'There is something to pay after all. Please check the total, and choose how to pay.',
    offline_payment_disabled: 'This order must be paid online. Please choose that.',
    LINE_ITEMS_OUT_OF_STOCK: soldOut,
    INSUFFICIENT_INVENTORY: soldOut,
    MISSING_DELIVERY_ADDRESS: 'Please fill in where to send your order.',
    MISSING_DELIVERY_METHOD: chooseMethod,
    DELIVERY_METHOD_NOT_FOUND: 'This is not offered for your address. Please choose another way.',
    DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'This is not offered for your address any more. Please choose another way.',
    GIFT_CARD_REDEEM_ERROR: 'Your gift card could not be redeemed. Please remove it, or use another one.',
    VIOLATIONS_WITH_ERROR_SEVERITY: forbidden,
    INVALID_CART: forbidden,
  } satisfies ErrorMessages,
  forbidden,
};
