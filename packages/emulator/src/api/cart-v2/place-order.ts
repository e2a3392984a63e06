import { compare } from '../../kernel/money/decimal.js';
import { newId } from '../../kernel/state/ids.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { isExpired, paymentAttempts, startAttempt } from '../../shop/order-placement/payment-attempt.js';
import { cartError } from '../../shop/purchase/cart-error.js';
import { requireUnordered } from '../../shop/purchase/carts.js';
import { findCheckoutLink } from '../../shop/purchase/checkout-link.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { cartById } from './cart-access.js';
import { checkCart } from './order/check-cart.js';
import { orderPayment } from './order/order-payment.js';
import { placeFromCart } from './order/place-from-cart.js';
import { bodyOf } from './input/read-body.js';
import { readPlaceOrder } from './input/read-place-order.js';

/** Header with the token of an external checkout. */
const externalTokenHeader = 'x-wix-third-party-checkout-token';

/**
 * Whether an external checkout, such as the page of a payment provider, collects the payment of the cart.
 *
 * @throws {ApplicationError} 400 `INVALID_THIRD_PARTY_CHECKOUT_TOKEN`
 */
async function isPaidElsewhere({ request, tenant }: RouteContext, cart: Cart): Promise<boolean> {
  const token = request.headers.get(externalTokenHeader);
  if (token === null) return false;
  const link = await findCheckoutLink(tenant, token);
  if (link?.checkoutId === cart.id) return true;
  throw cartError('INVALID_THIRD_PARTY_CHECKOUT_TOKEN', 'The token of the external checkout is not valid.', { token });
}

/** @throws {ApplicationError} 428 `DEMO_ORDER_NOT_ALLOWED`, `PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART` */
function checkDemo({ caller }: RouteContext, { demo }: Cart): void {
  if (!demo) return;
  if (caller.kind !== 'apiKey') throw cartError('DEMO_ORDER_NOT_ALLOWED', 'Only the merchant has preview carts.');
  throw cartError('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART', 'No order can be placed from a preview cart.');
}

/**
 * Places the order of a cart. The merchant can order any cart; visitors and members can order their carts if nothing is
 * paid online.
 */
export const placeOrder = route({
  id: 'ecom.cartV2.placeOrder',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/place-order', '/v2/carts/{cartId}/place-order'],
  access: 'visitor',
  handle: async (context) => {
    const { tenant } = context;
    const given = readPlaceOrder(bodyOf(context));
    const stored = requireUnordered(cartById.find(context));
    const attempt = paymentAttempts(tenant).get(stored.id);
    if (attempt && isExpired(tenant, attempt)) {
      paymentAttempts(tenant).delete(stored.id);
      // Returned rather than thrown, so that the next call can start another payment.
      return cartError('PAYMENT_ATTEMPT_EXPIRED', 'The payment took too long. Place the order again.');
    }
    if (attempt) throw cartError('PAYMENT_ALREADY_IN_PROGRESS', 'Another payment of the cart is in progress.');
    const cart = await checkCart(context, stored, given.priceVerificationToken);
    const isExternal = await isPaidElsewhere(context, stored);
    checkDemo(context, cart);
    if (cart.lines.some(({ facts }) => facts.savesPaymentMethod) && !given.savePaymentMethod) {
      const description = 'An item requires that the payment method is saved. Send savePaymentMethod.';
      throw cartError('UNCONFIRMED_SAVE_PAYMENT_METHOD', description);
    }
    const payment = orderPayment(context, cart, given, isExternal);
    if (payment.kind === 'card' && payment.status === 'PENDING' && given.redirects) {
      const { orderId, token } = startAttempt(tenant, {
        id: cart.id,
        token: newId(),
        orderId: newId(),
        payment,
        redirects: given.redirects,
      });
      return { orderId, paymentGatewayOrderId: token, completed: false };
    }
    const order = placeFromCart(context, cart, payment);
    const isDue = !isExternal && compare(cart.totals.afterGiftCard.payNow, 0) > 0;
    const paid = order.payments.find(({ kind }) => kind === 'regular');
    const paymentGatewayOrderId = paid?.provider?.paymentOrderId ?? newId();
    return {
      orderId: order.id,
      ...(isDue && { paymentGatewayOrderId }),
      completed: !isDue || (payment.kind === 'card' && payment.status !== 'PENDING'),
    };
  },
});
