export type * from './index.js';
export {
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  markAsNotificationSent,
  onBackInStockNotificationRequestCreated,
  onBackInStockNotificationRequestDeleted,
  onBackInStockNotificationRequestUpdated,
  queryBackInStockNotificationRequests,
  reportItemsBackInStock,
} from './index.js';
