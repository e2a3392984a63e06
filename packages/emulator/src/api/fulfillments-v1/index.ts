import type { Route } from '../../protocol/routing/route.js';
import { deleteFulfillment, updateFulfillment } from './change-fulfillment.js';
import { bulkCreateFulfillments, createFulfillment } from './create-fulfillment.js';
import { listFulfillmentsForMultipleOrders, listFulfillmentsForSingleOrder } from './list-fulfillments.js';

/** The routes of fulfillments. */
export const fulfillmentRoutes: readonly Route[] = [
  bulkCreateFulfillments,
  createFulfillment,
  updateFulfillment,
  deleteFulfillment,
  listFulfillmentsForSingleOrder,
  listFulfillmentsForMultipleOrders,
];
