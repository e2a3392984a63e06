import { digest, randomToken } from '../../kernel/crypto/digest.js';
import { sessionLifetime } from '../redirects/redirect-session.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { findCheckout } from './checkouts.js';

/** Stored link that completes a checkout and redirects to a page. `id` is the digest of its token. */
export interface CheckoutLink {
  readonly id: string;
  readonly checkoutId: string;
  readonly url: string;
  readonly expirationDate: string;
}

const links = (tenant: Tenant) => tenant.collection<CheckoutLink>('checkout-links');

/** Issues the token of a link that completes a checkout, valid for three hours. */
export function issueCheckoutLink(tenant: Tenant, checkoutId: string, url: string): string {
  const token = randomToken();
  const expirationDate = new Date(tenant.clock.now().getTime() + sessionLifetime).toISOString();
  links(tenant).put({ id: digest(token), checkoutId, url, expirationDate });
  return token;
}

/** Finds the link of a token. `undefined` if the token is unknown or expired, or if its checkout was deleted. */
export function findCheckoutLink(tenant: Tenant, token: string): CheckoutLink | undefined {
  const link = links(tenant).get(digest(token));
  if (!link || link.expirationDate <= tenant.clock.now().toISOString()) return undefined;
  return findCheckout(tenant, link.checkoutId) && link;
}
