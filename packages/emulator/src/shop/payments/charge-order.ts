import { compare, minus, sum } from '../../kernel/money/decimal.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { getBalance } from '../orders/balance.js';
import type { StoredOrder } from '../orders/order.js';
import type { Authorization, StoredPayment } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { requireFunds } from '../pricing/gift-cards/require-gift-card.js';
import { cardPayment, payByCard } from './checkout-payment.js';
import { checkCollectable } from './collect-payment.js';
import { type MembershipCharge, membershipPayments } from './membership-payments.js';
import { giftCardPayment, payWithGiftCard } from './pay-with-gift-card.js';
import { paymentActivities } from './payment-activities.js';
import { lookUpGiftCard, redeemAtPlugin } from './plugin-gift-cards.js';
import { chargedPayments } from './plugin-memberships.js';
import { findCard } from './test-cards.js';

/** Charge by a payment provider, such as of a card. */
export interface RegularCharge {
  /** ID of the payment intent, which stands for the card. Without it, the payment is only prepared. */
  readonly intent?: string;
  /** Whether the payment intent may be provided later. */
  readonly delayed: boolean;
  /** Amount, as a decimal string. */
  readonly amount: string;
  /** Whether to save the card with the order. */
  readonly saves: boolean;
  /** Scheduled action of a payment that is only authorized for now. */
  readonly scheduledAction?: Authorization['scheduledAction'];
}

/** Charge of a gift card. */
interface GiftCardCharge {
  readonly code: string;
  /** Amount, as a decimal string. */
  readonly amount: string;
  /** Currency of the gift card, if the caller specifies it. */
  readonly currency?: string;
}

/** Payment methods to charge for an order. */
export interface Charge {
  /** Idempotency key. */
  readonly key?: string;
  readonly regular?: RegularCharge;
  readonly giftCards: readonly GiftCardCharge[];
  readonly memberships: readonly MembershipCharge[];
  /** ID of the member whose memberships to charge. Empty without memberships. */
  readonly memberId: string;
}

const refuse = (code: string, description: string, data: object = {}) =>
  new ApplicationError('failedPrecondition', code, description, data);

/** Creates the payment of a card, or prepares one that waits for its payment intent. */
function regularPayment(
  { amount, delayed, intent, saves, scheduledAction }: RegularCharge,
  now: string,
): StoredPayment {
  if (intent === undefined) {
    if (!delayed) throw refuse('PAYMENT_INTENT_ID_REQUIRED', 'A payment intent, or a delayed charge, is needed.');
    return {
      id: newId(),
      createdDate: now,
      updatedDate: now,
      amount,
      status: 'PENDING',
      kind: 'regular',
      offline: false,
      refundDisabled: false,
      chargebacks: [],
      provider: { paymentOrderId: newId(), isSaved: saves },
    };
  }
  const card = findCard(intent);
  if (!card)
    throw refuse('PAYMENT_METHOD_UNAVAILABLE', 'There is no such payment intent.', { paymentIntentId: intent });
  const paid = payByCard(card, { delayCapture: scheduledAction !== undefined, saved: saves });
  return cardPayment({ ...paid, scheduledAction }, amount, now);
}

/** Creates the payments of gift cards. Canceled payments charge nothing. */
function giftCardPayments(
  context: TenantPlugins,
  order: StoredOrder,
  charges: readonly GiftCardCharge[],
  { canceled, open }: { readonly canceled: boolean; readonly open: string },
): StoredPayment[] {
  const { tenant } = context;
  const payments: StoredPayment[] = [];
  for (const { amount, code, currency } of charges) {
    if (currency !== undefined && currency !== order.currency) {
      throw refuse('INVALID_GIFT_CARD_CURRENCY', 'The currency of a gift card must be that of the store.', {
        currency,
      });
    }
    const balance = minus(open, sum(payments.map((payment) => payment.amount)));
    lookUpGiftCard(context, code);
    const card = requireFunds(tenant, [...order.payments, ...payments], code, { amount, balance });
    const redeeming = { amount, code: 'INSUFFICIENT_FUNDS', currency: order.currency, orderId: order.id };
    payments.push(
      canceled
        ? giftCardPayment(tenant, card, amount)
        : payWithGiftCard(tenant, card, amount, redeemAtPlugin(context, card, redeeming)),
    );
  }
  return canceled ? payments.map((payment) => ({ ...payment, status: 'CANCELED' })) : payments;
}

/**
 * Charges memberships, gift cards and a card for an order: all of them, or none. If the card is declined, the other
 * payments are canceled. A repeated idempotency key charges nothing and returns the original payments.
 *
 * @throws {ApplicationError} `PAYMENT_INTENT_ID_REQUIRED`, `PAYMENT_METHOD_UNAVAILABLE`,
 * `INVALID_GIFT_CARD_CURRENCY`, `INSUFFICIENT_FUNDS`, `INVALID_AMOUNT`, `PAYMENT_ALREADY_IN_PROGRESS`; as
 * `checkCollectable` and `membershipPayments` do
 */
export function chargeOrder(
  context: TenantPlugins,
  order: StoredOrder,
  { giftCards, key, memberId, memberships, regular }: Charge,
): { readonly order: StoredOrder; readonly payments: readonly StoredPayment[] } {
  const earlier = order.payments.filter(({ chargeCorrelationId }) => key !== undefined && chargeCorrelationId === key);
  if (earlier.length > 0) return { order, payments: earlier };
  const { tenant } = context;
  const now = tenant.clock.now().toISOString();
  const open = checkCollectable(order, undefined, 'ORDER_PAID');
  const byCard = regular && regularPayment(regular, now);
  const canceled = byCard?.status === 'DECLINED';
  const chosen = membershipPayments(order, memberships, { now, open });
  const byMembership = canceled ? chosen : chargedPayments(context, order, { memberId, payments: chosen });
  const left = minus(open, sum(byMembership.map(({ amount }) => amount)));
  const byGiftCard = giftCardPayments(context, order, giftCards, { canceled, open: left });
  checkAmount(order, open, [...byMembership, ...byGiftCard, ...(byCard ? [byCard] : [])]);
  const payments = [
    ...byMembership.map((payment): StoredPayment =>
      canceled
        ? { ...payment, status: 'CANCELED', membership: { ...payment.membership, status: 'CHARGE_FAILED' } }
        : payment,
    ),
    ...byGiftCard,
    ...(byCard ? [byCard] : []),
  ].map((payment): StoredPayment => ({ ...payment, ...(key && { chargeCorrelationId: key }) }));
  const happened = payments.flatMap((payment) => paymentActivities(payment));
  return { order: saveOrder(tenant, { ...order, payments: [...order.payments, ...payments] }, happened), payments };
}

/** Checks that payments, including pending ones, do not exceed the open balance. */
function checkAmount(order: StoredOrder, open: string, payments: readonly StoredPayment[]): void {
  const total = sum(payments.map(({ amount }) => amount));
  if (compare(total, open) > 0) {
    const data = { amount: total, balance: open };
    throw refuse('INVALID_AMOUNT', 'The amount exceeds the open balance.', data);
  }
  const { authorized, pending } = getBalance(order);
  if (compare(sum([total, authorized, pending]), open) > 0) {
    throw refuse('PAYMENT_ALREADY_IN_PROGRESS', 'Another payment of the order is pending. Wait until it completes.', {
      authorized,
      pending,
    });
  }
}
