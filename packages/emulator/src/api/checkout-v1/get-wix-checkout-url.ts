import { route } from '../../protocol/routing/route.js';
import { hostedUrlOf } from '../../shop/purchase/checkout-url.js';
import { requireCheckout } from '../../shop/purchase/checkouts.js';

/** Answers where the hosted page of a checkout is, also where the shop has one of its own. */
export const getWixCheckoutUrl = route({
  id: 'ecom.checkout.getWixCheckoutUrl',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}/wix-checkout-url', '/v1/checkouts/{id}/wix-checkout-url'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkoutUrl: hostedUrlOf(tenant, requireCheckout(tenant, caller, params.id ?? ''), origin),
  }),
});
