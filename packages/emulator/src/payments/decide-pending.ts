import { restock } from '../orders/held-stock.js';
import type { StoredOrder } from '../orders/order.js';
import type { Tenant } from '../state/tenant.js';
import { isPending } from './balance.js';

/**
 * An order that waits for its payments is approved when one of them arrives, and rejected when all came to nothing: its
 * goods go back into the stock then.
 */
export function decidePending(tenant: Tenant, order: StoredOrder): StoredOrder {
  if (order.status !== 'PENDING' || order.payments.some(isPending)) return order;
  const arrived = order.payments.some(({ kind, status }) => kind === 'regular' && arrivals.includes(status));
  if (arrived) return { ...order, status: 'APPROVED' };
  const everything = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
  return { ...restock(tenant, order, everything), status: 'REJECTED' };
}

const arrivals: readonly string[] = ['APPROVED', 'AUTHORIZED'];
