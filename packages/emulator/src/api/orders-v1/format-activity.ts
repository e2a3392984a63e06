import { toFormattedPrice } from '../../kernel/money/format-price.js';
import type { ActivityFacts, OrderActivity } from '../../shop/orders/order.js';
import { formatCard } from '../payments/format-payment-details.js';
import { activityContents } from './activity-types.js';

type Format = (facts: ActivityFacts, amount: object | undefined) => object;

const authorizedPayment: Format = ({ card, paymentId }, amount) => ({
  paymentId,
  amount,
  ...(card && formatCard(card)),
});
const payment: Format = ({ card, paymentId }, amount) => ({
  paymentId,
  regular: { amount, ...(card && { creditCardDetails: formatCard(card) }) },
});
const refundedPayment: Format = ({ isManual, paymentId, refundId }, amount) => ({
  refundId,
  payment: { paymentId, externalRefund: isManual, regular: { amount } },
});
const chargeback: Format = ({ chargebackId, paymentId }, amount) => ({ paymentId, chargebackId, amount });

/** Formats of the content of the activities that the emulator adds, by type. */
const formats: Readonly<Record<string, Format>> = {
  AUTHORIZED_PAYMENT_CREATED: authorizedPayment,
  AUTHORIZED_PAYMENT_CAPTURED: authorizedPayment,
  AUTHORIZED_PAYMENT_VOIDED: authorizedPayment,
  PAYMENT_PENDING: payment,
  PAYMENT_CANCELED: payment,
  PAYMENT_DECLINED: payment,
  PAYMENT_REFUNDED: refundedPayment,
  PAYMENT_REFUND_FAILED: refundedPayment,
  ORDER_REFUNDED: ({ isManual, reason }, amount) => ({ manual: isManual, amount, reason }),
  CHARGEBACK_CREATED: chargeback,
  CHARGEBACK_REVERSED: chargeback,
  SAVED_PAYMENT_METHOD({ card = {} }) {
    return { name: card.brand ?? 'CreditCard', description: card.lastFourDigits };
  },
  RECEIPT_CREATED: ({ paymentId, receipt }) => ({
    paymentId,
    wixReceipt: { receiptId: receipt?.id, displayNumber: receipt?.number },
  }),
  DRAFT_ORDER_CHANGES_APPLIED: ({ draftOrderId, reason }) => ({ draftOrderId, reason }),
};

/** Formats an activity of an order. */
export function formatActivity({ content, facts, ...activity }: OrderActivity, currency: string): object {
  const format = facts && formats[activity.type];
  const amount = facts?.amount === undefined ? undefined : toFormattedPrice(facts.amount, currency);
  return {
    ...activity,
    activityType: activity.type,
    ...(format && { [activityContents[activity.type] ?? activity.type]: format(facts, amount) }),
    ...content,
  };
}
