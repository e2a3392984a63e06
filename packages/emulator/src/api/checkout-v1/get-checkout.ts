import { route } from '../../protocol/routing/route.js';
import { requireCheckout } from '../../shop/purchase/checkouts.js';
import { priceCheckout } from '../../shop/purchase/price-checkout.js';
import { formatCheckout } from './format-checkout.js';

/** Gets a checkout. Merchants can get any checkout, visitors and members only their own. */
export const getCheckout = route({
  id: 'ecom.checkout.getCheckout',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}', '/v1/checkouts/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkout: formatCheckout(tenant, priceCheckout(tenant, requireCheckout(tenant, caller, params.id ?? '')), origin),
  }),
});
