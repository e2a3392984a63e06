import { entity, fieldMask } from '@cartwright/core';
import { orderShape, type Order } from './order.js';

/** Update of one order in `bulkUpdateOrders`. */
export interface MaskedOrder {
  /** The order's ID and the fields to change. */
  order?: Order;
  /**
   * Paths of the fields to change, such as `buyerNote`. Clears the fields without a value in `order`.
   *
   * @default the fields present in `order`
   */
  fieldMask?: string[];
}

/** Shape of {@link MaskedOrder}: which fields are dates, images, addresses, floating-point numbers or field masks. */
export const maskedOrderShape = /* @__PURE__ */ entity<MaskedOrder>({ order: orderShape, fieldMask });
