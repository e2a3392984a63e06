import type { StoredProduct } from './product.js';
import type { Change } from '../../kernel/state/change.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { stockUpdates, supplies } from './inventory-item.js';

const stockState = (product: StoredProduct): string =>
  JSON.stringify([product.preorder, supplies(product).map(({ id, preorder, stock }) => [id, preorder, stock])]);

/**
 * Records the time of stock changes for all items that the current unit of work changed. Called at the end of every
 * unit of work, so that code that changes stock need not do it.
 */
export function recordStockChanges(tenant: TenantState): void {
  const lastUpdated = tenant.clock.now().toISOString();
  for (const { before, after } of tenant.changesOf('products') as Change<StoredProduct>[]) {
    if (!after) stockUpdates(tenant).delete(before.id);
    else if (before && stockState(before) !== stockState(after))
      stockUpdates(tenant).put({ id: after.id, lastUpdated });
  }
}
