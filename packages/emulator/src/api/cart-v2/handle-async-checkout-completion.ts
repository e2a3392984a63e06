import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import { redirectResponse } from '../../protocol/routing/redirect-response.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import {
  type PaymentAttempt,
  findAttempt,
  isExpired,
  paymentAttempts,
} from '../../shop/order-placement/payment-attempt.js';
import { carts } from '../../shop/purchase/carts.js';
import { checkCart } from './order/check-cart.js';
import { placeFromCart } from './order/place-from-cart.js';

/** Places the order of a completed payment. Returns whether there is an order. */
async function complete(context: RouteContext, attempt: PaymentAttempt): Promise<boolean> {
  const { plugins, tenant } = context;
  const cart = carts(tenant).get(attempt.id);
  if (!cart) return false;
  if (cart.completed) return cart.orderId === attempt.orderId;
  if (isExpired(tenant, attempt)) return false;
  try {
    const payment = { ...attempt.payment, status: 'APPROVED' as const };
    placeFromCart(context, await checkCart(context, cart, undefined), payment, attempt.orderId);
    return true;
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    plugins.revert();
    return false;
  }
}

/**
 * Completes the payment of a cart on another page: places the order, and redirects the customer to the URL for success
 * or failure. A link for payment providers: its token alone authorizes it.
 */
export const handleAsyncCheckoutCompletion = route({
  id: 'ecom.cartV2.handleAsyncCheckoutCompletion',
  method: 'GET',
  paths: ['/ecom/v2/carts/handle-async-checkout-completion', '/v2/carts/handle-async-checkout-completion'],
  access: 'public',
  handle: async (context) => {
    const { caller, query, tenant } = context;
    const { token } = isObject(query) ? query : {};
    const attempt = findAttempt(tenant, typeof token === 'string' ? token : '');
    if (!attempt) throw new ApplicationError('unauthenticated', 'UNAUTHENTICATED_TOKEN', 'The token is not valid.');
    const { errorUrl, successUrl } = attempt.redirects;
    const isOrdered = await complete(context, attempt);
    if (!isOrdered) paymentAttempts(tenant).delete(attempt.id);
    const url = (isOrdered ? successUrl : errorUrl) ?? successUrl ?? errorUrl ?? context.origin.site;
    return redirectResponse(caller, url.replace('{orderId}', attempt.orderId));
  },
});
