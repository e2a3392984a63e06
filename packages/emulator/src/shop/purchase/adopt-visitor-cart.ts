import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredCart, deleteCart, findCart, saveCurrentCart } from './cart.js';
import { maxLines, maxQuantity } from './bounds.js';
import type { StoredLine } from '../line-items/line.js';
import { catalogOf } from '../tenant-catalogs/catalog-of.js';

/** What a line is, by which it is found again; nothing of lines that stay by themselves. */
const thing = (tenant: Tenant, { facts, override, reference }: StoredLine): string | undefined => {
  if (!reference || facts.fixedQuantity) return undefined;
  return JSON.stringify([catalogOf(tenant, reference).keyOf(reference, facts), override?.given]);
};

function merge(tenant: Tenant, own: readonly StoredLine[], added: readonly StoredLine[]): StoredLine[] {
  const lines = [...own];
  for (const line of added) {
    const wanted = thing(tenant, line);
    const at = lines.findIndex((one) => wanted !== undefined && thing(tenant, one) === wanted);
    const same = lines[at];
    if (same) lines[at] = { ...same, quantity: Math.min(maxQuantity, same.quantity + line.quantity) };
    else if (lines.length < maxLines) lines.push(line);
  }
  return lines;
}

/**
 * Makes a visitor's cart the member's when the visitor signs in. Where the member has a cart already, the visitor's lines
 * are added to it, the same things by quantity, and the coupon and the note of the visitor are kept where the member's cart has none.
 */
export function adoptVisitorCart(tenant: Tenant, visitorId: string, memberId: string): void {
  const cart = findCart(tenant, { visitorId });
  if (!cart) return;
  const owned = findCart(tenant, { memberId });
  deleteCart(tenant, cart);
  if (!owned) {
    saveCurrentCart(tenant, { ...cart, owner: { memberId } });
    return;
  }
  const merged: StoredCart = { ...cart, ...owned, lines: merge(tenant, owned.lines, cart.lines) };
  saveCurrentCart(tenant, merged);
}
