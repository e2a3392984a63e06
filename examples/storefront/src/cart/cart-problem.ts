import { isApiError, isCartwrightError } from '@cartwright/core';
import { LineItemNotAddedError } from '@cartwright/react/ecom';

const codes: Record<string, string> = {
  session_changed: 'You have signed in or out meanwhile. Please try again.',
  INSUFFICIENT_INVENTORY: 'There are not that many left. Please take fewer.',
  FULL_OUT_OF_STOCK: 'All of this has just sold out. Please remove it, and have a look around for something else.',
  EMPTY_CHECKOUT: 'Your bag is empty. Put something into it first.',
  OWNED_CART_NOT_FOUND: 'Your bag is empty. Put something into it first.',
};

const notAdded = ({ partial, reason, shortfalls }: LineItemNotAddedError): string => {
  if (shortfalls.some((shortfall) => shortfall.reason === 'unknown')) {
    return 'We could not tell whether this was put into your bag. Check your bag, then try again.';
  }
  if (partial) {
    const { addedQuantity = 0, requestedQuantity = 0 } = shortfalls[0] ?? {};
    return `There are not that many left: ${addedQuantity} of ${requestedQuantity} can be bought.`;
  }
  switch (reason) {
    case 'out_of_stock':
      return 'This has just sold out.';
    case 'not_found':
      return 'This is no longer offered.';
    default:
      return 'This could not be put into your bag: a choice is missing, or no longer offered.';
  }
};

/** Converts an error to a message for shoppers, with the remedy. */
export function cartProblem(error: unknown): string {
  if (error instanceof LineItemNotAddedError) return notAdded(error);
  if (!isCartwrightError(error)) return 'Something went wrong. Please try again.';
  if (error.kind === 'network' || error.kind === 'timeout') {
    if (!navigator.onLine) return 'You are offline. Wait for the connection. Check your bag, then try again.';
    return 'The connection was lost before the shop responded. Check your bag, then try again.';
  }
  if (isApiError(error) && error.status === 429) return 'That was too much at once. Wait a minute, then try again.';
  if (error.kind === 'system') return 'The shop cannot do this right now. Please try again in a minute.';
  return codes[error.code] ?? error.message;
}
