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
    const view = viewCheckout(context.tenant, open.session, open.checkout, context.origin);
    return open.session.result?.step === 'challenge' ? challengePage(view) : checkoutPage(view);
  },
});
