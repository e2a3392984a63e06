import type { Input } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { OrderLine, StoredOrder } from './order.js';
import { saveOrder } from './save-order.js';

/** Changes fields of a line item of an order. `null` removes a field. */
export function changeLine(tenant: Tenant, order: StoredOrder, line: OrderLine, changes: Input): StoredOrder {
  const changed: Record<string, unknown> = { ...line };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete changed[name];
    else if (value !== undefined) changed[name] = value;
  }
  const lines = order.lines.map((one) => (one === line ? (changed as OrderLine) : one));
  return saveOrder(tenant, { ...order, lines });
}
