import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { OrderStatus, StoredOrder } from './order.js';
import { saveOrder } from './save-order.js';

/** Allowed new statuses for each status. Canceled and rejected are final. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  INITIALIZED: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'],
  PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['CANCELED'],
  REJECTED: [],
  CANCELED: [],
};

/**
 * Sets the status of an order.
 *
 * @throws {ApplicationError} `STATUS_ALREADY_SET`, `STATUS_NOT_SUPPORTED`, `UNSUPPORTED_TRANSITION`
 */
export function updateStatus(tenant: Tenant, order: StoredOrder, status: OrderStatus): StoredOrder {
  const data = { from: order.status, to: status };
  if (status === order.status) {
    throw new ApplicationError(
      'failedPrecondition',
      'STATUS_ALREADY_SET',
      `The order already has the status ${status}.`,
      data,
    );
  }
  if (status === 'INITIALIZED') {
    throw new ApplicationError(
      'failedPrecondition',
      'STATUS_NOT_SUPPORTED',
      'INITIALIZED is only the first status of an order.',
      data,
    );
  }
  if (!next[order.status].includes(status)) {
    const description = `The status of an order cannot change from ${order.status} to ${status}.`;
    throw new ApplicationError('failedPrecondition', 'UNSUPPORTED_TRANSITION', description, data);
  }
  return saveOrder(tenant, { ...order, status });
}
