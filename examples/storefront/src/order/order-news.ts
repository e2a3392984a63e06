import type { Order } from '@cartwright/ecom/orders';
import { amountOf, isCalledOff, isShipped, isUndecided, isWaiting } from './order-state.js';

/** Headline of an order's page. */
export interface OrderNews {
  /** Title for the latest event. Without it the page thanks the shopper. */
  readonly title?: string;
  readonly text: string;
  /** Whether a confirmation email is being sent. */
  readonly isNew?: boolean;
}

const ask = 'Answer any of our mails to ask about';

function refundText(order: Order): string {
  const [paid, refunded, coming] = [
    amountOf(order, 'paid'),
    amountOf(order, 'refunded'),
    amountOf(order, 'pendingRefund'),
  ];
  if (!paid) return 'Nothing was charged.';
  if (order.paymentStatus === 'FULLY_REFUNDED') {
    return `All of it, ${refunded}, was refunded to you. It can take some days until your bank shows it.`;
  }
  const said = [
    ...(refunded ? [`${refunded} of the ${paid} that you paid was refunded to you.`] : []),
    ...(coming ? [`${coming} is on its way back to you.`] : []),
  ];
  if (said.length > 0) return [...said, ...(isCalledOff(order) && !coming ? [`${ask} the rest.`] : [])].join(' ');
  return `The ${paid} that you paid has not been refunded yet. ${ask} it.`;
}

/** Headline for the latest event of an order. */
export function orderNews(order: Order): OrderNews {
  const { fulfillmentStatus, paymentStatus, status } = order;
  if (status === 'CANCELED') return { title: 'This order was canceled', text: refundText(order) };
  if (paymentStatus === 'DECLINED') {
    const next = isCalledOff(order)
      ? 'Nothing was charged, and the order is off. Order again to pay in another way.'
      : 'Nothing was charged, and we keep your order. Answer its confirmation to pay in another way.';
    return { title: 'Your payment was declined', text: next };
  }
  if (status === 'REJECTED') return { title: 'This order was not accepted', text: refundText(order) };
  if (paymentStatus === 'FULLY_REFUNDED') return { title: 'This order was refunded', text: refundText(order) };
  if (isUndecided(order)) return { text: 'We have your order. It is on as soon as your payment is through.' };
  if (isWaiting(order)) return { text: 'We have your order, and write to you when it is accepted.' };
  if (isShipped(order) && fulfillmentStatus === 'FULFILLED') return { text: 'Your order is on its way to you.' };
  if (isShipped(order) && fulfillmentStatus === 'PARTIALLY_FULFILLED') {
    return { text: 'A part of your order is on its way to you. The rest follows.' };
  }
  return { text: 'Your order is in.', isNew: true };
}

function payment(order: Order): string | undefined {
  const authorized = amountOf(order, 'authorized');
  switch (order.paymentStatus) {
    case 'PAID':
      return 'Your payment went through.';
    case 'PARTIALLY_REFUNDED':
      return refundText(order);
    case 'PARTIALLY_PAID':
      return `${amountOf(order, 'paid')} is paid. ${amountOf(order, 'balance')} is still open: the confirmation email explains how to pay it.`;
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return 'Your payment is on its way. We write to you when it is through.';
    case 'NOT_PAID':
      return authorized
        ? `Your card is approved for ${authorized}. It is charged later.`
        : 'Your payment is still open: the confirmation email explains how to pay.';
    case 'CANCELED':
      return 'Your payment was canceled, and nothing was charged. Answer the confirmation to pay in another way.';
    default:
      return undefined;
  }
}

function delivery(order: Order): string[] {
  const { fulfillmentStatus, paymentStatus } = order;
  const isPaid = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED' || amountOf(order, 'authorized');
  if (isWaiting(order)) return ['We look at your order, and write to you when it is accepted.'];
  if (!isShipped(order)) {
    return [
      isPaid ? 'What you bought to download is in the confirmation.' : 'Downloads come by mail once they are paid.',
    ];
  }
  if (fulfillmentStatus === 'FULFILLED') return ['Everything has left us.'];
  if (fulfillmentStatus === 'PARTIALLY_FULFILLED') {
    return ['A part of it has left us.', 'You get a mail the moment the rest leaves us.'];
  }
  return [
    isPaid ? 'We pack it with care, usually within a day.' : 'We pack it with care as soon as it is paid.',
    'You get a mail with the tracking number the moment it leaves us.',
  ];
}

/** Upcoming steps of an order. Empty if the order is complete. */
export function nextSteps(order: Order): string[] {
  if (isCalledOff(order) || order.paymentStatus === 'FULLY_REFUNDED') return [];
  if (order.paymentStatus === 'DECLINED') return delivery(order);
  return [payment(order) ?? [], delivery(order)].flat();
}
