import { entity } from '@cartwright/core';
import { orderShape, type Order } from './order.js';

/** Response of operations that change an order. */
export interface OrderResponse {
  /** The updated order. */
  order?: Order;
}

/** Shape of {@link OrderResponse}: which fields are dates, images, addresses or floating-point numbers. */
export const orderResponseShape = /* @__PURE__ */ entity<OrderResponse>({ order: orderShape });
