import { compare } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredPayment } from '../../shop/orders/payment.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { capturePayment } from '../../shop/payments/capture-payment.js';
import { readOrderId } from './input/read-order-id.js';
import { readAmount } from './input/read-amount.js';
import { requireAuthorized } from '../../shop/payments/require-authorized.js';
import { formatTransactions } from './format-transactions.js';

/** Returns the amount to capture. @throws {ApplicationError} `INVALID_AMOUNT` above the authorized amount */
function checkAmount(payment: StoredPayment, amount = payment.amount): string {
  if (compare(amount, payment.amount) <= 0) return amount;
  const data = { paymentId: payment.id, amount, authorized: payment.amount };
  throw new ApplicationError('failedPrecondition', 'INVALID_AMOUNT', 'The amount exceeds the authorized amount.', data);
}

function capturePayments({ body, tenant }: RouteContext, orderId: string | undefined): object {
  const order = requireOrder(tenant, orderId);
  const read = new FieldReader();
  const list = isObject(body) ? body['payments'] : undefined;
  if (!list) read.missing('payments');
  const wanted = (read.list(list, 'payments', { min: 1, max: 50 }) ?? []).map((item, index) => {
    const input = read.required(item, `payments[${index}]`);
    const paymentId = read.string(input['paymentId'] ?? '', `payments[${index}].paymentId`, { min: 1, max: 100 }) ?? '';
    return { paymentId, amount: readAmount(read, input['amount'], `payments[${index}].amount`, order.currency) };
  });
  read.check();
  const saved = wanted.reduce((changed, { amount, paymentId }) => {
    const payment = requireAuthorized(changed, paymentId);
    return capturePayment(tenant, changed, payment, checkAmount(payment, amount));
  }, order);
  return { orderTransactions: formatTransactions(saved) };
}

/** Captures authorized payments of an order: all of them, or none. */
export const captureAuthorizedPayments = route({
  id: 'ecom.orders.captureAuthorizedPayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
    '/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  ],
  access: 'merchant',
  handle: (context) => capturePayments(context, context.params.ecomOrderId),
});

/** Captures authorized payments by the path of the Order Billing API. */
export const billingCaptureAuthorizedPayments = route({
  id: 'ecom.orderBilling.captureAuthorizedPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/capture-authorized-payments', '/v1/order-billing/capture-authorized-payments'],
  access: 'merchant',
  handle: (context) => capturePayments(context, readOrderId(context.body)),
});
