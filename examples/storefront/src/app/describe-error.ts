import { describeError as describe, type ErrorMessages } from '@cartwright/react/errors';

const lost = 'The connection was lost before the shop responded. Check your bag, then try again.';
const empty = 'Your bag is empty. Put something into it first.';

/** Messages in the words of this store, which has a bag instead of a cart. */
const messages: ErrorMessages = {
  network: lost,
  timeout: lost,
  offline: 'You are offline. Wait for the connection. Check your bag, then try again.',
  partly_added: 'There are not that many left: {addedQuantity} of {requestedQuantity} can be bought.',
  addition_unknown: 'We could not tell whether this was put into your bag. Check your bag, then try again.',
  variant_or_modifier_missing: 'This could not be put into your bag: a choice is missing, or no longer offered.',
  EMPTY_CHECKOUT: empty,
  OWNED_CART_NOT_FOUND: empty,
  FULL_OUT_OF_STOCK: 'All of this has just sold out. Please remove it, and have a look around for something else.',
  PARTIAL_OUT_OF_STOCK: 'Something in your bag has just sold out. Please remove it.',
};

/** Converts an error to a message for shoppers, with the remedy. */
export const describeError = (error: unknown, more?: ErrorMessages): string =>
  describe(error, { ...messages, ...more });
