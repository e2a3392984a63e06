import type { KnownCart } from '../../cart-v2/types.js';
import type { PendingChanges } from '../cart-changes/pending-changes.js';
import { applyUpdates, changeBy, setTo, type QuantityUpdate } from '../cart-changes/quantity-update.js';

/** Change that waits for its code. */
export interface EarlyChange {
  /** Generation of the session to which it belongs. */
  readonly generation: number;
  /** Variables of a change of a line item, or any others. */
  readonly variables: unknown;
}

/** Shows changes that wait for their code as pending. */
export const toPending = (changes: readonly EarlyChange[], cart: KnownCart): PendingChanges => ({
  quantities: applyUpdates(
    cart,
    changes.flatMap(({ variables }): [string, QuantityUpdate][] => {
      const line = variables as { lineItemId?: string; quantity?: number; difference?: number } | undefined;
      if (!line?.lineItemId) return [];
      return [[line.lineItemId, line.difference ? changeBy(line.difference) : setTo(line.quantity ?? 0)]];
    }),
  ),
  isUpdating: true,
  isUnconfirmed: false,
});
