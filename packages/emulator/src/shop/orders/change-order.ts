import { type Input, isObject } from '../../kernel/input/object.js';
import { ApplicationError } from '../../kernel/errors/http-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from './order.js';
import { type Happening, saveOrder } from './save-order.js';

/** Changes of the fields of an order. `null` removes a field. */
export interface OrderChanges {
  readonly fields: Input;
  /** Whether objects are replaced as a whole; otherwise they are changed field by field. */
  readonly replaces: boolean;
}

/** The value with a change applied: objects field by field; `null` removes a field. */
function overlay(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete result[name];
    else result[name] = overlay(result[name], value);
  }
  return result;
}

/** @throws {ApplicationError} 428 `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` */
export function checkChangeable({ id, status }: StoredOrder): void {
  if (status !== 'PENDING' && status !== 'REJECTED') return;
  throw new ApplicationError(428, `ORDER_IS_${status}`, 'The order cannot be changed.', { orderId: id });
}

/**
 * Changes fields of an order.
 *
 * @throws {ApplicationError} 428 `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`
 */
export function changeOrder(tenant: Tenant, order: StoredOrder, { fields, replaces }: OrderChanges): StoredOrder {
  checkChangeable(order);
  const kept = Object.entries(order.fields).filter(([name]) => !replaces || !(name in fields));
  const changed = overlay(Object.fromEntries(kept), fields) as StoredOrder['fields'];
  const { email, ...rest } = order;
  const buyer = changed['buyerInfo'];
  const newEmail = isObject(buyer) && typeof buyer['email'] === 'string' ? buyer['email'] : undefined;
  const happened: Happening[] = [];
  if (newEmail !== email) happened.push(['EMAIL_EDITED']);
  if (JSON.stringify(changed['shippingInfo']) !== JSON.stringify(order.fields['shippingInfo'])) {
    happened.push(['SHIPPING_ADDRESS_EDITED']);
  }
  return saveOrder(tenant, { ...rest, fields: changed, ...(newEmail && { email: newEmail }) }, happened);
}
