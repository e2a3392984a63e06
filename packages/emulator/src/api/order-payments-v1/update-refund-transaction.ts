import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { route } from '../../protocol/routing/route.js';
import { requireTransactions } from '../../shop/payments/require-transactions.js';
import { updateRefundTransaction as update } from '../../shop/payments/refunds/update-refund-transaction.js';
import type { RefundDetails } from '../../shop/orders/payment.js';
import { readStatusDate } from './input/read-status-date.js';
import { formatTransactions } from './format-transactions.js';

const statuses = ['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'] as const;

const changeable = ['refundStatus', 'refundStatusInfo', 'gatewayRefundId', 'providerRefundId'];

/** Reads the payment provider's details of a refund. */
function readRefundDetails(read: FieldReader, input: Input, isNamed: (name: string) => boolean): RefundDetails {
  const id = (name: string) =>
    isNamed(name) ? read.string(input[name], `transaction.${name}`, { min: 1, max: 100 }) : undefined;
  const [gatewayRefundId, providerRefundId] = [id('gatewayRefundId'), id('providerRefundId')];
  const at = 'transaction.refundStatusInfo';
  const info = isNamed('refundStatusInfo') ? read.object(input['refundStatusInfo'], at) : undefined;
  const code = read.string(info?.['paymentGatewayReasonCode'], `${at}.paymentGatewayReasonCode`, { min: 1, max: 10 });
  const description = read.string(info?.['description'], `${at}.description`, { min: 1, max: 1000 });
  return {
    ...(gatewayRefundId !== undefined && { gatewayRefundId }),
    ...(providerRefundId !== undefined && { providerRefundId }),
    ...(info && {
      reason: { ...(code !== undefined && { code }), ...(description !== undefined && { description }) },
    }),
  };
}

/** Sets the refund status of one payment. A failed refund can be repeated. */
export const updateRefundTransaction = route({
  id: 'ecom.orderTransactions.updateRefundTransaction',
  method: 'POST',
  paths: [
    '/ecom/v1/payments/orders/{orderId}/update-refund-transaction',
    '/v1/payments/orders/{orderId}/update-refund-transaction',
    '/ecom/v1/ep-payments/orders/{orderId}/update-refund-transaction',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireTransactions(tenant, params.orderId);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const refundId = read.string(input['refundId'] ?? '', 'refundId', { min: 1, max: 100 });
    const transaction = read.required(input['transaction'], 'transaction');
    const paymentId = read.string(transaction['paymentId'] ?? '', 'transaction.paymentId', { min: 1, max: 100 });
    const mask = maskPaths(input['fieldMask']);
    for (const path of mask ?? []) {
      if (changeable.includes(path.split('.')[0] ?? path)) continue;
      read.addViolation('fieldMask', `${path} is not a field that can be changed`, 'FIELD_NOT_ALLOWED');
    }
    const isNamed = (name: string) => !mask || mask.some((path) => path.split('.')[0] === name);
    const status = isNamed('refundStatus')
      ? read.oneOf(transaction['refundStatus'], 'transaction.refundStatus', statuses)
      : undefined;
    const details = readRefundDetails(read, transaction, isNamed);
    const statusUpdatedDate = readStatusDate(read, input['statusUpdatedDate'], 'statusUpdatedDate');
    read.check();
    const saved = update(tenant, order, { refundId, paymentId, status, details, statusUpdatedDate });
    return { orderTransactions: formatTransactions(saved) };
  },
});
