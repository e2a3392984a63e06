import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { StoredOrder } from '../orders/order.js';
import type { ProviderDetails, StoredPayment, TransactionStatus } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { requirePayment, withPayment } from './change-payment.js';
import { withStatus } from './change-status.js';
import { checkNewer } from './check-newer.js';
import { decidePayment } from './decide-payment.js';
import { statusActivities } from './payment-activities.js';

/** Change of a payment, reported by its provider. */
export interface PaymentChange {
  readonly paymentId: string;
  readonly status?: TransactionStatus;
  /** Time of the status change that the provider reported, as an ISO 8601 string. */
  readonly statusUpdatedDate?: string;
  readonly fields: Pick<Partial<StoredPayment>, 'refundDisabled' | 'chargeCorrelationId'>;
  readonly provider: ProviderDetails;
}

/**
 * Updates a payment with the provider's report. A status change also updates the order (see `decidePayment`).
 *
 * @throws {ApplicationError} `PAYMENT_NOT_FOUND`; `STATUS_UPDATE_IS_OUTDATED`, `STATUS_NOT_ALLOWED`
 */
export function updatePayment(
  context: TenantPlugins,
  order: StoredOrder,
  { fields, paymentId, provider, status, statusUpdatedDate }: PaymentChange,
): StoredOrder {
  const { tenant } = context;
  const payment = requirePayment(order, paymentId);
  const now = tenant.clock.now().toISOString();
  checkNewer(payment, statusUpdatedDate, { paymentId });
  const changed: StoredPayment = {
    ...(status && status !== payment.status ? withStatus(payment, status, now) : payment),
    ...fields,
    ...(payment.kind === 'regular' && { provider: { ...payment.provider, ...provider } }),
    ...(statusUpdatedDate && { statusUpdatedDate }),
  };
  const after = withPayment(order, changed, now);
  if (changed.status === payment.status) return saveOrder(tenant, after);
  return saveOrder(tenant, decidePayment(context, after, changed), statusActivities(changed));
}

/**
 * Sets the status of a payment. Unlike `updatePayment`, it rejects the current status.
 *
 * @returns The order, and the changed payment.
 * @throws {ApplicationError} `PAYMENT_NOT_FOUND`; `STATUS_NOT_ALLOWED`
 */
export function updatePaymentStatus(
  context: TenantPlugins,
  before: StoredOrder,
  paymentId: string | undefined,
  status: TransactionStatus,
): { readonly order: StoredOrder; readonly payment: StoredPayment } {
  const { tenant } = context;
  const now = tenant.clock.now().toISOString();
  const payment = withStatus(requirePayment(before, paymentId), status, now);
  const happened = statusActivities(payment);
  const changed = decidePayment(context, withPayment(before, payment, now), payment);
  return { order: saveOrder(tenant, changed, happened), payment };
}
