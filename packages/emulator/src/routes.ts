import { catalogRoutes } from './catalog/index.js';
import type { Route } from './http/route.js';

/** Every route of the platform's rooms. */
export const platformRoutes: readonly Route[] = [...catalogRoutes];
