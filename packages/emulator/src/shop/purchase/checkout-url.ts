import { redirectSessions, sessionLifetime } from '../redirects/redirect-session.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Purchase } from './purchase.js';

/** URL where buyers complete a checkout: the custom checkout URL if set, otherwise that of the hosted page. */
export const createCheckoutUrl = (tenant: Tenant, checkout: Purchase, origin: string): string =>
  checkout.overrideCheckoutUrl ?? getHostedUrl(tenant, checkout, origin);

/** URL of the hosted page of a checkout. */
export function getHostedUrl(tenant: Tenant, { id: checkoutId }: Purchase, origin: string): string {
  const { id } = redirectSessions(tenant).put({
    id: newId(),
    flow: 'checkout',
    checkoutId,
    callbacks: {},
    formToken: newId(),
    form: {},
    expirationDate: new Date(tenant.clock.now().getTime() + sessionLifetime).toISOString(),
  });
  const query = new URLSearchParams({ clientId: tenant.id }).toString();
  return `${origin}/hosted/checkout/${id}?${query}`;
}
