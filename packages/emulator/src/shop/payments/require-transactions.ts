import { ApplicationError } from '../../kernel/errors/application-error.js';
import { type StoredOrder, orders } from '../orders/order.js';
import { requireOrder } from '../orders/require-order.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/**
 * Finds an order whose payments are requested.
 *
 * @throws {ApplicationError} `ORDER_TRANSACTIONS_NOT_FOUND`
 */
export function requireTransactions(tenant: Tenant, orderId: string | undefined): StoredOrder {
  if (orders(tenant).get(orderId ?? '')) return requireOrder(tenant, orderId);
  const description = 'No order has this ID.';
  throw new ApplicationError('notFound', 'ORDER_TRANSACTIONS_NOT_FOUND', description, { orderId });
}
