import { compare } from '../../kernel/money/decimal.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredOrder } from '../orders/order.js';
import { offlinePayment } from '../orders/offline-payment.js';
import { saveOrder } from '../orders/save-order.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { getBalance } from '../orders/balance.js';
import { getCollectability } from './collectability.js';

const refusals: Readonly<Record<string, readonly [code: string, description: string]>> = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: ['ORDER_CANCELED', 'The order is canceled.'],
  NONCOLLECTABLE_ORDER_IS_PAID: ['ORDER_ALREADY_PAID', 'The order is already paid.'],
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: ['ORDER_HAS_CHARGEBACKS', 'A payment of the order was charged back.'],
  NONCOLLECTABLE_ORDER_IS_PENDING: ['ORDER_IS_PENDING', 'The order is not approved yet. Its payment is pending.'],
  NONCOLLECTABLE_ORDER_IS_REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected.'],
};

/**
 * Checks that an amount of an order can be collected. Defaults to the balance.
 *
 * @param paid - Error code for an order that is paid.
 * @returns The amount.
 * @throws {ApplicationError} `ORDER_CANCELED`, `ORDER_ALREADY_PAID`, `ORDER_HAS_CHARGEBACKS`, `ORDER_IS_PENDING`,
 * `ORDER_IS_REJECTED`, `INVALID_AMOUNT`
 */
export function checkCollectable(order: StoredOrder, amount?: string, paid = 'ORDER_ALREADY_PAID'): string {
  const refusal = refusals[getCollectability(order)];
  if (refusal) {
    const [code, description] = refusal;
    throw new ApplicationError('failedPrecondition', code === 'ORDER_ALREADY_PAID' ? paid : code, description, {
      orderId: order.id,
    });
  }
  const { balance } = getBalance(order);
  if (amount === undefined || compare(amount, balance) <= 0) return amount ?? balance;
  throw new ApplicationError('failedPrecondition', 'INVALID_AMOUNT', 'The amount exceeds the open balance.', {
    amount,
    balance,
  });
}

/** Adds an offline payment to an order. */
export function collectOffline(tenant: Tenant, order: StoredOrder, amount: string): StoredOrder {
  const payment = offlinePayment(amount, tenant.clock.now().toISOString());
  return saveOrder(tenant, { ...order, payments: [...order.payments, payment] });
}
