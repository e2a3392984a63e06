import type { Route } from '../../protocol/routing/route.js';
import { bulkItemRoutes } from './bulk-routes.js';
import { dataCollectionRoutes } from './data-collections-routes.js';
import { itemRoutes } from './items-routes.js';
import { itemQueryRoutes } from './query-routes.js';
import { referenceRoutes } from './reference-routes.js';

/** The routes of data collections and their items. */
export const dataItemRoutes: readonly Route[] = [
  ...itemQueryRoutes,
  ...itemRoutes,
  ...bulkItemRoutes,
  ...referenceRoutes,
  ...dataCollectionRoutes,
];
