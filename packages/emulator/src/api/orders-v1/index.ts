import type { Route } from '../../protocol/routing/route.js';
import { addActivities, addActivity, deleteActivity, updateActivity } from './order-activity-routes.js';
import { aggregateOrders, searchOrders } from './order-search-routes.js';
import {
  bulkDeleteImportedOrders,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  cancelOrder,
  createOrderRoute,
  getOrder,
  importOrderRoute,
  setOrderNumberCounter,
  updateOrder,
  updateOrderLineItem,
  updateOrderStatus,
} from './order-routes.js';
import { commitDeltas } from './commit-deltas.js';

/** The routes of orders. */
export const orderRoutes: readonly Route[] = [
  getOrder,
  searchOrders,
  aggregateOrders,
  createOrderRoute,
  importOrderRoute,
  bulkDeleteImportedOrders,
  setOrderNumberCounter,
  updateOrder,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  updateOrderLineItem,
  updateOrderStatus,
  cancelOrder,
  commitDeltas,
  addActivity,
  addActivities,
  updateActivity,
  deleteActivity,
];
