import { compare, sum } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { isPendingRefund, refunded } from '../../shop/orders/balance.js';
import type { RefundTransaction, StoredPayment, StoredRefund } from '../../shop/orders/payment.js';
import {
  formatGiftCardDetails,
  formatMembershipDetails,
  formatProviderDetails,
  formatProviderRefund,
} from '../payments/format-payment-details.js';

type PriceOf = (amount: string) => object;

const succeeded = 'SUCCEEDED';

const formatAuthorization = (
  { authorization }: StoredPayment,
  price: PriceOf,
): { authorizationDetails: object } | undefined =>
  authorization && {
    authorizationDetails: {
      delayedCapture: true,
      authorizedDate: authorization.authorizedDate,
      captures: authorization.captures.map(({ amount, ...capture }) => ({
        ...capture,
        status: succeeded,
        amount: price(amount),
      })),
      ...(authorization.voided && { void: { ...authorization.voided, status: succeeded } }),
      ...(authorization.scheduledAction && { scheduledAction: authorization.scheduledAction }),
    },
  };

/** Returns the status of a payment, including its refunds. */
const getStatus = (order: StoredOrder, payment: StoredPayment): string => {
  const refundedAmount = refunded(order, payment.id);
  if (compare(refundedAmount, 0) === 0 || payment.status !== 'APPROVED') return payment.status;
  const isFullyRefunded = compare(refundedAmount, payment.amount) >= 0;
  if (payment.kind !== 'regular') return isFullyRefunded ? 'VOIDED' : 'APPROVED';
  return isFullyRefunded ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
};

/** Formats a payment as the platform does. */
export function formatPayment(order: StoredOrder, payment: StoredPayment): object {
  const price: PriceOf = (amount) => toFormattedPrice(amount, order.currency);
  const status = getStatus(order, payment);
  const kinds = {
    regular: () => ({
      regularPaymentDetails: {
        ...formatProviderDetails(payment.provider),
        offlinePayment: payment.offline,
        status,
        chargebacks: payment.chargebacks.map(({ amount, reversalAmount, ...chargeback }) => ({
          ...chargeback,
          amount: price(amount),
          reversalAmount: price(reversalAmount),
        })),
        ...formatAuthorization(payment, price),
      },
    }),
    giftcard: () => ({
      giftcardPaymentDetails: { ...formatGiftCardDetails(payment.giftCard), voided: status === 'VOIDED' },
    }),
    membership: () => ({
      membershipPaymentDetails: { ...formatMembershipDetails(payment.membership), voided: status === 'VOIDED' },
    }),
  };
  return {
    id: payment.id,
    createdDate: payment.createdDate,
    updatedDate: payment.updatedDate,
    amount: price(payment.amount),
    refundDisabled: payment.refundDisabled,
    supportReceiptGeneration: payment.kind === 'regular',
    ...(payment.chargeCorrelationId && { chargeCorrelationId: payment.chargeCorrelationId }),
    status,
    ...kinds[payment.kind](),
  };
}

/** Formats the line items, shipping, fees and reason of a refund. */
const formatRefundDetails = ({ items, reason }: StoredRefund, price: PriceOf): object => ({
  lineItems: items.lineItems,
  items: items.lineItems,
  shippingIncluded: items.shipping !== undefined,
  ...(items.shipping && { shipping: { amount: price(items.shipping) } }),
  ...(items.fees && {
    additionalFees: items.fees.map(({ additionalFeeId, amount }) => ({ additionalFeeId, amount: price(amount) })),
  }),
  ...(reason && { reason }),
});

/** Formats a refund as the platform does. */
export function formatRefund(order: StoredOrder, refund: StoredRefund): object {
  const { createdDate, id, transactions } = refund;
  const price: PriceOf = (amount) => toFormattedPrice(amount, order.currency);
  const total = (counts: (one: RefundTransaction) => boolean) =>
    price(sum(transactions.filter(counts).map(({ amount }) => amount)));
  return {
    id,
    createdDate,
    details: formatRefundDetails(refund, price),
    transactions: transactions.map(({ amount, details, external, paymentId, status }) => ({
      paymentId,
      amount: price(amount),
      refundStatus: status,
      ...formatProviderRefund(details),
      externalRefund: external,
    })),
    summary: {
      requestedRefund: total(() => true),
      refunded: total(({ status }) => status === 'SUCCEEDED'),
      pendingRefund: total(isPendingRefund),
      failedRefundAmount: total(({ status }) => status === 'FAILED'),
      pending: transactions.some(isPendingRefund),
    },
  };
}

/** Formats the payments and refunds of an order as the platform does. */
export const formatTransactions = (order: StoredOrder): object => ({
  orderId: order.id,
  payments: order.payments.map((payment) => formatPayment(order, payment)),
  refunds: order.refunds.map((refund) => formatRefund(order, refund)),
});
