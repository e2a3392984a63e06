import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { requirePayment, withPayment } from '../../shop/payments/change-payment.js';
import { statuses, withStatus } from '../../shop/payments/change-status.js';
import { decided } from '../../shop/payments/decide-payment.js';
import type { StoredPayment, TransactionStatus } from '../../shop/orders/payment.js';
import { stateHappenings } from '../../shop/payments/payment-happenings.js';
import { requireTransactions } from '../../shop/payments/require-transactions.js';
import { checkNewer, readStatusDate } from '../../shop/payments/status-date.js';
import { wireTransactions } from './wire-transactions.js';

/** What of a payment its provider can correct: nothing that says how much it is. */
const details = ['paymentOrderId', 'gatewayTransactionId', 'paymentMethod', 'providerTransactionId'] as const;
const changeable = [
  ...['refundDisabled', 'chargeCorrelationId', 'status', 'regularPaymentDetails.status'],
  ...['regularPaymentDetails', 'regularPaymentDetails.creditCardDetails'],
  ...details.map((name) => `regularPaymentDetails.${name}`),
];

/** What shall change in a payment. */
interface PaymentChange {
  readonly paymentId: string;
  readonly status?: TransactionStatus;
  readonly statusUpdatedDate?: string;
  readonly fields: Pick<Partial<StoredPayment>, 'refundDisabled' | 'chargeCorrelationId'>;
  readonly details: StoredPayment['details'];
}

function readChange(read: FieldReader, item: unknown, at: string): PaymentChange {
  const given = read.needed(item, at);
  const payment = read.needed(given['payment'], `${at}.payment`);
  const mask = maskPaths(given['fieldMask']);
  for (const path of mask ?? []) {
    if (changeable.includes(path)) continue;
    read.refuse(`${at}.fieldMask`, `${path} is no field that can be changed`, 'FIELD_NOT_ALLOWED');
  }
  const isNamed = (path: string) => !mask || mask.some((one) => one === path || path.startsWith(`${one}.`));
  const regular = read.object(payment['regularPaymentDetails'], `${at}.payment.regularPaymentDetails`) ?? {};
  const text = (from: Input, name: string, path: string) =>
    isNamed(path) ? read.text(from[name], `${at}.payment.${path}`, { max: 100 }) : undefined;
  const word = (from: Input, path: string) =>
    isNamed(path) ? read.word(from['status'], `${at}.payment.${path}`, statuses) : undefined;
  const card = isNamed('regularPaymentDetails.creditCardDetails')
    ? read.object(regular['creditCardDetails'], `${at}.payment.regularPaymentDetails.creditCardDetails`)
    : undefined;
  const status = word(payment, 'status') ?? word(regular, 'regularPaymentDetails.status');
  const disabled = isNamed('refundDisabled')
    ? read.flag(payment['refundDisabled'], `${at}.payment.refundDisabled`)
    : undefined;
  const chargeCorrelationId = text(payment, 'chargeCorrelationId', 'chargeCorrelationId');
  const statusUpdatedDate = readStatusDate(read, given['statusUpdatedDate'], `${at}.statusUpdatedDate`);
  return {
    paymentId: read.text(payment['id'] ?? '', `${at}.payment.id`, { min: 1, max: 100 }) ?? '',
    ...(status && { status }),
    ...(statusUpdatedDate && { statusUpdatedDate }),
    fields: {
      ...(disabled !== undefined && { refundDisabled: disabled }),
      ...(chargeCorrelationId !== undefined && { chargeCorrelationId }),
    },
    details: {
      ...Object.fromEntries(
        details.flatMap((name) => {
          const value = text(regular, name, `regularPaymentDetails.${name}`);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
      ...(card && { creditCardDetails: card }),
    },
  };
}

function change(
  context: RouteContext,
  order: StoredOrder,
  { paymentId, status, ...change }: PaymentChange,
): StoredOrder {
  const { tenant } = context;
  const payment = requirePayment(order, paymentId);
  const now = tenant.clock.now().toISOString();
  const { statusUpdatedDate } = change;
  checkNewer(payment, statusUpdatedDate, { paymentId });
  const changed: StoredPayment = {
    ...(status && status !== payment.status ? withStatus(payment, status, now) : payment),
    ...change.fields,
    details: { ...payment.details, ...change.details },
    ...(statusUpdatedDate && { statusUpdatedDate }),
  };
  const after = withPayment(order, changed, now);
  if (changed.status === payment.status) return saveOrder(tenant, after);
  return saveOrder(tenant, decided(context, after, changed), stateHappenings(order.currency, changed));
}

/** Corrects what is known of payments, all of them or none: what their provider says of them, never how much they are. */
export const updatePayments = route({
  id: 'ecom.orderTransactions.updatePayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments/orders/{orderId}/update-payments',
    '/v1/payments/orders/{orderId}/update-payments',
    '/ecom/v1/ep-payments/orders/{orderId}/update-payments',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const order = requireTransactions(tenant, params.orderId);
    const read = new FieldReader();
    const list = isObject(body) ? body['payments'] : undefined;
    if (!list) read.missing('payments');
    const wanted = (read.list(list, 'payments', { min: 1, max: 100 }) ?? []).map((item, index) =>
      readChange(read, item, `payments[${index}]`),
    );
    read.check();
    const saved = wanted.reduce((changed, one) => change(context, changed, one), order);
    return { orderTransactions: wireTransactions(saved) };
  },
});
