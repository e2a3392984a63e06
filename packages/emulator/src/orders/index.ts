import type { Route } from '../http/route.js';
import { getOrder } from './get-order.js';

export { type Payment, type StoredOrder, orders } from './order.js';

/** The routes of orders. */
export const orderRoutes: readonly Route[] = [getOrder];
