import type { ErrorMessages } from '@cartwright/react/errors';
import { describeError } from '../app/describe-error.js';

/** Messages by the code, or by the reason, of a rejected gift card. */
const messages: ErrorMessages = {
  INVALID_GIFT_CARD_CODE: 'There is no gift card with this code. Is it spelled right?',
  INVALID_GIFT_CARD_STATUS: ({ reason }) =>
    ({
      EXPIRED: 'This gift card has expired. Please use another one.',
      DISABLED: 'This gift card is no longer in use. Please use another one.',
      EMPTY_BALANCE: 'Nothing is left on this gift card. Please use another one.',
    })[String(reason)] ?? 'This gift card cannot be used. Please use another one.',
  GIFT_CARD_ALREADY_EXISTS: 'This gift card is already on your bag.',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'There is already a gift card on your bag. Remove it first.',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'A gift card cannot pay for a gift card.',
  validation: 'A gift card code has 8 to 20 characters. Is it spelled right?',
};

/** Message for a rejected gift card, with the remedy. */
export const describeGiftCard = (error: unknown): string => describeError(error, messages);
