import { isInput, readText } from '../cart/input.js';
import { route } from '../http/route.js';
import { requireOpen } from './change-checkout.js';
import { checkouts } from './checkout.js';

/** Closes a checkout that was paid for elsewhere. */
export const markCheckoutAsCompleted = route({
  id: 'ecom.checkout.markCheckoutAsCompleted',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/mark-as-completed', '/v1/checkouts/{id}/mark-as-completed'],
  access: 'merchant',
  handle: (context) => {
    const { body, clock, tenant } = context;
    const checkout = requireOpen(context);
    const orderId = readText(isInput(body) ? body.orderId : undefined, 'orderId', 100);
    const updatedDate = clock.now().toISOString();
    checkouts(tenant).put({ ...checkout, completed: true, ...(orderId && { orderId }), updatedDate });
    return {};
  },
});
