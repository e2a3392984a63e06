import { compare, minus, sum } from '../../kernel/money/decimal.js';
import { giftCardPayment, payWithGiftCard } from '../../shop/payments/pay-with-gift-card.js';
import { requireFunds } from '../../shop/pricing/gift-cards/require-gift-card.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { lookUpGiftCard, redeemAtPlugin } from '../../shop/payments/plugin-gift-cards.js';
import { chargedPayments } from '../../shop/payments/plugin-memberships.js';
import { newId } from '../../kernel/state/ids.js';
import { balanceOf } from '../../shop/orders/balance.js';
import { cardPayment, payByCard } from '../../shop/payments/checkout-payment.js';
import { checkCollectable } from '../../shop/payments/collect-payment.js';
import { membershipPayments } from '../../shop/payments/membership-payments.js';
import { orderIdIn } from './input/read-order-id.js';
import type { StoredPayment } from '../../shop/orders/payment.js';
import { paymentHappenings } from '../../shop/payments/payment-happenings.js';
import { type Charge, type GiftCardCharge, type RegularCharge, readCharge } from './input/read-charge.js';
import { findCard } from '../../shop/payments/test-cards.js';
import { wirePayment, wireTransactions } from './wire-transactions.js';

const refuse = (code: string, description: string, data: object = {}) =>
  new ApplicationError(428, code, description, data);

/** The payment of a card, or one that is prepared and waits for its card. */
function regularPayment(
  { amount, delayed, intent, saves, scheduledAction }: RegularCharge,
  now: string,
): StoredPayment {
  if (intent === undefined) {
    if (!delayed) throw refuse('PAYMENT_INTENT_ID_REQUIRED', 'A payment intent, or a delayed charge, is needed.');
    return {
      ...{ id: newId(), createdDate: now, updatedDate: now, amount, status: 'PENDING', kind: 'regular' },
      ...{ offline: false, refundDisabled: false, chargebacks: [] },
      details: { paymentOrderId: newId(), savedPaymentMethod: saves },
    };
  }
  const card = findCard(intent);
  if (!card)
    throw refuse('PAYMENT_METHOD_UNAVAILABLE', 'There is no such payment intent.', { paymentIntentId: intent });
  const paid = payByCard(card, { delayCapture: scheduledAction !== undefined, saved: saves });
  return cardPayment({ ...paid, scheduledAction }, amount, now);
}

/** The payments of gift cards. What is canceled takes nothing off them. */
function giftCardPayments(
  context: RouteContext,
  order: StoredOrder,
  charges: readonly GiftCardCharge[],
  { canceled, open }: { readonly canceled: boolean; readonly open: string },
): StoredPayment[] {
  const made: StoredPayment[] = [];
  for (const { amount, code, currency } of charges) {
    if (currency !== undefined && currency !== order.currency) {
      throw refuse('INVALID_GIFT_CARD_CURRENCY', 'The gift card has the currency of the store.', { currency });
    }
    const balance = minus(open, sum(made.map((payment) => payment.amount)));
    lookUpGiftCard(context, code);
    const card = requireFunds(context.tenant, { payments: [...order.payments, ...made] }, code, { amount, balance });
    const redeeming = { amount, code: 'INSUFFICIENT_FUNDS', currency: order.currency, orderId: order.id };
    const { tenant } = context;
    made.push(
      canceled
        ? giftCardPayment(tenant, card, amount)
        : payWithGiftCard(tenant, card, amount, redeemAtPlugin(context, card, redeeming)),
    );
  }
  return canceled ? made.map((payment) => ({ ...payment, status: 'CANCELED' })) : made;
}

/**
 * Pays an order: with memberships, gift cards and a card, all of them or none. Where the card is declined, the others
 * are canceled.
 */
function charge(context: RouteContext, order: StoredOrder, { giftCards, key, memberId, memberships, regular }: Charge) {
  const { tenant } = context;
  const now = tenant.clock.now().toISOString();
  const open = checkCollectable(order, undefined, 'ORDER_PAID');
  const byCard = regular && regularPayment(regular, now);
  const canceled = byCard?.status === 'DECLINED';
  const chosen = membershipPayments(order, memberships, { now, open });
  const byMembership = canceled ? chosen : chargedPayments(context, order, { memberId, payments: chosen });
  const left = minus(open, sum(byMembership.map(({ amount }) => amount)));
  const byGiftCard = giftCardPayments(context, order, giftCards, { canceled, open: left });
  const whole = sum([...byMembership, ...byGiftCard, ...(byCard ? [byCard] : [])].map(({ amount }) => amount));
  if (compare(whole, open) > 0) {
    const data = { amount: whole, balance: open };
    throw refuse('INVALID_AMOUNT', 'More than the open balance cannot be charged.', data);
  }
  const { authorized, pending } = balanceOf(order);
  if (compare(sum([whole, authorized, pending]), open) > 0) {
    throw refuse('PAYMENT_ALREADY_IN_PROGRESS', 'Another payment of the order is under way.', { authorized, pending });
  }
  const payments = [
    ...byMembership.map((payment): StoredPayment =>
      canceled ? { ...payment, status: 'CANCELED', details: { ...payment.details, status: 'CHARGE_FAILED' } } : payment,
    ),
    ...byGiftCard,
    ...(byCard ? [byCard] : []),
  ].map((payment): StoredPayment => ({ ...payment, ...(key && { chargeCorrelationId: key }) }));
  const happened = payments.flatMap((payment) => paymentHappenings(order.currency, payment));
  return { order: saveOrder(tenant, { ...order, payments: [...order.payments, ...payments] }, happened), payments };
}

/** Pays an order, or a part of it. The same idempotency key again pays nothing again, and answers with what it paid. */
export const chargeOrder = route({
  id: 'ecom.orderBilling.chargeOrder',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/charge-order', '/v1/order-billing/charge-order'],
  access: 'merchant',
  handle: (context) => {
    const { body, clock, tenant } = context;
    const order = requireOrder(tenant, orderIdIn(body));
    const wanted = readCharge(body, order.currency, clock.now());
    const known = order.payments.filter(({ chargeCorrelationId: key }) => key !== undefined && key === wanted.key);
    const done = known.length > 0 ? { order, payments: known } : charge(context, order, wanted);
    return {
      payments: done.payments.map((payment) => wirePayment(done.order, payment)),
      orderTransactions: wireTransactions(done.order),
      ...(wanted.regular?.intent && { regularChargeResponseToken: newId() }),
    };
  },
});
