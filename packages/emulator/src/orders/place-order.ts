import { takeStock } from '../catalog/buyable.js';
import { noVariantId } from '../catalog/product.js';
import { carts, deleteCart } from '../cart/cart.js';
import { type StoredCheckout, checkouts } from '../checkout/checkout.js';
import { coupons } from '../coupons/index.js';
import { compare } from '../money/index.js';
import { newId } from '../state/ids.js';
import type { Tenant } from '../state/tenant.js';
import { type Totals, storeSettings } from '../totals/index.js';
import { checkOrderable } from './check-orderable.js';
import { type OrderActivity, type Payment, type StoredOrder, nextOrderNumber, orders } from './order.js';
import { sendConfirmation } from './send-confirmation.js';

/**
 * Makes the order of a checkout: takes its stock, counts the coupon's use, completes the checkout, deletes the cart and sends the
 * confirmation. All in one turn, so that what is refused changes nothing and nothing is sold twice.
 * @throws {ApplicationError} as `checkOrderable` does, and 409 `INSUFFICIENT_INVENTORY`
 */
export function placeOrder(tenant: Tenant, checkout: StoredCheckout, payment: Payment): StoredOrder {
  const { lines, totals } = checkOrderable(tenant, checkout);
  takeStock(
    tenant,
    lines.flatMap(({ facts, quantity, reference }) =>
      reference
        ? [{ catalogItemId: reference.catalogItemId, variantId: facts.variantId ?? noVariantId, quantity }]
        : [],
    ),
  );
  countCoupons(tenant, totals);

  const now = tenant.clock.now().toISOString();
  const paid = compare(totals.total, 0) === 0 || (payment.kind === 'card' && payment.status === 'APPROVED');
  const activity = (type: string, content?: object): OrderActivity => ({
    id: newId(),
    type,
    createdDate: now,
    ...(content && { content }),
  });
  const { billingInfo, buyerNote, channelType, email, owner, purchaseFlowId, shippingDestination } = checkout;
  const order = orders(tenant).put({
    id: newId(),
    number: nextOrderNumber(tenant),
    checkoutId: checkout.id,
    owner,
    status: 'APPROVED',
    paymentStatus: paid ? 'PAID' : 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    payment,
    lines,
    totals: withoutOffers(totals),
    ...(email && { email }),
    ...(buyerNote && { buyerNote }),
    ...(billingInfo && { billingInfo }),
    ...(shippingDestination && { shippingDestination }),
    channelType,
    purchaseFlowId,
    taxIncludedInPrices: storeSettings.taxIncludedInPrices,
    activities: [
      activity('ORDER_PLACED'),
      ...(paid ? [activity('ORDER_PAID')] : []),
      ...(payment.kind === 'card' && payment.status === 'AUTHORIZED'
        ? [activity('AUTHORIZED_PAYMENT_CREATED', { authorizedPaymentCreated: {} })]
        : []),
    ],
    createdDate: now,
    updatedDate: now,
  });
  checkouts(tenant).put({ ...checkout, lines, completed: true, orderId: order.id, updatedDate: now });
  const cart = carts(tenant).get(checkout.cartId);
  if (cart) deleteCart(tenant, cart);
  sendConfirmation(tenant, order);
  return order;
}

function countCoupons(tenant: Tenant, { discounts }: Totals): void {
  for (const { coupon } of discounts) {
    const stored = coupon && coupons(tenant).get(coupon.id);
    if (stored) coupons(tenant).put({ ...stored, numberOfUsages: stored.numberOfUsages + 1 });
  }
}

/** An order keeps the delivery that was taken, not what else was offered. */
const withoutOffers = (totals: Totals): Totals =>
  totals.delivery
    ? { ...totals, delivery: { ...totals.delivery, offer: { ...totals.delivery.offer, rates: [] } } }
    : totals;
