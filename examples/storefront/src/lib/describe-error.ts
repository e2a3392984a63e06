import { describeError as describe, type ErrorMessages } from '@cartwright/react/errors';
import type { Texts } from './language/use-texts.js';

/**
 * Converts an error to a message for shoppers, with the remedy.
 *
 * @param errors - Texts of the page's language.
 * @param more - Messages of what the shopper does, such as entering a coupon.
 */
export const describeError = (error: unknown, errors: Texts['errors'], more?: ErrorMessages): string =>
  describe(error, { ...errors.general, ...more });
