import type { StoredOrder } from '../../shop/orders/order.js';

/** Makes the fulfillments of an order as the platform answers them. */
export const wireFulfillments = ({ fulfillments, id }: StoredOrder): object => ({ orderId: id, fulfillments });
