import type { Tenant } from '../../kernel/state/tenant.js';
import { deleteCart, findCart, saveCurrentCart } from './carts.js';
import type { Cart } from './purchase.js';
import { lineKey, maxLines } from './add-lines.js';
import { maxQuantity } from '../../kernel/input/quantity-violation.js';
import type { StoredLine } from '../line-items/line.js';

/** Key of a line item's content. `undefined` for line items that are not merged. */
const mergeKey = (tenant: Tenant, line: StoredLine): string | undefined =>
  line.facts.fixedQuantity ? undefined : lineKey(tenant, line);

function merge(tenant: Tenant, own: readonly StoredLine[], added: readonly StoredLine[]): StoredLine[] {
  const lines = [...own];
  for (const line of added) {
    const wanted = mergeKey(tenant, line);
    const at = lines.findIndex((one) => wanted !== undefined && mergeKey(tenant, one) === wanted);
    const same = lines[at];
    if (same) lines[at] = { ...same, quantity: Math.min(maxQuantity, same.quantity + line.quantity) };
    else if (lines.length < maxLines) lines.push(line);
  }
  return lines;
}

/**
 * Transfers a visitor's cart to the member who signs in. If the member has a cart, the visitor's line items are added to
 * it, and the visitor's coupon and note are kept if the member's cart has none.
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
  const merged: Cart = { ...cart, ...owned, lines: merge(tenant, owned.lines, cart.lines) };
  saveCurrentCart(tenant, merged);
}
