import { compare } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { type Happening, saveOrder } from '../../shop/orders/save-order.js';
import { newId } from '../../kernel/state/ids.js';
import { collected } from '../../shop/orders/balance.js';
import { requirePayment, withPayment } from '../../shop/payments/change-payment.js';
import { orderIdIn } from './input/read-order-id.js';
import type { StoredPayment } from '../../shop/orders/payment.js';

/**
 * Finds a payment that can have a receipt, and has none.
 * @throws {ApplicationError} 404 `PAYMENT_NOT_FOUND`; 428 `INVALID_PAYMENT_TYPE`, `INVALID_PAYMENT_STATUS`, `RECEIPT_ALREADY_EXIST`
 */
function requireReceiptable(order: StoredOrder, paymentId: string): StoredPayment {
  const payment = requirePayment(order, paymentId);
  const refuse = (code: string, description: string) => new ApplicationError(428, code, description, { paymentId });
  if (payment.kind !== 'regular') throw refuse('INVALID_PAYMENT_TYPE', 'Only money has receipts.');
  if (compare(collected(payment), 0) === 0) throw refuse('INVALID_PAYMENT_STATUS', 'The payment brought nothing in.');
  if (payment.receipt) throw refuse('RECEIPT_ALREADY_EXIST', 'The payment has a receipt.');
  return payment;
}

/** Makes the receipt of a payment. The platform takes one payment at a time. */
export const generateReceipts = route({
  id: 'ecom.orderBilling.generateReceipts',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/generate-receipts', '/v1/order-billing/generate-receipts'],
  access: 'merchant',
  handle: ({ body, clock, tenant }) => {
    const order = requireOrder(tenant, orderIdIn(body));
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 1 });
    read.check();
    const now = clock.now().toISOString();
    const made = ids.map((id, index) => ({
      payment: requireReceiptable(order, id),
      receipt: { id: newId(), number: `${order.number}-${receiptsOf(order) + index + 1}` },
    }));
    const happened = made.map(({ payment, receipt }): Happening => {
      const wixReceipt = { receiptId: receipt.id, displayNumber: receipt.number };
      return ['RECEIPT_CREATED', { receiptCreated: { paymentId: payment.id, wixReceipt } }];
    });
    const changed = made.reduce(
      (before, { payment, receipt }) => withPayment(before, { ...payment, receipt }, now),
      order,
    );
    saveOrder(tenant, changed, happened);
    return { receipts: made.map(({ payment, receipt }) => ({ paymentId: payment.id, receiptId: receipt.id })) };
  },
});

const receiptsOf = ({ payments }: StoredOrder): number => payments.filter(({ receipt }) => receipt).length;
