import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from '../orders/order.js';
import type { Authorization, StoredPayment } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { cardPayment } from './checkout-payment.js';
import { checkCollectable } from './collect-payment.js';
import { paymentActivities } from './payment-activities.js';

/**
 * Authorizes a payment with the card that was saved with the order. It can be captured later.
 *
 * @returns The order, and the new payment.
 * @throws {ApplicationError} `NO_SAVED_PAYMENT_METHOD`; as `checkCollectable` does
 */
export function authorizeSavedCard(
  tenant: Tenant,
  before: StoredOrder,
  { amount, scheduledAction }: { readonly amount: string; readonly scheduledAction: Authorization['scheduledAction'] },
): { readonly order: StoredOrder; readonly payment: StoredPayment } {
  checkCollectable(before, amount, 'ORDER_PAID');
  const saved = before.payments.filter(({ provider }) => provider?.isSaved).at(-1);
  if (!saved)
    throw new ApplicationError(
      'failedPrecondition',
      'NO_SAVED_PAYMENT_METHOD',
      'No payment method was saved with the order.',
    );
  const lastFourDigits = saved.provider?.card?.lastFourDigits ?? '';
  const card = { kind: 'card', status: 'AUTHORIZED', lastFourDigits, scheduledAction } as const;
  const created = cardPayment(card, amount, tenant.clock.now().toISOString());
  const payment: StoredPayment = { ...created, provider: { ...created.provider, isSaved: true } };
  const happened = paymentActivities(created);
  return { order: saveOrder(tenant, { ...before, payments: [...before.payments, payment] }, happened), payment };
}
