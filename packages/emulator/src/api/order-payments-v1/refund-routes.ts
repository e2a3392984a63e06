import { formatRefund, formatTransactions } from './format-transactions.js';
import { readAmount } from './input/read-amount.js';
import { readOrderId } from './input/read-order-id.js';
import { readLineQuantities, readRefundItems } from './input/read-refund-items.js';
import { readStatusDate } from './input/read-status-date.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { sum } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { route } from '../../protocol/routing/route.js';
import type { ChargeAmounts, StoredOrder } from '../../shop/orders/order.js';
import type { FeeAmount, LineQuantity, RefundDetails, RefundItems } from '../../shop/orders/payment.js';
import { requireLine } from '../../shop/orders/require-line.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { calculateRefund as calculate } from '../../shop/payments/refunds/calculate-refund.js';
import { type ItemProblem, itemProblem } from '../../shop/payments/refunds/item-refundability.js';
import { checkRefundItems } from '../../shop/payments/refunds/refund-items.js';
import {
  type PaymentRefund,
  refundPayments as refund,
  type RefundRules,
} from '../../shop/payments/refunds/refund-payments.js';
import { updateRefundTransaction as update } from '../../shop/payments/refunds/update-refund-transaction.js';
import { requireTransactions } from '../../shop/payments/require-transactions.js';

const descriptions: Readonly<Record<ItemProblem, string>> = {
  NOT_PAID: 'Nothing was paid for the order.',
  PARTIALLY_PAID: 'The item is not fully paid.',
  DEPOSIT_ONLINE_ITEM: 'Only the deposit of the item was paid.',
};

/** Describes why an item cannot be refunded. `undefined` if it can be. */
function getError(check: () => ItemProblem | undefined): object | undefined {
  try {
    const code = check();
    return code && { applicationError: { code, description: descriptions[code], data: {} } };
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    return { applicationError: { code: error.code, description: error.message, data: error.data } };
  }
}

/** Lists the items that cannot be refunded, with the reasons. */
function getProblems(order: StoredOrder, { fees = [], lineItems, shipping }: RefundItems): object[] {
  const getProblem = (item: object, check: () => ItemProblem | undefined) => {
    const error = getError(check);
    return error ? [{ ...item, error }] : [];
  };
  return [
    ...lineItems.flatMap((lineItem, index) =>
      getProblem({ lineItem }, () => {
        const same = lineItems.slice(0, index + 1).filter(({ lineItemId }) => lineItemId === lineItem.lineItemId);
        checkRefundItems(order, { lineItems: same });
        return itemProblem(order, requireLine(order, lineItem.lineItemId));
      }),
    ),
    ...fees.flatMap((fee, index) =>
      getProblem({ additionalFee: formatFee(fee, order) }, () => {
        const same = fees.slice(0, index + 1).filter(({ additionalFeeId }) => additionalFeeId === fee.additionalFeeId);
        checkRefundItems(order, { lineItems: [], fees: same });
        return itemProblem(order);
      }),
    ),
    ...(shipping === undefined
      ? []
      : getProblem({ shipping: { amount: toFormattedPrice(shipping, order.currency) } }, () => {
          checkRefundItems(order, { lineItems: [], shipping });
          return itemProblem(order);
        })),
  ];
}

/** Formats the amount of a fee as in the request. */
const formatFee = ({ additionalFeeId, amount }: FeeAmount, { currency }: StoredOrder) => ({
  additionalFeeId,
  amount: toFormattedPrice(amount, currency),
});

/** Calculates the refund of line items, fees and shipping of an order, or lists the items that cannot be refunded. */
export const calculateRefund = route({
  id: 'ecom.orderBilling.calculateRefund',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/calculate-refund', '/v1/order-billing/calculate-refund'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const order = requireOrder(tenant, readOrderId(body));
    const read = new FieldReader();
    const input = read.object(isObject(body) ? body['refundItems'] : undefined, 'refundItems') ?? {};
    const items = readRefundItems(read, input, 'refundItems', order);
    read.check();
    const price = (amount: string) => toFormattedPrice(amount, order.currency);
    const errors = getProblems(order, items);
    if (errors.length > 0) return { notAvailable: { errors } };
    const { fees, lineItems, shipping, total } = calculate(order, items);
    const getTotal = (parts: readonly { readonly amounts: ChargeAmounts }[], name: keyof ChargeAmounts) =>
      price(sum(parts.map(({ amounts }) => amounts[name])));
    const summary = (amounts: ChargeAmounts) => ({
      subtotal: price(amounts.subtotal),
      discount: price(amounts.discount),
      tax: price(amounts.tax),
      total: price(amounts.total),
    });
    return {
      available: true,
      summary: {
        ...summary(total),
        lineItemsSubtotal: getTotal(lineItems, 'subtotal'),
        additionalFeesTotal: getTotal(fees, 'total'),
      },
      calculatedRefundItems: {
        lineItems: lineItems.map(({ amounts, item }) => ({ item, summary: summary(amounts) })),
        additionalFees: fees.map(({ amounts, fee }) => ({
          additionalFee: formatFee(fee, order),
          summary: summary(amounts),
        })),
        ...(shipping && { shipping: { shipping: { amount: price(shipping.total) }, summary: summary(shipping) } }),
      },
    };
  },
});

const collector: RefundRules = {
  unknown: 'PAYMENTS_NOT_FOUND',
  refused: 'REFUND_NOT_AVAILABLE',
  amount: 'INVALID_AMOUNT',
  expectsExternal: false,
};
const billing: RefundRules = {
  unknown: 'PAYMENT_NOT_FOUND',
  refused: 'PAYMENT_NOT_REFUNDABLE',
  amount: 'INVALID_PAYMENT_REFUND_AMOUNT',
  expectsExternal: true,
};

/** Reads the payments to refund. */
function readPaymentRefunds(read: FieldReader, order: StoredOrder, list: unknown, field: string): PaymentRefund[] {
  if (!list) read.missing(field);
  return (read.list(list, field, { min: 1, max: 50 }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    return {
      paymentId: read.string(input['paymentId'] ?? '', `${at}.paymentId`, { min: 1, max: 100 }) ?? '',
      amount: readAmount(read, input['amount'], `${at}.amount`, order.currency),
      external: read.boolean(input['externalRefund'], `${at}.externalRefund`) ?? false,
    };
  });
}

/** Reads the quantities to restock: none, all refunded line items, or the given ones. */
function readRestock(
  read: FieldReader,
  info: Input,
  order: StoredOrder,
  quantities: readonly LineQuantity[],
): readonly LineQuantity[] {
  const field = 'sideEffects.restockInfo';
  const type = read.enumeration(info['type'], `${field}.type`, ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS']) ?? 'NO_ITEMS';
  if (type === 'NO_ITEMS') return [];
  if (type === 'ALL_ITEMS') {
    return quantities.length > 0 ? quantities : order.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  }
  return readLineQuantities(read, info['items'], `${field}.items`);
}

/** Refunds payments of an order, in whole or in part. */
export const triggerRefund = route({
  id: 'ecom.orders.triggerRefund',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
    '/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const order = requireOrder(tenant, params.ecomOrderId);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const payments = readPaymentRefunds(read, order, input['payments'], 'payments');
    const details = read.object(input['details'], 'details') ?? {};
    const items = readRefundItems(read, details, 'details', order);
    const reason = read.string(details['reason'], 'details.reason', { max: 1000 });
    const effects = read.object(input['sideEffects'], 'sideEffects') ?? {};
    const restock = readRestock(
      read,
      read.object(effects['restockInfo'], 'sideEffects.restockInfo') ?? {},
      order,
      items.lineItems,
    );
    const sends = read.boolean(effects['sendOrderRefundedEmail'], 'sideEffects.sendOrderRefundedEmail') ?? false;
    const message = read.string(effects['customMessage'], 'sideEffects.customMessage', { max: 1000 });
    read.check();
    const wanted = {
      payments,
      items,
      restock,
      ...(reason && { reason }),
      ...(sends && { mail: { ...(message && { message }) } }),
    };
    const result = refund(context, order, wanted, collector);
    return { orderTransactions: formatTransactions(result.order), refundId: result.refund.id, failedPaymentIds: [] };
  },
});

/** Refunds payments by the path of the Order Billing API, in whole or in part. */
export const refundPayments = route({
  id: 'ecom.orderBilling.refundPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/refund-payments', '/v1/order-billing/refund-payments'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const order = requireOrder(tenant, readOrderId(body));
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const payments = readPaymentRefunds(read, order, input['paymentRefunds'], 'paymentRefunds');
    const items = readRefundItems(read, read.object(input['refundItems'], 'refundItems') ?? {}, 'refundItems', order);
    const reason = read.string(input['customerReason'], 'customerReason', { max: 1000 });
    const effects = read.object(input['sideEffects'], 'sideEffects') ?? {};
    const restocked = read.object(effects['restock'], 'sideEffects.restock') ?? {};
    const restock = readLineQuantities(read, restocked['lineItems'], 'sideEffects.restock.lineItems');
    const notifications = read.object(effects['notifications'], 'sideEffects.notifications') ?? {};
    const sends =
      read.boolean(notifications['sendCustomerEmail'], 'sideEffects.notifications.sendCustomerEmail') ?? false;
    const message = read.string(notifications['customMessage'], 'sideEffects.notifications.customMessage', {
      max: 1000,
    });
    read.check();
    const wanted = {
      payments,
      items,
      restock,
      ...(reason && { reason }),
      ...(sends && { mail: { ...(message && { message }) } }),
    };
    const result = refund(context, order, wanted, billing);
    return { refund: formatRefund(result.order, result.refund), orderTransactions: formatTransactions(result.order) };
  },
});

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
      ? read.enumeration(transaction['refundStatus'], 'transaction.refundStatus', statuses)
      : undefined;
    const details = readRefundDetails(read, transaction, isNamed);
    const statusUpdatedDate = readStatusDate(read, input['statusUpdatedDate'], 'statusUpdatedDate');
    read.check();
    const saved = update(tenant, order, { refundId, paymentId, status, details, statusUpdatedDate });
    return { orderTransactions: formatTransactions(saved) };
  },
});
