import { storeSettings } from '../../shop/settings/store-settings.js';
import { findCheckout } from '../../shop/purchase/checkouts.js';
import type { CheckedOut } from '../../shop/purchase/purchase.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { orders } from '../../shop/orders/order.js';
import { type RedirectSession, findSession } from '../../shop/redirects/redirect-session.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { messagePage, seeOther } from './layout.js';

/** Visit to the checkout page, or the response if there is no open checkout. */
export type OpenCheckout =
  | { readonly session: RedirectSession; readonly checkout: CheckedOut }
  | { readonly response: Response | Promise<Response> };

/** URL of a checkout page. */
export const checkoutAddress = (tenant: Tenant, session: RedirectSession): string =>
  `/hosted/checkout/${session.id}?${new URLSearchParams({ clientId: tenant.id }).toString()}`;

/** Redirects after the order: to the shop's thank-you page with the order's id, or to the emulator's own. */
export function afterOrder(tenant: Tenant, session: RedirectSession, orderId: string): Response {
  const { thankYouPageUrl } = session.callbacks;
  if (thankYouPageUrl === undefined) return seeOther(checkoutAddress(tenant, session));
  const url = new URL(thankYouPageUrl);
  url.searchParams.set('orderId', orderId);
  return seeOther(url.href);
}

/** Thank-you page for shops without their own. Links back to the shop. */
function thankYouPage(tenant: Tenant, { callbacks }: RedirectSession, orderId: string): Response {
  const order = orders(tenant).get(orderId);
  const { postFlowUrl } = callbacks;
  const mailed = order?.email ? ` We have sent a confirmation to ${order.email}.` : '';
  return messagePage('Thank you', `Your order ${order?.number ?? ''} is placed.${mailed}`, {
    ...(postFlowUrl !== undefined && { action: { href: postFlowUrl, label: 'Back to the shop' } }),
    storeName: storeSettings.name,
  });
}

/** Finds the redirect session of a checkout page and its checkout. */
export function openCheckout(context: RouteContext): OpenCheckout {
  const { params, request, tenant } = context;
  const storeName = storeSettings.name;
  const session = findSession(tenant, 'checkout', params.sessionId ?? '');
  const checkout = session?.checkoutId === undefined ? undefined : findCheckout(tenant, session.checkoutId);
  if (!session || !checkout) {
    const text = 'This checkout page has expired, or its link is incomplete. Go back to your cart and check out again.';
    return { response: messagePage('This page has expired', text, { status: 404, storeName }) };
  }
  if (checkout.orderId !== undefined) {
    const isPage = request.method === 'GET' && session.callbacks.thankYouPageUrl === undefined;
    const show = isPage ? thankYouPage : afterOrder;
    return { response: show(tenant, session, checkout.orderId) };
  }
  return { session, checkout };
}
