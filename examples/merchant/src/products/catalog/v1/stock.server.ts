import { type Client, isApiError } from '@cartwright/core';
import {
  decrementInventory,
  incrementInventory,
  type InventoryItemV2,
  queryInventory,
  updateInventoryVariants,
} from '@cartwright/stores/inventory';
import type { StockChange } from '../merchant-catalog.js';

/** Reads the inventory item of a product. */
export async function readInventory(client: Client, productId: string): Promise<InventoryItemV2> {
  const { inventoryItems = [] } = await client.use(queryInventory)({
    query: { filter: JSON.stringify({ productId }), paging: { limit: 1 } },
  });
  return inventoryItems[0] ?? {};
}

/** Revision of the stock of a variant: its quantity, because Catalog V1 has no revisions. */
export const stockRevision = (
  trackQuantity: boolean | null | undefined,
  quantity: number | null | undefined,
): string => (trackQuantity ? String(quantity ?? 0) : 'untracked');

/**
 * Changes the stock of variants that have the quantities of their revisions, by the difference to it: units that are sold
 * at the same time are subtracted, too. Returns the IDs of the other variants, which are not changed.
 */
export async function setStock(client: Client, productId: string, changes: readonly StockChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
  const { trackQuantity, variants = [] } = await readInventory(client, productId);
  const revisions = new Map(
    variants.map(({ variantId, quantity }) => [variantId, stockRevision(trackQuantity, quantity)]),
  );
  const isCurrent = ({ id, revision }: StockChange) => revisions.get(id) === revision;
  const outdated = changes.filter((change) => !isCurrent(change)).map(({ id }) => id);
  const current = changes.filter(isCurrent);
  if (!trackQuantity) {
    const tracked = current.map(({ id, quantity }) => ({ variantId: id, quantity }));
    if (tracked.length > 0) {
      await client.use(updateInventoryVariants)(productId, { trackQuantity: true, variants: tracked });
    }
    return outdated;
  }
  const moves = current.map(({ id, revision, quantity }) => ({ variantId: id, by: quantity - Number(revision) }));
  const added = moves.filter(({ by }) => by > 0);
  if (added.length > 0) {
    await client.use(incrementInventory)(added.map(({ variantId, by }) => ({ productId, variantId, incrementBy: by })));
  }
  const removed = moves.filter(({ by }) => by < 0);
  if (removed.length === 0) return outdated;
  try {
    await client.use(decrementInventory)(
      removed.map(({ variantId, by }) => ({ productId, variantId, decrementBy: -by })),
    );
    return outdated;
  } catch (error) {
    // Units were sold after the quantities were read above, and fewer are left than to remove.
    if (!isApiError(error) || error.code !== 'INSUFFICIENT_INVENTORY') throw error;
    return [...outdated, ...removed.map(({ variantId }) => variantId)];
  }
}
