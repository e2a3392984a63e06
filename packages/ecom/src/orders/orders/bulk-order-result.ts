import { entity, type BulkEntityResult } from '@cartwright/core';
import { orderShape, type Order } from './order.js';

/** Result of a bulk operation for one order. */
export type BulkOrderResult = BulkEntityResult<Order>;

/** Shape of {@link BulkOrderResult}: which fields are dates, images, addresses or floating-point numbers. */
export const bulkOrderResultShape = /* @__PURE__ */ entity<BulkOrderResult>({ item: orderShape });
