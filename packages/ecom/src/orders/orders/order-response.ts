import { entity } from '@cartwright/core';
import { orderShape, type Order } from './order.js';

/** Response of operations that change an order. */
export interface OrderResponse {
  /** The updated order. */
  order?: Order;
}

/** The converted fields of {@link OrderResponse}. */
export const orderResponseShape = /* @__PURE__ */ entity<OrderResponse>({ order: orderShape });
