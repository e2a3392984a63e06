import type { RouteContext } from '../http/route.js';
import { products } from './product.js';
import { isMerchant } from './view-of.js';

/** Counts the products that the caller sees in each collection, by collection id. */
export function collectionSizes(context: RouteContext): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const product of products(context.tenant).values()) {
    if (!product.visible && !isMerchant(context)) continue;
    for (const id of product.collectionIds) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  }
  return sizes;
}
