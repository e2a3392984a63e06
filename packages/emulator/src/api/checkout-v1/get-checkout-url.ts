import { route } from '../../protocol/routing/route.js';
import { checkoutUrlOf } from '../../shop/purchase/checkout-url.js';
import { requireCheckout } from '../../shop/purchase/checkouts.js';

/** Gets the URL where buyers complete a checkout. */
export const getCheckoutUrl = route({
  id: 'ecom.checkout.getCheckoutUrl',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}/checkout-url', '/v1/checkouts/{id}/checkout-url'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkoutUrl: checkoutUrlOf(tenant, requireCheckout(tenant, caller, params.id ?? ''), origin.site),
  }),
});
