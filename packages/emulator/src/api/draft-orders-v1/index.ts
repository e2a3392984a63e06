import type { Route } from '../../protocol/routing/route.js';
import { commitRoutes } from './commit-routes.js';
import { draftChangeRoutes } from './draft-change-routes.js';
import { draftOrderRoutes as ownRoutes } from './draft-order-routes.js';

/** The routes of draft orders. */
export const draftOrderRoutes: readonly Route[] = [...ownRoutes, ...draftChangeRoutes, ...commitRoutes];
