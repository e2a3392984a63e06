import type { Order } from '@cartwright/ecom/orders';

/**
 * Whether the buyer can cancel an order: nothing of it is fulfilled, and nothing is paid. A payment that is only authorized
 * is voided. Subscriptions would go on without their order, so only the merchant cancels those.
 */
export const isCancelable = (order: Order): boolean =>
  order.status === 'APPROVED' &&
  order.fulfillmentStatus === 'NOT_FULFILLED' &&
  order.paymentStatus === 'NOT_PAID' &&
  !order.lineItems?.some(({ subscriptionInfo }) => subscriptionInfo);
