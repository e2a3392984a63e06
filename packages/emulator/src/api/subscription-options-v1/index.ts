import type { Route } from '../../protocol/routing/route.js';
import { getOneTimeRoute, getOptionRoute, getProductIdsRoute, getProductOptionsRoute } from './read-routes.js';
import {
  allowOneTimeRoute,
  assignOptionsRoute,
  createOptionRoute,
  createOptionsRoute,
  deleteOptionRoute,
  deleteOptionsRoute,
  updateOptionRoute,
  updateOptionsRoute,
} from './write-routes.js';

/** The routes of subscription options. */
export const subscriptionOptionRoutes: readonly Route[] = [
  createOptionRoute,
  updateOptionRoute,
  deleteOptionRoute,
  createOptionsRoute,
  updateOptionsRoute,
  deleteOptionsRoute,
  assignOptionsRoute,
  allowOneTimeRoute,
  getOptionRoute,
  getProductOptionsRoute,
  getProductIdsRoute,
  getOneTimeRoute,
];
