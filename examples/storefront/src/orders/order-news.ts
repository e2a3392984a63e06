import type { Order } from '@cartwright/ecom/orders';
import type { Texts } from '../lib/language/use-texts.js';
import {
  getAmount,
  type BalanceName,
  isCalledOff,
  isShipped,
  isUndecided,
  isWaiting,
  formatBalance,
} from '../lib/orders/order-state.js';

/** Headline of an order's page. */
export interface OrderNews {
  /** Title for the latest event. Without it the page thanks the shopper. */
  readonly title?: string;
  readonly text: string;
  /** Whether a confirmation email is being sent. */
  readonly isNew?: boolean;
}

/** Language of the page. */
interface OrderLanguage {
  texts: Texts['order'];
  locale: string;
}

function refundText(order: Order, { texts, locale }: OrderLanguage): string {
  const { refund } = texts;
  const paid = formatBalance(order, 'paid', locale);
  const refunded = formatBalance(order, 'refunded', locale);
  const pending = formatBalance(order, 'pendingRefund', locale);
  if (!paid) return refund.nothing;
  if (order.paymentStatus === 'FULLY_REFUNDED') return refund.all(refunded);
  const said = [...(refunded ? [refund.part(refunded, paid)] : []), ...(pending ? [refund.pending(pending)] : [])];
  if (said.length === 0) return refund.notYet(paid);
  return [...said, ...(isCalledOff(order) && !pending ? [refund.askRest] : [])].join(' ');
}

/** Headline for the latest event of an order. */
export function orderNews(order: Order, language: OrderLanguage): OrderNews {
  const { fulfillmentStatus, paymentStatus, status } = order;
  const { news } = language.texts;
  if (status === 'CANCELED') return { title: news.canceled, text: refundText(order, language) };
  if (paymentStatus === 'DECLINED') {
    return { title: news.declined, text: isCalledOff(order) ? news.declinedOff : news.declinedKept };
  }
  if (status === 'REJECTED') return { title: news.rejected, text: refundText(order, language) };
  if (paymentStatus === 'FULLY_REFUNDED') return { title: news.refunded, text: refundText(order, language) };
  if (isUndecided(order)) return { text: news.undecided };
  if (isWaiting(order)) return { text: news.waiting };
  if (isShipped(order) && fulfillmentStatus === 'FULFILLED') return { text: news.sent };
  if (isShipped(order) && fulfillmentStatus === 'PARTIALLY_FULFILLED') return { text: news.sentInPart };
  return { text: news.isPlaced, isNew: true };
}

function payment(order: Order, language: OrderLanguage): string | undefined {
  const { payment: texts } = language.texts;
  const money = (name: BalanceName) => formatBalance(order, name, language.locale);
  const authorized = money('authorized');
  switch (order.paymentStatus) {
    case 'PAID':
      return texts.paid;
    case 'PARTIALLY_REFUNDED':
      return refundText(order, language);
    case 'PARTIALLY_PAID':
      return texts.partly(money('paid'), money('balance'));
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return texts.pending;
    case 'NOT_PAID':
      return authorized ? texts.authorized(authorized) : texts.open;
    case 'CANCELED':
      return texts.canceled;
    default:
      return undefined;
  }
}

function delivery(order: Order, { delivery: texts }: Texts['order']): string[] {
  const { fulfillmentStatus, paymentStatus } = order;
  const isPaid = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED' || getAmount(order, 'authorized');
  if (isWaiting(order)) return [texts.waiting];
  if (!isShipped(order)) return [isPaid ? texts.downloads : texts.downloadsUnpaid];
  if (fulfillmentStatus === 'FULFILLED') return [texts.sent];
  if (fulfillmentStatus === 'PARTIALLY_FULFILLED') return [texts.sentInPart, texts.mailRest];
  return [isPaid ? texts.packing : texts.packingUnpaid, texts.mailTracking];
}

/** Upcoming steps of an order. Empty if the order is complete. */
export function nextSteps(order: Order, language: OrderLanguage): string[] {
  if (isCalledOff(order) || order.paymentStatus === 'FULLY_REFUNDED') return [];
  if (order.paymentStatus === 'DECLINED') return delivery(order, language.texts);
  return [payment(order, language) ?? [], delivery(order, language.texts)].flat();
}
