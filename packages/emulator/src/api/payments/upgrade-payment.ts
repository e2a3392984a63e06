import { type Input, isObject } from '../../kernel/input/object.js';
import type {
  ProviderDetails,
  RefundDetails,
  RefundTransaction,
  StoredPayment,
  StoredRefund,
} from '../../shop/orders/payment.js';
import { readCard, readGiftCardDetails, readMembershipDetails } from './read-payment-details.js';

/** A payment as stored by versions that kept its details in the format of the Order Transactions API. */
interface FormerPayment extends StoredPayment {
  readonly details: Input;
}

interface FormerTransaction extends RefundTransaction {
  readonly told: Input;
}

function readProvider(details: Input): ProviderDetails {
  const { creditCardDetails: card, paymentMethod: method, savedPaymentMethod: isSaved, ...ids } = details;
  return {
    ...ids,
    ...(typeof method === 'string' && { method }),
    ...(isObject(card) && { card: readCard(card) }),
    ...(typeof isSaved === 'boolean' && { isSaved }),
  };
}

/** Whether a payment is stored as in earlier versions. */
export const isFormerPayment = (payment: StoredPayment): payment is FormerPayment => 'details' in payment;

/** Converts a stored payment of an earlier version. */
export function upgradePayment(stored: StoredPayment): StoredPayment {
  if (!isFormerPayment(stored)) return stored;
  const { details, ...payment } = stored;
  if (payment.kind === 'giftcard') return { ...payment, giftCard: readGiftCardDetails(details) };
  if (payment.kind === 'membership') return { ...payment, membership: readMembershipDetails(details) };
  return { ...payment, provider: readProvider(details) };
}

function readRefundDetails({ refundStatusInfo, ...ids }: Input): RefundDetails {
  if (!isObject(refundStatusInfo)) return ids;
  const { description, paymentGatewayReasonCode: code } = refundStatusInfo;
  return {
    ...ids,
    reason: {
      ...(typeof code === 'string' && { code }),
      ...(typeof description === 'string' && { description }),
    },
  };
}

function upgradeTransaction(transaction: RefundTransaction): RefundTransaction {
  if (!('told' in transaction)) return transaction;
  const { told, ...rest } = transaction as FormerTransaction;
  return { ...rest, details: readRefundDetails(told) };
}

/** Converts a stored refund of an earlier version. */
export const upgradeRefund = (refund: StoredRefund): StoredRefund => ({
  ...refund,
  transactions: refund.transactions.map(upgradeTransaction),
});
