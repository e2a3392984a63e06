import { entity } from '@cartwright/core';
import type { ItemMetadata } from '../../commerce/responses/bulk.js';
import { orderShape, type Order } from './order.js';

/** What became of one of several orders. */
export interface BulkOrderResult {
  /** What became of it. */
  itemMetadata?: ItemMetadata;
  /** The order as it is now, when it was asked for. */
  item?: Order;
}

/** The converted fields of {@link BulkOrderResult}. */
export const bulkOrderResultShape = /* @__PURE__ */ entity<BulkOrderResult>({ item: orderShape });
