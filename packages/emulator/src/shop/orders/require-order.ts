import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredOrder, orders } from './order.js';

/** Error for an unknown order. */
export const orderNotFound = (orderId: string | undefined): ApplicationError =>
  new ApplicationError('notFound', 'ORDER_NOT_FOUND', 'No order with this ID is visible to the caller.', { orderId });

/** Finds an order. @throws {ApplicationError} `ORDER_NOT_FOUND` */
export function requireOrder(tenant: Tenant, orderId: string | undefined): StoredOrder {
  const order = orders(tenant).get(orderId ?? '');
  if (!order) throw orderNotFound(orderId);
  return order;
}
