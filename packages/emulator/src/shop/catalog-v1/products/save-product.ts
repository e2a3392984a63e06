import type { RouteContext } from '../../../protocol/routing/route.js';
import { type StoredProduct, products } from '../product.js';

/** Stores a product that was changed. Every change of the catalog's own operations ends here. */
export const saveProduct = ({ clock, tenant }: RouteContext, product: StoredProduct): StoredProduct =>
  products(tenant).put({ ...product, lastUpdated: clock.now().toISOString() });
