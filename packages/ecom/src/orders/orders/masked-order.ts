import { entity, fieldMask } from '@cartwright/core';
import { orderShape, type Order } from './order.js';

/** The fields of one of several orders to change. */
export interface MaskedOrder {
  /** The order's id, and its fields to change. */
  order?: Order;
  /**
   * Paths of the fields to change, such as `buyerNote`. A path without a value in `order` is cleared. Default: the fields
   * that are given.
   */
  fieldMask?: string[];
}

/** The converted fields of {@link MaskedOrder}. */
export const maskedOrderShape = /* @__PURE__ */ entity<MaskedOrder>({ order: orderShape, fieldMask });
