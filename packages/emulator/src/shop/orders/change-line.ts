import type { Input } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { OrderLine, StoredOrder } from './order.js';
import { saveOrder } from './save-order.js';

/** Replaces the merchant-defined fields of a line item. */
export function changeLine(tenant: Tenant, order: StoredOrder, line: OrderLine, written: Input): StoredOrder {
  const lines = order.lines.map((one) => (one === line ? { ...line, written } : one));
  return saveOrder(tenant, { ...order, lines });
}
