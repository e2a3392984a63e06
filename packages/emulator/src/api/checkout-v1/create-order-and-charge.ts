import { compare } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { checkOrderable } from '../../shop/order-placement/check-orderable.js';
import { placeOrder } from '../../shop/order-placement/place-order.js';
import { type CheckoutPayment, payByCard } from '../../shop/payments/checkout-payment.js';
import { findCard } from '../../shop/payments/test-cards.js';
import { prepareOrder } from '../../shop/order-placement/prepare-order.js';
import { quoteOpen } from '../../shop/purchase/quote-checkout.js';
import { newId } from '../../kernel/state/ids.js';
import type { Checkout, Priced } from '../../shop/purchase/purchase.js';
import { requireCheckout } from '../../shop/purchase/checkouts.js';
import { formatRefusal } from '../purchase/format-refusal.js';
import { requireSaving } from '../../shop/purchase/require-saving.js';

interface Given {
  readonly token: string | undefined;
  readonly delayCapture: boolean;
  readonly saved: boolean;
}

/**
 * Returns a payment of the amount due now.
 *
 * @throws {ApplicationError} 428 `PAYMENT_ERROR` for a declined or unknown card
 */
function paymentFor(checkout: Priced<Checkout>, { token, ...options }: Given): CheckoutPayment {
  if (compare(checkout.totals.afterGiftCard.payNow, 0) === 0) return { kind: 'none' };
  const card = findCard(token);
  if (card && card.outcome !== 'DECLINED') return payByCard(card, options);
  const description = card ? 'The card was declined. Nothing was charged.' : 'The payment token is not valid.';
  throw new ApplicationError('failedPrecondition', 'PAYMENT_ERROR', description, { checkoutId: checkout.id });
}

/** Creates the order of a checkout and charges the amount due now. Creates no order if the card is declined. */
export const createOrderAndCharge = route({
  id: 'ecom.checkout.createOrderAndCharge',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/create-order-and-charge', '/v1/checkouts/{id}/create-order-and-charge'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, params, tenant } = context;
    const found = requireCheckout(tenant, caller, params.id ?? '');
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const token = read.string(input['paymentToken'], 'paymentToken', { min: 1, max: 1000 });
    const saved = read.boolean(input['savePaymentMethod'], 'savePaymentMethod') ?? false;
    const delayCapture = read.boolean(input['delayCapture'], 'delayCapture') ?? false;
    read.boolean(input['inAppPurchase'], 'inAppPurchase');
    read.check();
    const checkout = quoteOpen(context, found);
    formatRefusal(() => checkOrderable(checkout));
    requireSaving(checkout, saved);
    const payment = paymentFor(checkout, { token, saved, delayCapture });
    const order = formatRefusal(() => placeOrder(tenant, checkout, payment, prepareOrder(context, checkout)));
    const paymentGatewayOrderId = order.payments.find(({ kind }) => kind === 'regular')?.provider?.paymentOrderId;
    return {
      orderId: order.id,
      ...(paymentGatewayOrderId !== undefined && { paymentGatewayOrderId, paymentResponseToken: newId() }),
      checkoutCompleted: true,
    };
  },
});
