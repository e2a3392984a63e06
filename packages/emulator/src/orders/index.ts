import type { Route } from '../http/route.js';
import { getOrder } from './get-order.js';

/** The routes of orders. */
export const orderRoutes: readonly Route[] = [getOrder];
