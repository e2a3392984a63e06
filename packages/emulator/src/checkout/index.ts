import type { Route } from '../http/route.js';
import { createOrder } from './create-order.js';
import { getCheckout } from './get-checkout.js';

/** The routes of checkouts. */
export const checkoutRoutes: readonly Route[] = [getCheckout, createOrder];
