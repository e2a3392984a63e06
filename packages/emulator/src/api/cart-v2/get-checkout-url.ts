import { FieldReader } from '../../kernel/input/field-reader.js';
import { route } from '../../protocol/routing/route.js';
import { cartError } from '../../shop/purchase/cart-error.js';
import { checkOutCart } from '../../shop/purchase/check-out-cart.js';
import { hostedUrlOf } from '../../shop/purchase/checkout-url.js';
import { siteStatus } from '../../shop/site-settings/site-status.js';
import { cartById } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

/** Gets the URL where the customer checks out: the custom one of the cart, or that of the hosted page. */
export const getCheckoutUrl = route({
  id: 'ecom.cartV2.getCheckoutUrl',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/get-checkout-url', '/v2/carts/{cartId}/get-checkout-url'],
  access: 'visitor',
  handle: (context) => {
    const { origin, tenant } = context;
    const read = new FieldReader();
    read.string(bodyOf(context).currencyCode, 'currencyCode', { min: 3, max: 3 });
    read.check();
    const cart = cartById.find(context);
    const { hasCheckoutPage, published } = siteStatus(tenant);
    if (!published) throw cartError('SITE_NOT_PUBLISHED', 'The site is not published.');
    const { overrideCheckoutUrl: custom } = cart;
    if (custom) return { checkoutUrl: custom.replaceAll('{checkout_id}', cart.id) };
    if (!hasCheckoutPage) throw cartError('CHECKOUT_PAGE_NOT_FOUND', 'The site has no checkout page.');
    return { checkoutUrl: hostedUrlOf(tenant, checkOutCart(context, cart), origin) };
  },
});
