import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { restock } from './held-stock.js';
import type { StoredOrder } from './order.js';
import { saveOrder } from './save-order.js';
import { sendOrderMail } from './send-order-mail.js';

const refusals: Readonly<Record<string, readonly [code: string, description: string]>> = {
  PENDING: ['ORDER_IS_PENDING', 'The order is not approved yet. Its payment is pending.'],
  REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected.'],
  CANCELED: ['ORDER_ALREADY_CANCELED', 'The order is already canceled.'],
};

/** Options for canceling an order. */
export interface Cancellation {
  /** Whether to restock the line items. */
  readonly restocks: boolean;
  /** Email to the buyer, with an optional message. Absent if no email is sent. */
  readonly mail?: { readonly message: string | undefined };
}

/**
 * Cancels an order. Payments are not refunded.
 *
 * @throws {ApplicationError} `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`, `ORDER_ALREADY_CANCELED`,
 * `ORDER_HAS_AUTHORIZED_TRANSACTION`
 */
export function cancelOrder(tenant: Tenant, order: StoredOrder, { mail, restocks }: Cancellation): StoredOrder {
  const refusal = refusals[order.status];
  if (refusal) throw new ApplicationError('failedPrecondition', ...refusal, { orderId: order.id });
  if (order.payments.some(({ status }) => status === 'AUTHORIZED')) {
    const description = 'A payment of the order is authorized: capture or void it first.';
    throw new ApplicationError('failedPrecondition', 'ORDER_HAS_AUTHORIZED_TRANSACTION', description, {
      orderId: order.id,
    });
  }
  const everything = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
  const changed = restocks ? restock(tenant, order, everything) : order;
  const saved = saveOrder(tenant, { ...changed, status: 'CANCELED' });
  if (mail) {
    sendOrderMail(tenant, saved, {
      kind: 'ORDER_CANCELED',
      subject: `Order ${order.number} canceled`,
      heading: `Your order ${order.number} was canceled`,
      message: mail.message,
    });
  }
  return saved;
}
