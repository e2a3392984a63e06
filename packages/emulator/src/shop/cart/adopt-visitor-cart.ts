import { isExternal } from '../plugin-catalogs/external-item.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredCart, deleteCart, findCart, saveCurrentCart } from './cart.js';
import { maxLines, maxQuantity } from './bounds.js';
import type { StoredLine } from '../line-items/line.js';

/** What a line is, by which it is found again; nothing of lines that stay by themselves. */
const thing = ({ facts, override, reference }: StoredLine): string | undefined => {
  if (!reference || facts.fixedQuantity) return undefined;
  return JSON.stringify([
    isExternal(reference) ? [reference.appId, reference.options] : [facts.variantId, facts.subscription?.id],
    ...[reference.catalogItemId, facts.descriptions],
    override?.given,
  ]);
};

function merge(own: readonly StoredLine[], added: readonly StoredLine[]): StoredLine[] {
  const lines = [...own];
  for (const line of added) {
    const at = lines.findIndex((one) => thing(one) !== undefined && thing(one) === thing(line));
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
  const merged: StoredCart = { ...cart, ...owned, lines: merge(owned.lines, cart.lines) };
  saveCurrentCart(tenant, merged);
}
