import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { route } from '../../protocol/routing/route.js';
import { statuses } from '../../shop/payments/change-status.js';
import { requireTransactions } from '../../shop/payments/require-transactions.js';
import { type PaymentChange, updatePayment } from '../../shop/payments/update-payment.js';
import { readCard } from '../payments/read-payment-details.js';
import { readProviderDetails } from './input/read-provider-details.js';
import { readStatusDate } from './input/read-status-date.js';
import { formatTransactions } from './format-transactions.js';

/** Details of a payment that can be updated. */
const details = ['paymentOrderId', 'gatewayTransactionId', 'paymentMethod', 'providerTransactionId'] as const;
const changeable = [
  ...['refundDisabled', 'chargeCorrelationId', 'status', 'regularPaymentDetails.status'],
  ...['regularPaymentDetails', 'regularPaymentDetails.creditCardDetails'],
  ...details.map((name) => `regularPaymentDetails.${name}`),
];

function readChange(read: FieldReader, item: unknown, at: string): PaymentChange {
  const input = read.required(item, at);
  const payment = read.required(input['payment'], `${at}.payment`);
  const mask = maskPaths(input['fieldMask']);
  for (const path of mask ?? []) {
    if (changeable.includes(path)) continue;
    read.addViolation(`${at}.fieldMask`, `${path} is not a field that can be changed`, 'FIELD_NOT_ALLOWED');
  }
  const isNamed = (path: string) => !mask || mask.some((one) => one === path || path.startsWith(`${one}.`));
  const regular = read.object(payment['regularPaymentDetails'], `${at}.payment.regularPaymentDetails`) ?? {};
  const text = (from: Input, name: string, path: string) =>
    isNamed(path) ? read.string(from[name], `${at}.payment.${path}`, { max: 100 }) : undefined;
  const word = (from: Input, path: string) =>
    isNamed(path) ? read.oneOf(from['status'], `${at}.payment.${path}`, statuses) : undefined;
  const card = isNamed('regularPaymentDetails.creditCardDetails')
    ? read.object(regular['creditCardDetails'], `${at}.payment.regularPaymentDetails.creditCardDetails`)
    : undefined;
  const status = word(payment, 'status') ?? word(regular, 'regularPaymentDetails.status');
  const disabled = isNamed('refundDisabled')
    ? read.boolean(payment['refundDisabled'], `${at}.payment.refundDisabled`)
    : undefined;
  const chargeCorrelationId = text(payment, 'chargeCorrelationId', 'chargeCorrelationId');
  const statusUpdatedDate = readStatusDate(read, input['statusUpdatedDate'], `${at}.statusUpdatedDate`);
  return {
    paymentId: read.string(payment['id'] ?? '', `${at}.payment.id`, { min: 1, max: 100 }) ?? '',
    ...(status && { status }),
    ...(statusUpdatedDate && { statusUpdatedDate }),
    fields: {
      ...(disabled !== undefined && { refundDisabled: disabled }),
      ...(chargeCorrelationId !== undefined && { chargeCorrelationId }),
    },
    provider: {
      ...readProviderDetails((name) => text(regular, name, `regularPaymentDetails.${name}`)),
      ...(card && { card: readCard(card) }),
    },
  };
}

/** Updates the status and details of payments: all of them, or none. Amounts cannot change. */
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
    const saved = wanted.reduce((changed, one) => updatePayment(context, changed, one), order);
    return { orderTransactions: formatTransactions(saved) };
  },
});
