import { route } from '../../protocol/routing/route.js';
import { hostedUrlOf } from '../../shop/purchase/checkout-url.js';
import { requireCheckout } from '../../shop/purchase/checkouts.js';

/** Gets the URL of the hosted checkout page, even if the shop has a custom one. */
export const getWixCheckoutUrl = route({
  id: 'ecom.checkout.getWixCheckoutUrl',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}/wix-checkout-url', '/v1/checkouts/{id}/wix-checkout-url'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkoutUrl: hostedUrlOf(tenant, requireCheckout(tenant, caller, params.id ?? ''), origin.site),
  }),
});
