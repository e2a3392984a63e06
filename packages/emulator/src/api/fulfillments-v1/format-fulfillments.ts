import type { StoredOrder } from '../../shop/orders/order.js';

/** Formats the fulfillments of an order as the platform does. */
export const formatFulfillments = ({ fulfillments, id }: StoredOrder): object => ({ orderId: id, fulfillments });
