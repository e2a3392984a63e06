import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { OrderDelivery, StoredOrder } from './order.js';
import { type NewActivity, saveOrder } from './save-order.js';

/** Changes of an order by a merchant. */
export interface OrderChanges {
  /** The buyer's email after the change. */
  readonly email: string | undefined;
  /** The delivery after the change. */
  readonly delivery: OrderDelivery | undefined;
  /** Fields set by merchants, including this change. */
  readonly written: StoredOrder['written'];
  /** Whether the change affects the delivery. */
  readonly isDeliveryChanged: boolean;
}

/** @throws {ApplicationError} `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` */
export function checkChangeable({ id, status }: StoredOrder): void {
  if (status !== 'PENDING' && status !== 'REJECTED') return;
  throw new ApplicationError(
    'failedPrecondition',
    `ORDER_IS_${status}`,
    'A pending or rejected order cannot be changed.',
    {
      orderId: id,
    },
  );
}

/**
 * Changes fields of an order.
 *
 * @throws {ApplicationError} `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`
 */
export function changeOrder(tenant: Tenant, order: StoredOrder, changes: OrderChanges): StoredOrder {
  checkChangeable(order);
  const { delivery, email, isDeliveryChanged, written } = changes;
  const { delivery: _delivery, email: before, ...rest } = order;
  const happened: NewActivity[] = [];
  if (email !== before) happened.push(['EMAIL_EDITED']);
  if (isDeliveryChanged) happened.push(['SHIPPING_ADDRESS_EDITED']);
  const changed = { ...rest, written, ...(delivery && { delivery }), ...(email && { email }) };
  return saveOrder(tenant, changed, happened);
}
