import { route } from '../http/route.js';
import { checkoutUrlOf, hostedUrlOf } from './checkout-url.js';
import { requireCheckout } from './require-checkout.js';

/** Answers where a buyer can check out. */
export const getCheckoutUrl = route({
  id: 'ecom.checkout.getCheckoutUrl',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}/checkout-url', '/v1/checkouts/{id}/checkout-url'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkoutUrl: checkoutUrlOf(tenant, requireCheckout(tenant, caller, params.id ?? ''), origin),
  }),
});

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
