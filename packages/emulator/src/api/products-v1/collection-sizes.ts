import type { RouteContext } from '../../protocol/routing/route.js';
import { productTable } from './product-table.js';
import { isMerchant } from './create-view.js';

/** Counts the products that the caller sees in each collection, by collection id. */
export function collectionSizes(context: RouteContext): ReadonlyMap<string, number> {
  const table = productTable(context.tenant);
  const visible = table.cells('visible');
  const merchant = isMerchant(context);
  const sizes = new Map<string, number>();
  for (const [place, ids] of table.cells('collectionIds').entries()) {
    if (!Array.isArray(ids) || !(merchant || visible[place] === true)) continue;
    for (const id of ids as readonly string[]) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  }
  return sizes;
}
