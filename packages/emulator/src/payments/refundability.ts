import { compare, minus, sum, wirePrice } from '../money/index.js';
import { route } from '../http/route.js';
import type { OrderLine, StoredOrder } from '../orders/order.js';
import { refundedQuantity } from '../orders/refunded-quantity.js';
import { requireOrder } from '../orders/require-order.js';
import { chargedBack, collected, refundable, refunded } from './balance.js';
import { itemProblem } from './item-refundability.js';
import { orderIdIn } from './order-id-in.js';
import type { StoredPayment } from './payment.js';
import { refundedShipping, shippingPriceOf } from './refund-details.js';

/** Whether a payment can be given back: by the platform, by hand, or not, and why. */
export type Refundability =
  | { readonly status: 'REFUNDABLE' }
  | { readonly status: 'MANUAL'; readonly reason: string }
  | { readonly status: 'NOT_REFUNDABLE'; readonly reason: string };

const no = (reason: string): Refundability => ({ status: 'NOT_REFUNDABLE', reason });

/** Says whether a payment can be given back. */
export function refundabilityOf(order: StoredOrder, payment: StoredPayment): Refundability {
  if (order.status === 'PENDING') return no('ORDER_IS_PENDING');
  if (order.status === 'REJECTED') return no('ORDER_IS_REJECTED');
  if (compare(payment.amount, 0) === 0) return no('ZERO_PRICE');
  if (compare(collected(payment), 0) === 0) return no('NOT_PAID');
  if (compare(refunded(order, payment.id, 'PENDING'), 0) > 0) return no('PENDING_REFUND');
  if (compare(refundable(order, payment), 0) === 0) {
    return no(compare(chargedBack(payment), 0) > 0 ? 'AMOUNT_OFFSET_BY_CHARGEBACK' : 'ALREADY_REFUNDED');
  }
  if (payment.refundDisabled) return no('DISABLED_BY_PROVIDER');
  return payment.offline ? { status: 'MANUAL', reason: 'OFFLINE' } : { status: 'REFUNDABLE' };
}

/** Says of each payment of an order whether it can be given back. */
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
      const found = refundabilityOf(order, payment);
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

/** Says of each payment, line and delivery of an order how much of it can be given back. */
export const getOrderRefundability = route({
  id: 'ecom.orderBilling.getOrderRefundability',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/get-order-refundability', '/v1/order-billing/get-order-refundability'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const order = requireOrder(tenant, orderIdIn(body));
    const price = (amount: string) => wirePrice(amount, order.currency);
    const monetary = (payments: readonly StoredPayment[]) => ({
      paid: price(sum(payments.map(collected))),
      refunded: price(sum(payments.map(({ id }) => refunded(order, id)))),
      refundPending: price(sum(payments.map(({ id }) => refunded(order, id, 'PENDING')))),
      maxRefund: price(
        sum(
          payments
            .filter((payment) => refundabilityOf(order, payment).status !== 'NOT_REFUNDABLE')
            .map((payment) => refundable(order, payment)),
        ),
      ),
    });
    const shipping = shippingPriceOf(order);
    const shippingBack = refundedShipping(order);
    return {
      payments: order.payments.map((payment) => wireRefundability(order, payment, monetary([payment]))),
      paymentsSummary: { monetary: monetary(order.payments) },
      lineItems: order.lines.map((line) => wireLineRefundability(order, line)),
      ...(shipping && {
        shipping: {
          amount: price(shipping),
          refundedAmount: price(shippingBack),
          availableRefundAmount: price(minus(shipping, shippingBack)),
        },
      }),
      additionalFees: [],
    };
  },
});

function wireRefundability(order: StoredOrder, payment: StoredPayment, monetary: object): object {
  const found = refundabilityOf(order, payment);
  const { creditCardDetails, paymentMethod } = payment.details;
  return {
    payment: {
      paymentId: payment.id,
      offlinePayment: payment.offline,
      monetary,
      ...(creditCardDetails !== undefined && { creditCardDetails }),
      ...(paymentMethod !== undefined && { paymentMethod }),
    },
    ...(found.status === 'REFUNDABLE' && { refundable: true }),
    ...(found.status === 'MANUAL' && { manuallyRefundable: { reason: found.reason } }),
    ...(found.status === 'NOT_REFUNDABLE' && { nonRefundable: { reason: found.reason } }),
  };
}

function wireLineRefundability(order: StoredOrder, { id, quantity }: OrderLine): object {
  const back = refundedQuantity(order, id);
  return {
    lineItemId: id,
    originalQuantity: quantity,
    refundedQuantity: back,
    availableRefundQuantity: quantity - back,
  };
}
