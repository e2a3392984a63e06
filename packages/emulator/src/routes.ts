import { cartRoutes } from './cart/index.js';
import { catalogRoutes } from './catalog/index.js';
import { checkoutRoutes } from './checkout/index.js';
import { hostedRoutes } from './hosted/index.js';
import type { Route } from './http/route.js';
import { mediaRoutes } from './media/index.js';
import { orderRoutes } from './orders/index.js';
import { redirectRoutes } from './redirects/index.js';

/** Every route of the platform's rooms. */
export const platformRoutes: readonly Route[] = [
  ...catalogRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...redirectRoutes,
  ...hostedRoutes,
  ...mediaRoutes,
];
