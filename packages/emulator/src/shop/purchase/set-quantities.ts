import type { Tenant } from '../../kernel/state/tenant.js';
import type { Purchase } from './purchase.js';
import { resolveLines } from './resolve-lines.js';

/** The purchase with other quantities of lines, by their ids, and with today's prices and stock. */
export const setQuantities = (
  tenant: Tenant,
  purchase: Purchase,
  quantities: ReadonlyMap<string, number>,
): Purchase => ({
  ...purchase,
  lines: resolveLines(
    tenant,
    purchase.lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity })),
  ),
});
