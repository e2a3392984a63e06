import { entity } from '@cartwright/core';
import type { ItemMetadata } from '../../commerce/responses/bulk.js';
import { orderShape, type Order } from './order.js';

/** Result of a bulk operation for one order. */
export interface BulkOrderResult {
  /** ID of the order, its index in the request, and whether it succeeded or the error. */
  itemMetadata?: ItemMetadata;
  /** The updated order. Absent if the request does not ask for it. */
  item?: Order;
}

/** Shape of {@link BulkOrderResult}: which fields are dates, images, addresses or floating-point numbers. */
export const bulkOrderResultShape = /* @__PURE__ */ entity<BulkOrderResult>({ item: orderShape });
