import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { redirectResponse } from '../../protocol/routing/redirect-response.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { requireOpen } from './change-checkout.js';
import { findCheckoutLink } from '../../shop/purchase/checkout-link.js';
import { completeCheckout, findCheckout } from '../../shop/purchase/checkouts.js';

/** Marks a checkout that was paid elsewhere as completed. */
export const markCheckoutAsCompleted = route({
  id: 'ecom.checkout.markCheckoutAsCompleted',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/mark-as-completed', '/v1/checkouts/{id}/mark-as-completed'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const checkout = requireOpen(context);
    const orderId = readString(isObject(body) ? body.orderId : undefined, 'orderId', 100);
    completeCheckout(tenant, checkout, orderId);
    return {};
  },
});

/**
 * Marks a checkout as completed and redirects to the page of the link. A link for buyers: its token alone authorizes
 * it.
 */
export const markCheckoutAsCompletedAndRedirectToUrl = route({
  id: 'ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl',
  method: 'GET',
  paths: [
    '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
    '/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
  ],
  access: 'public',
  handle: async ({ caller, query, tenant }) => {
    const token = isObject(query) ? query.token : undefined;
    const link = await findCheckoutLink(tenant, typeof token === 'string' ? token : '');
    const checkout = link && findCheckout(tenant, link.checkoutId);
    if (!checkout)
      throw new ApplicationError(
        'unauthenticated',
        'UNAUTHENTICATED_TOKEN',
        'The link has expired or was already used. Get a new one.',
      );
    if (!checkout.completed) completeCheckout(tenant, checkout);
    return redirectResponse(caller, link.url);
  },
});
