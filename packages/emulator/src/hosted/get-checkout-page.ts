import { route } from '../http/route.js';
import { checkoutPage } from './checkout-page.js';
import { viewCheckout } from './checkout-view.js';
import { openCheckout } from './open-checkout.js';

/** The hosted checkout page. Whoever has its address may see it. */
export const getCheckoutPage = route({
  id: 'hosted.checkout.getPage',
  method: 'GET',
  paths: ['/hosted/checkout/{sessionId}'],
  access: 'public',
  handle: (context) => {
    const open = openCheckout(context);
    if ('answer' in open) return open.answer;
    return checkoutPage(viewCheckout(context.tenant, open.session, open.checkout, { origin: context.origin }));
  },
});
