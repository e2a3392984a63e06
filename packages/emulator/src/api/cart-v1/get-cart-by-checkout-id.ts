import { checkouts } from '../../shop/purchase/checkouts.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { carts } from '../../shop/purchase/carts.js';
import { mayRead } from '../../protocol/auth/owner.js';
import { priceCart } from '../../shop/purchase/price-cart.js';
import { formatCart } from './format-cart.js';

/** Gets the cart of a checkout. Merchants can get any cart, visitors and members only their own. */
export const getCartByCheckoutId = route({
  id: 'ecom.cart.getCartByCheckoutId',
  method: 'GET',
  paths: ['/ecom/v1/carts/by-checkout-id/{id}', '/v1/carts/by-checkout-id/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const cart = carts(tenant).get(checkouts(tenant).get(params.id ?? '')?.cartId ?? '');
    if (cart && mayRead(caller, cart.owner)) return { cart: formatCart(tenant, priceCart(tenant, cart), origin) };
    throw new ApplicationError('notFound', 'CART_NOT_FOUND', 'No cart with this ID is visible to the caller.', {
      checkoutId: params.id,
    });
  },
});
