import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { saveCheckout } from '../../shop/purchase/checkouts.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import { readAddress } from '../../shop/pricing/shipping/address.js';
import { checkOut, type CheckoutDetails } from '../../shop/purchase/check-out.js';
import { channelViolation } from '../purchase/channel-violation.js';
import { readShippingOption } from '../purchase/read-shipping-option.js';

/**
 * Reads the details of a new checkout.
 *
 * @throws {ValidationError} for an invalid address, email address or channel
 */
function readCheckoutDetails(body: unknown): CheckoutDetails {
  const input = isObject(body) ? body : {};
  const shipping = readAddress(input.shippingAddress, 'shippingAddress');
  const billing = readAddress(input.billingAddress, 'billingAddress');
  const shippingOption = readShippingOption(input.selectedShippingOption, 'selectedShippingOption');
  const email = readString(input.email, 'email', 254);
  const { channelType = 'WEB' } = input;
  check([
    email && !isEmail(email) ? violation('email', 'must be an email address', 'FORMAT', { type: 'EMAIL' }) : undefined,
    channelViolation(channelType),
  ]);
  return {
    channelType: channelType as string,
    ...(email !== undefined && { email }),
    ...(shipping && { shipping }),
    ...(billing && { billing }),
    ...(shippingOption && { shippingOption }),
  };
}

function create(context: RouteContext, which: CartAccess): object {
  const { body, tenant } = context;
  const cart = which.require(context);
  lookUpItems(context, cart.lines);
  const checkout = saveCheckout(tenant, quoteCheckout(context, checkOut(tenant, cart, readCheckoutDetails(body))));
  return { checkoutId: checkout.id };
}

/** Creates a checkout from the caller's cart. If the cart has an open checkout, updates it and returns its id. */
export const createCheckoutFromCurrentCart = route({
  id: 'ecom.currentCart.createCheckoutFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/create-checkout', '/v1/carts/current/create-checkout'],
  access: 'visitor',
  handle: (context) => create(context, currentCart),
});

/** Creates a checkout from a cart by its id. If the cart has an open checkout, updates it and returns its id. */
export const createCheckoutFromCart = route({
  id: 'ecom.cart.createCheckout',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/create-checkout', '/v1/carts/{id}/create-checkout'],
  access: 'visitor',
  handle: (context) => create(context, cartById),
});
