import { carts } from '../../shop/purchase/carts.js';
import { route } from '../../protocol/routing/route.js';
import { requireCheckout } from '../../shop/purchase/checkouts.js';
import { priceCheckout } from '../../shop/purchase/price-checkout.js';
import { formatCheckout } from './format-checkout.js';

/** Gets the checkout of a cart. Merchants can get any checkout, visitors and members only their own. */
export const getCheckoutByCartId = route({
  id: 'ecom.checkout.getCheckoutByCartId',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/by-cart-id/{id}', '/v1/checkouts/by-cart-id/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const { checkoutId = '' } = carts(tenant).get(params.id ?? '') ?? {};
    return {
      checkout: formatCheckout(tenant, priceCheckout(tenant, requireCheckout(tenant, caller, checkoutId)), origin),
    };
  },
});
