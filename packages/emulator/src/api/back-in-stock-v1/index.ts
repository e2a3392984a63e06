import type { Route } from '../../protocol/routing/route.js';
import { countRequestsRoute } from './count-requests.js';
import { createRequestRoute } from './create-request.js';
import { reportItemsRoute } from './report-items.js';
import {
  deleteRequestRoute,
  getRequestRoute,
  markAsSentRoute,
  queryRequestsByPostRoute,
  queryRequestsRoute,
} from './request-routes.js';
import { getSettingsRoute, startCollectingRoute, stopCollectingRoute } from './settings.js';
/** The routes of back-in-stock notification requests. */
export const backInStockRoutes: readonly Route[] = [
  createRequestRoute,
  queryRequestsRoute,
  queryRequestsByPostRoute,
  countRequestsRoute,
  reportItemsRoute,
  getSettingsRoute,
  startCollectingRoute,
  stopCollectingRoute,
  getRequestRoute,
  deleteRequestRoute,
  markAsSentRoute,
];
