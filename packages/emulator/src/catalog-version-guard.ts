import { getCatalogVersionRoute } from './api/catalog-versioning/get-catalog-version.js';
import { inventoryRoutes } from './api/inventory-v2/inventory-routes.js';
import { catalogRoutes } from './api/products-v1/index.js';
import { subscriptionOptionRoutes } from './api/subscription-options-v1/index.js';
import { ApplicationError } from './kernel/errors/application-error.js';
import { isObject } from './kernel/input/object.js';
import type { Route, RouteContext } from './protocol/routing/route.js';
import { type CatalogVersion, catalogVersion } from './shop/catalogs/catalog-version.js';

const routesV1: ReadonlySet<Route> = new Set([...catalogRoutes, ...inventoryRoutes, ...subscriptionOptionRoutes]);

const isUnder = (base: string, { paths }: Route): boolean => paths.some((path) => path.startsWith(base));

/** Whether a call of the categories names another tree than the one of the store. */
function isOtherTree({ body, query }: RouteContext): boolean {
  const [tree] = [body, query].flatMap((from) =>
    isObject(from) && isObject(from['treeReference']) ? [from['treeReference']] : [],
  );
  return typeof tree?.['appNamespace'] === 'string' && tree['appNamespace'] !== '@wix/stores';
}

/** Catalog version that a route belongs to. `undefined` for routes of stores with either. */
function getVersion(route: Route): CatalogVersion | undefined {
  if (routesV1.has(route)) return 'v1';
  if (route === getCatalogVersionRoute) return undefined;
  return isUnder('/stores/v3/', route) || isUnder('/categories/v1/', route) ? 'v3' : undefined;
}

const refusals = {
  v1: ['CATALOG_V3_CALLING_CATALOG_V1_API', 'The site has Catalog V3. Use the APIs of Catalog V3.'],
  v3: ['CATALOG_V1_SITE_CALLING_CATALOG_V3_API', 'The site has Catalog V1. Use the APIs of Catalog V1.'],
} as const;

/**
 * Refuses calls of one catalog version in stores with the other.
 *
 * @throws {ApplicationError} 428
 */
export function checkCatalogVersion(route: Route, context: RouteContext): void {
  const version = getVersion(route);
  if (!version || catalogVersion(context.tenant) === version || isOtherTree(context)) return;
  const [code, description] = refusals[version];
  throw new ApplicationError('failedPrecondition', code, description);
}
