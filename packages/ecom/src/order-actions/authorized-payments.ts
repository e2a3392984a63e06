import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { Payment } from '../commerce/payments/payment.js';
import type { AuthorizedPaymentStateReason, CaptureUnavailableReason } from './reasons.js';
import { refuse, type ActionAvailability } from './action-availability.js';

/** Authorized payment that can be captured or voided. */
export interface AuthorizedPayment {
  /** The payment's ID. */
  readonly paymentId: string;
  /** Authorized amount, as a decimal string in the order's currency. */
  readonly amount: string;
}

/** Reason why an authorized payment can be neither captured nor voided. */
export type AuthorizedPaymentReason = CaptureUnavailableReason | AuthorizedPaymentStateReason;

/** Returns why a payment cannot be captured or voided now, or `undefined` if it can. */
function getRefusal({ regularPaymentDetails }: Payment, now: Date): AuthorizedPaymentReason | undefined {
  if (!regularPaymentDetails) return 'NOT_SUPPORTED';
  const { status, offlinePayment, authorizationDetails = {} } = regularPaymentDetails;
  if (offlinePayment) return 'OFFLINE';
  const { captures = [], void: voided, scheduledAction } = authorizationDetails;
  if (status === 'VOIDED' || voided?.status === 'SUCCEEDED') return 'PAYMENT_ALREADY_VOIDED';
  if (captures.some((capture) => capture.status === 'SUCCEEDED')) return 'PAYMENT_ALREADY_CAPTURED';
  if (captures.some((capture) => capture.status === 'PENDING')) return 'PAYMENT_HAS_PENDING_CAPTURE';
  if (status !== 'AUTHORIZED') return 'PAYMENT_NOT_AUTHORIZED';
  const end = scheduledAction?.actionType === 'VOID' ? scheduledAction.executionDate : undefined;
  return end && end <= now ? 'EXPIRED' : undefined;
}

/**
 * Returns the authorized payments of an order that can be captured or voided, or the reason of the first payment if
 * none can.
 *
 * @param transactions - The order's payments.
 * @param now - Time at which authorizations are checked for expiry.
 * @returns The payments with their authorized amounts, or the reason.
 */
export function authorizedPayments(
  { payments = [] }: OrderTransactions,
  now: Date,
): ActionAvailability<AuthorizedPaymentReason, { readonly payments: readonly AuthorizedPayment[] }> {
  const waiting = payments.filter((payment) => !getRefusal(payment, now));
  const [first] = payments;
  if (waiting.length === 0) return refuse((first && getRefusal(first, now)) ?? 'NOT_FOUND');
  return {
    isAvailable: true,
    payments: waiting.map(({ _id, amount }) => ({ paymentId: _id ?? '', amount: amount?.amount ?? '0' })),
  };
}
