import type { Tenant } from '../../kernel/state/tenant.js';
import type { Purchase } from './purchase.js';
import { resolveLines } from './resolve-lines.js';

/** Returns the purchase with new quantities, by line item ID, and with current prices and stock. */
export const setQuantities = <T extends Purchase>(
  tenant: Tenant,
  purchase: T,
  quantities: ReadonlyMap<string, number>,
): T => ({
  ...purchase,
  lines: resolveLines(
    tenant,
    purchase.lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity })),
  ),
});
