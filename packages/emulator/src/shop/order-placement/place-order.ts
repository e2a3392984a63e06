import { ordersSettings } from '../settings/orders-settings.js';
import { compare, minus, round, sum } from '../../kernel/money/decimal.js';
import { getGiftCard } from '../pricing/gift-cards/require-gift-card.js';
import { payWithGiftCard } from '../payments/pay-with-gift-card.js';
import { countUse } from '../pricing/coupons/coupon-uses.js';
import { countRule } from '../pricing/discount-rules/count-rule.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';
import { carts, deleteCart } from '../purchase/carts.js';
import type { StoredLine } from '../line-items/line.js';
import { completeCheckout } from '../purchase/checkouts.js';
import { type CheckedOut, type Priced, getCartId } from '../purchase/purchase.js';
import { type CheckoutPayment, cardPayment } from '../payments/checkout-payment.js';
import { paymentActivities } from '../payments/payment-activities.js';
import { keptElsewhere } from '../orders/plugin-inventory.js';
import { membershipPayment } from '../payments/plugin-memberships.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { checkOrderable } from './check-orderable.js';
import { composeOrder } from './compose-order.js';
import type { HeldStock, StoredOrder } from '../orders/order.js';
import { nextOrderNumber } from '../orders/order-number.js';
import { saveOrder } from '../orders/save-order.js';
import { startSubscriptions } from '../subscriptions/start-subscriptions.js';
import { sendConfirmation } from './send-confirmation.js';

/** Results of plugin calls for an order that is about to be placed. */
export interface PreparedOrder {
  readonly id?: string;
  readonly giftCardTransactionId?: string;
  /** Plugin transaction IDs of the memberships that pay, by line item ID. */
  readonly charges?: ReadonlyMap<string, string>;
}

/**
 * Places the order of a checkout: deducts stock, counts the coupon's use, charges the gift card, starts
 * subscriptions, completes the checkout, deletes the cart and sends the confirmation. Runs synchronously, so a rejected order changes nothing and no
 * item is sold twice.
 *
 * @throws {ApplicationError} as `checkOrderable` and `getGiftCard` do, and `INSUFFICIENT_INVENTORY`
 */
export function placeOrder(
  tenant: Tenant,
  checkout: Priced<CheckedOut>,
  payment: CheckoutPayment,
  { charges, giftCardTransactionId, id = newId() }: PreparedOrder = {},
): StoredOrder {
  checkOrderable(checkout);
  const { lines, totals } = checkout;
  const now = tenant.clock.now().toISOString();
  const stock = getStock(lines);
  const giftCard = getGiftCard(tenant, checkout);
  const fromCard = totals.giftCard?.amount ?? '0';
  const left = compare(totals.payNow.total, fromCard) > 0 ? minus(totals.payNow.total, fromCard) : '0';
  const byCard =
    payment.kind === 'card' && compare(left, 0) > 0 ? [cardPayment(payment, round(left, totals.currency), now)] : [];
  const isPending = byCard.some(({ status }) => status === 'PENDING');
  const arrived = byCard.filter(({ status }) => status === 'APPROVED').map(({ amount }) => amount);
  const byMembership = totals.memberships.map((one) => membershipPayment(one, charges?.get(one.lineItemId), now));
  const isPaid = compare(sum([fromCard, ...arrived]), totals.due) >= 0;
  const stockTaken = isPaid || ordersSettings(tenant).inventoryUpdateTrigger === 'ON_ORDER_PLACED';
  if (stockTaken) storeCatalog(tenant).takeStock(stock.filter(({ external }) => !external));

  const order = saveOrder(
    tenant,
    {
      id,
      number: nextOrderNumber(tenant),
      checkoutId: checkout.id,
      status: isPending ? 'PENDING' : 'APPROVED',
      ...composeOrder(checkout),
      payments: [
        ...(giftCard && compare(fromCard, 0) > 0
          ? [payWithGiftCard(tenant, giftCard, fromCard, giftCardTransactionId)]
          : []),
        ...byMembership,
        ...byCard,
      ],
      refunds: [],
      fulfillments: [],
      stock,
      stockTaken,
      activities: [],
      createdDate: now,
    },
    [['ORDER_PLACED'], ...byCard.flatMap((one) => paymentActivities(one))],
  );
  for (const { coupon, rule } of totals.discounts) {
    if (coupon) countUse(tenant, coupon.id, checkout, order.id);
    if (rule) countRule(tenant, rule.id, checkout);
  }
  startSubscriptions(tenant, order, payment);
  completeCheckout(tenant, checkout, order.id);
  const cart = carts(tenant).get(getCartId(checkout) ?? '');
  if (cart) deleteCart(tenant, cart);
  sendConfirmation(tenant, order, lines, totals);
  return order;
}

/** Stock that the line items take from their catalogs. */
export const getStock = (lines: readonly StoredLine[]): HeldStock[] =>
  lines.flatMap((line) => {
    const { facts, id, quantity, reference } = line;
    return reference
      ? [
          {
            lineItemId: id,
            catalogItemId: reference.catalogItemId,
            ...(facts.variantId && { variantId: facts.variantId }),
            quantity,
            restocked: 0,
            ...keptElsewhere(line),
          },
        ]
      : [];
  });
