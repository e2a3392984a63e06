import type { Tenant } from '../state/tenant.js';

/** Where the browser is sent after the flow. */
export interface Callbacks {
  readonly thankYouPageUrl?: string;
  readonly postFlowUrl?: string;
  readonly cartPageUrl?: string;
  readonly loginUrl?: string;
  readonly planListUrl?: string;
  readonly bookingsServiceListUrl?: string;
}

/**
 * A visit to a hosted page as the emulator keeps it. Whoever knows the id may open the page, so ids are random GUIDs
 * and live for three hours of the tenant's clock.
 */
export interface RedirectSession {
  readonly id: string;
  readonly flow: 'checkout' | 'logout';
  /** Of a checkout. */
  readonly checkoutId?: string;
  readonly callbacks: Callbacks;
  /** Must come back with each form of the page. */
  readonly formToken: string;
  /** What the shopper filled in so far. */
  readonly form: Readonly<Record<string, string>>;
  readonly expirationDate: string;
}

/** How long a session lives, in milliseconds. */
export const sessionLifetime = 3 * 60 * 60 * 1000;

/** The tenant's redirect sessions. */
export const redirectSessions = (tenant: Tenant) => tenant.collection<RedirectSession>('redirect-sessions');

/** The session with this id and flow; `undefined` when there is none or its time is over. */
export function findSession(tenant: Tenant, flow: RedirectSession['flow'], id: string): RedirectSession | undefined {
  const session = redirectSessions(tenant).get(id);
  const alive = session?.flow === flow && tenant.clock.now().toISOString() < session.expirationDate;
  return alive ? session : undefined;
}
