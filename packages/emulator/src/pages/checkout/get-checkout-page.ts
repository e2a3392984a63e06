import { withProfile } from '../../shop/purchase/member-details.js';
import { route } from '../../protocol/routing/route.js';
import { challengePage } from './challenge-page.js';
import { checkoutPage } from './checkout-page.js';
import { viewCheckout } from './checkout-view.js';
import { openCheckout } from './open-checkout.js';

/** The hosted checkout page. Accessible to everyone who has its URL. */
export const getCheckoutPage = route({
  id: 'hosted.checkout.getPage',
  method: 'GET',
  paths: ['/hosted/checkout/{sessionId}'],
  access: 'public',
  handle: (context) => {
    const open = openCheckout(context);
    if ('response' in open) return open.response;
    const { origin, tenant } = context;
    // The member's details are stored with the form, not by opening the page.
    const view = viewCheckout(tenant, open.session, withProfile(tenant, open.checkout), origin.site);
    return open.session.result?.step === 'challenge' ? challengePage(view) : checkoutPage(view);
  },
});
