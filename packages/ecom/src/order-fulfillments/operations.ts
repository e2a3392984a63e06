export type * from './index.js';
export {
  bulkCreateFulfillments,
  createFulfillment,
  deleteFulfillment,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  onFulfillmentsUpdated,
  updateFulfillment,
} from './index.js';
