import { describeError } from '../app/describe-error.js';

/** Message for a rejected gift card, with the remedy. */
export const describeGiftCard = (error: unknown): string =>
  describeError(error, {
    INVALID_GIFT_CARD_CODE: 'There is no gift card with this code. Is it spelled right?',
    validation: 'A gift card code has 8 to 20 characters. Is it spelled right?',
  });
