import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { requireOrder } from '../orders/require-order.js';
import type { StoredPayment } from '../orders/payment.js';
import { chargeOrder } from '../payments/charge-order.js';
import { type PaymentRequest, checkStatus, savePaymentRequest } from './payment-request.js';

/** Whether a payment collects the money, now or when it is captured. */
export const isCollected = ({ status }: StoredPayment): boolean => status === 'APPROVED' || status === 'AUTHORIZED';

/**
 * Charges a payment request: adds a payment to its order. The request is paid when the payment is approved.
 *
 * @param cardId - ID of a test card.
 * @throws {ApplicationError} `CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST`, `CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST`,
 * `CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST`, `PAYMENT_IN_PROGRESS`; as `chargeOrder` does
 */
export function chargePaymentRequest(
  context: TenantPlugins,
  request: PaymentRequest,
  cardId: string,
): { readonly request: PaymentRequest; readonly payment: StoredPayment } {
  const { tenant } = context;
  checkStatus(request, 'CHARGE', ['UNPAID']);
  const order = requireOrder(tenant, request.orderId);
  const earlier = order.payments.find(({ id }) => id === request.paymentId);
  if (earlier?.status === 'PENDING') {
    throw new ApplicationError('failedPrecondition', 'PAYMENT_IN_PROGRESS', 'A payment of the request is pending.', {
      orderPaymentRequestId: request.id,
    });
  }
  const charge = { intent: cardId, delayed: false, amount: request.amount, saves: false };
  const { payments } = chargeOrder(context, order, { regular: charge, giftCards: [], memberships: [], memberId: '' });
  const payment = payments[0] as StoredPayment;
  const status = isCollected(payment) ? ('PAID' as const) : request.status;
  return { request: savePaymentRequest(tenant, { ...request, status, paymentId: payment.id }), payment };
}
