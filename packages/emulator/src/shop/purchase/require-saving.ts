import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Purchase } from './purchase.js';

/**
 * Checks that the buyer agrees to save the payment method, if a line item requires it.
 *
 * @throws {ApplicationError} `NO_SAVE_PAYMENT_METHOD_CONFIRMATION`
 */
export function requireSaving({ completed, lines }: Purchase, isConfirmed: boolean): void {
  if (completed || isConfirmed || !lines.some(({ facts }) => facts.savesPaymentMethod)) return;
  const description = 'An item of the checkout requires a saved payment method. Set savePaymentMethod to true.';
  throw new ApplicationError('failedPrecondition', 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION', description);
}
