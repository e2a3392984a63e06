import { type StoredCheckout, checkouts } from '../checkout/checkout.js';
import type { RouteContext } from '../http/route.js';
import { orders } from '../orders/order.js';
import { type RedirectSession, findSession } from '../redirects/redirect-session.js';
import { storeSettings } from '../totals/index.js';
import { messagePage, seeOther } from './layout.js';
import { returnAddress } from './return-address.js';

/** A visit to the checkout page, or the answer where there is nothing to check out. */
export type OpenCheckout =
  | { readonly session: RedirectSession; readonly checkout: StoredCheckout }
  | { readonly answer: Response | Promise<Response> };

/** The answer after the order: back to the shop, or a thank-you page where the shop named none. */
export function afterOrder(
  { tenant }: RouteContext,
  { callbacks }: RedirectSession,
  orderId: string,
): Response | Promise<Response> {
  const address = returnAddress(callbacks, orderId);
  if (address !== undefined) return seeOther(address);
  const number = orders(tenant).get(orderId)?.number ?? '';
  return messagePage('Thank you', `Your order ${number} is placed.`, { storeName: storeSettings.name });
}

/** Finds what a checkout page is about. */
export function openCheckout(context: RouteContext): OpenCheckout {
  const { params, tenant } = context;
  const storeName = storeSettings.name;
  const session = findSession(tenant, 'checkout', params.sessionId ?? '');
  const checkout = session?.checkoutId === undefined ? undefined : checkouts(tenant).get(session.checkoutId);
  if (!session || !checkout) {
    const text = 'This checkout page is too old, or its address is not complete. Go back to your cart and start again.';
    return { answer: messagePage('This page has expired', text, { status: 404, storeName }) };
  }
  if (checkout.orderId !== undefined) return { answer: afterOrder(context, session, checkout.orderId) };
  return { session, checkout };
}
