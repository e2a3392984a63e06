import { compare } from '../../kernel/money/decimal.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { collected } from '../orders/balance.js';
import type { StoredOrder } from '../orders/order.js';
import type { StoredPayment } from '../orders/payment.js';
import { type NewActivity, saveOrder } from '../orders/save-order.js';
import { requirePayment, withPayment } from './change-payment.js';

/**
 * Finds a payment that can have a receipt, and has none.
 * @throws {ApplicationError} `PAYMENT_NOT_FOUND`; `INVALID_PAYMENT_TYPE`, `INVALID_PAYMENT_STATUS`, `RECEIPT_ALREADY_EXIST`
 */
function requireReceiptable(order: StoredOrder, paymentId: string): StoredPayment {
  const payment = requirePayment(order, paymentId);
  const refuse = (code: string, description: string) =>
    new ApplicationError('failedPrecondition', code, description, { paymentId });
  if (payment.kind !== 'regular')
    throw refuse('INVALID_PAYMENT_TYPE', 'Receipts can only be created for regular payments.');
  if (compare(collected(payment), 0) === 0)
    throw refuse('INVALID_PAYMENT_STATUS', 'Receipts can only be created for payments that were collected.');
  if (payment.receipt) throw refuse('RECEIPT_ALREADY_EXIST', 'The payment already has a receipt.');
  return payment;
}

const countReceipts = ({ payments }: StoredOrder): number => payments.filter(({ receipt }) => receipt).length;

/**
 * Creates receipts for payments. Receipt numbers start with the order number.
 *
 * @returns The IDs of the receipts and of their payments.
 * @throws {ApplicationError} `PAYMENT_NOT_FOUND`; `INVALID_PAYMENT_TYPE`, `INVALID_PAYMENT_STATUS`,
 * `RECEIPT_ALREADY_EXIST`
 */
export function createReceipts(
  tenant: Tenant,
  order: StoredOrder,
  paymentIds: readonly string[],
): { readonly paymentId: string; readonly receiptId: string }[] {
  const now = tenant.clock.now().toISOString();
  const receipts = paymentIds.map((id, index) => ({
    payment: requireReceiptable(order, id),
    receipt: { id: newId(), number: `${order.number}-${countReceipts(order) + index + 1}` },
  }));
  const happened = receipts.map(({ payment, receipt }): NewActivity => [
    'RECEIPT_CREATED',
    { paymentId: payment.id, receipt },
  ]);
  const changed = receipts.reduce(
    (before, { payment, receipt }) => withPayment(before, { ...payment, receipt }, now),
    order,
  );
  saveOrder(tenant, changed, happened);
  return receipts.map(({ payment, receipt }) => ({ paymentId: payment.id, receiptId: receipt.id }));
}
