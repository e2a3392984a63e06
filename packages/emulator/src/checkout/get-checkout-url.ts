import { route } from '../http/route.js';
import { redirectSessions, sessionLifetime } from '../redirects/redirect-session.js';
import { newId } from '../state/ids.js';
import { requireCheckout } from './require-checkout.js';

/** Answers where a buyer can check out: the shop's own page where it named one, else a hosted page. */
export const getCheckoutUrl = route({
  id: 'ecom.checkout.getCheckoutUrl',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}/checkout-url', '/v1/checkouts/{id}/checkout-url'],
  access: 'visitor',
  handle: ({ caller, clock, origin, params, tenant }) => {
    const { id: checkoutId, overrideCheckoutUrl } = requireCheckout(tenant, caller, params.id ?? '');
    if (overrideCheckoutUrl) return { checkoutUrl: overrideCheckoutUrl };
    const { id } = redirectSessions(tenant).put({
      ...{ id: newId(), flow: 'checkout', checkoutId, callbacks: {}, formToken: newId(), form: {} },
      expirationDate: new Date(clock.now().getTime() + sessionLifetime).toISOString(),
    });
    const query = new URLSearchParams({ clientId: tenant.id }).toString();
    return { checkoutUrl: `${origin}/hosted/checkout/${id}?${query}` };
  },
});
