import type { Route } from '../../protocol/routing/route.js';
import { addActivity, deleteActivity, updateActivity } from './activities.js';
import { addActivities } from './add-activities.js';
import { aggregateOrders } from './aggregate-orders.js';
import { cancelOrder } from './cancel-order.js';
import { commitDeltas } from './commit-deltas.js';
import { bulkDeleteImportedOrders, createOrderRoute, importOrderRoute } from './create-order.js';
import { getOrder } from './get-order.js';
import { searchOrders } from './search-orders.js';
import { setOrderNumberCounter } from './set-order-number-counter.js';
import { updateOrderLineItem } from './update-order-line-item.js';
import { updateOrderStatus } from './update-order-status.js';
import { bulkUpdateOrderTags } from './update-order-tags.js';
import { bulkUpdateOrders, updateOrder } from './update-order.js';

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
