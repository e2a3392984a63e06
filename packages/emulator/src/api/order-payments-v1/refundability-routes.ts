import { readOrderId } from './input/read-order-id.js';
import { formatCard } from '../payments/format-payment-details.js';
import { compare, sum } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { route } from '../../protocol/routing/route.js';
import { collected, refundable, refunded } from '../../shop/orders/balance.js';
import type { OrderLine, StoredOrder } from '../../shop/orders/order.js';
import type { StoredPayment } from '../../shop/orders/payment.js';
import { refundedQuantity } from '../../shop/orders/refunded-quantity.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { itemProblem } from '../../shop/payments/refunds/item-refundability.js';
import { getRefundability } from '../../shop/payments/refunds/refundability.js';
import { getDelivery, type Extra, getFees, getRest } from '../../shop/payments/refunds/refundable-extras.js';

/** Gets the refundable amount of each payment, line item and fee of an order, and of its shipping. */
export const getOrderRefundability = route({
  id: 'ecom.orderBilling.getOrderRefundability',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/get-order-refundability', '/v1/order-billing/get-order-refundability'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const order = requireOrder(tenant, readOrderId(body));
    const price = (amount: string) => toFormattedPrice(amount, order.currency);
    const [members, others] = [true, false].map((isMembership) =>
      order.payments.filter(({ kind }) => (kind === 'membership') === isMembership),
    );
    const delivery = getDelivery(order);
    const formatExtra = (extra: Extra) => ({
      amount: price(extra.total),
      refundedAmount: price(extra.back),
      availableRefundAmount: price(getRest(extra)),
    });
    return {
      payments: order.payments.map((payment) => formatRefundability(order, payment)),
      paymentsSummary: { ...formatMonetary(order, others ?? []), ...formatMemberships(order, members ?? []) },
      lineItems: order.lines.map((line) => formatLineRefundability(order, line)),
      ...(delivery && { shipping: formatExtra(delivery) }),
      additionalFees: getFees(order).map((fee) => ({ additionalFeeId: fee.id, ...formatExtra(fee) })),
    };
  },
});

const canBeGivenBack = (order: StoredOrder, payment: StoredPayment): boolean =>
  getRefundability(order, payment).status !== 'NOT_REFUNDABLE';

/** Formats the amounts of payments other than memberships. */
function formatMonetary(order: StoredOrder, payments: readonly StoredPayment[]): object {
  const total = (getAmount: (payment: StoredPayment) => string, from = payments) =>
    toFormattedPrice(sum(from.map(getAmount)), order.currency);
  return {
    monetary: {
      paid: total(collected),
      refunded: total(({ id }) => refunded(order, id)),
      refundPending: total(({ id }) => refunded(order, id, 'PENDING')),
      maxRefund: total(
        (payment) => refundable(order, payment),
        payments.filter((payment) => canBeGivenBack(order, payment)),
      ),
    },
  };
}

/** Formats the line items that memberships paid for. */
function formatMemberships(order: StoredOrder, payments: readonly StoredPayment[]): object {
  const getLines = (counts: (payment: StoredPayment) => boolean) =>
    payments.filter(counts).map(({ membership }) => membership?.lineItemId);
  const isBack = ({ id }: StoredPayment) => compare(refunded(order, id), 0) > 0;
  return {
    membership: {
      paidLineItemIds: getLines((payment) => compare(collected(payment), 0) > 0 || isBack(payment)),
      refundedLineItemIds: getLines(isBack),
      refundableLineItemIds: getLines((payment) => canBeGivenBack(order, payment)),
    },
  };
}

function formatRefundability(order: StoredOrder, payment: StoredPayment): object {
  const found = getRefundability(order, payment);
  const { card, method } = payment.provider ?? {};
  return {
    payment: {
      paymentId: payment.id,
      offlinePayment: payment.offline,
      ...(payment.kind === 'membership' ? formatMemberships : formatMonetary)(order, [payment]),
      ...(card && { creditCardDetails: formatCard(card) }),
      ...(method !== undefined && { paymentMethod: method }),
    },
    ...(found.status === 'REFUNDABLE' && { refundable: true }),
    ...(found.status === 'MANUAL' && { manuallyRefundable: { reason: found.reason } }),
    ...(found.status === 'NOT_REFUNDABLE' && { nonRefundable: { reason: found.reason } }),
  };
}

function formatLineRefundability(order: StoredOrder, { id, quantity }: OrderLine): object {
  const refundedUnits = refundedQuantity(order, id);
  return {
    lineItemId: id,
    originalQuantity: quantity,
    refundedQuantity: refundedUnits,
    availableRefundQuantity: quantity - refundedUnits,
  };
}

/** Gets the refundability of each payment of an order. */
export const getRefundabilityStatus = route({
  id: 'ecom.orders.getRefundabilityStatus',
  method: 'GET',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability',
    '/v1/payments-collector/orders/{ecomOrderId}/refundability',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const order = requireOrder(tenant, params.ecomOrderId);
    const refundabilities = order.payments.map((payment) => {
      const found = getRefundability(order, payment);
      return {
        paymentId: payment.id,
        refundabilityStatus: found.status,
        ...(found.status === 'MANUAL' && { manuallyRefundableReason: found.reason }),
        ...(found.status === 'NOT_REFUNDABLE' && { nonRefundableReason: found.reason }),
      };
    });
    return { refundabilities, refundablePerItem: order.lines.every((line) => !itemProblem(order, line)) };
  },
});
