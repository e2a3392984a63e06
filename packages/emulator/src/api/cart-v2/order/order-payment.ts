import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { compare } from '../../../kernel/money/decimal.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { type CheckoutPayment, payByCard } from '../../../shop/payments/checkout-payment.js';
import { findCard } from '../../../shop/payments/test-cards.js';
import { cartError } from '../../../shop/purchase/cart-error.js';
import type { Cart, Priced } from '../../../shop/purchase/purchase.js';
import { siteStatus } from '../../../shop/settings/site-status.js';
import type { PlaceOrderInput } from '../input/read-place-order.js';

/**
 * Returns the payment of the amount due now.
 *
 * @param isPaidElsewhere - Whether an external checkout collects the payment.
 * @throws {ApplicationError} 400 `EMPTY_PAYMENT_TOKEN`; 403 for a visitor or member whose order needs a payment; 428
 * `SITE_NOT_ACCEPTING_PAYMENTS`, `UNAVAILABLE_PAYMENT_METHOD`, `INVALID_PAYMENT_STATUS`
 */
export function orderPayment(
  { caller, tenant }: RouteContext,
  { settings, totals }: Priced<Cart>,
  { delayCapture, paymentToken, savePaymentMethod }: PlaceOrderInput,
  isPaidElsewhere: boolean,
): CheckoutPayment {
  const due = totals.afterGiftCard.payNow;
  if (compare(due, 0) === 0 || isPaidElsewhere) return { kind: 'none' };
  if (!siteStatus(tenant).acceptsPayments) {
    throw cartError('SITE_NOT_ACCEPTING_PAYMENTS', 'The site does not accept payments.');
  }
  if (caller.kind !== 'apiKey') {
    const description = 'Visitors and members pay on the checkout page. Only the merchant may place this order.';
    throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', description);
  }
  if (paymentToken === undefined) {
    if (savePaymentMethod || delayCapture) {
      throw cartError('EMPTY_PAYMENT_TOKEN', 'Send the token of the payment.', { total: due });
    }
    if (!settings?.manualPaymentDisabled) return { kind: 'none' };
    throw cartError('UNAVAILABLE_PAYMENT_METHOD', 'The order cannot be paid offline. Select another payment method.');
  }
  const card = findCard(paymentToken);
  if (!card) throw cartError('UNAVAILABLE_PAYMENT_METHOD', 'There is no payment with this token.');
  if (card.outcome === 'DECLINED') {
    const failureDetails = 'The card was declined. Nothing was charged.';
    const data = { paymentToken, transactionStatus: 'DECLINED', failureDetails };
    throw cartError('INVALID_PAYMENT_STATUS', failureDetails, data);
  }
  return payByCard(card, { delayCapture, saved: savePaymentMethod });
}
