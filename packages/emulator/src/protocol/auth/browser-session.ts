import type { Tenant } from '../../kernel/state/tenant.js';
import { digest, randomToken } from '../../kernel/crypto/digest.js';
import { maySignIn } from './account.js';

/** Lifetime of a browser session on the hosted pages, in seconds: two weeks. */
const LIFETIME = 1_209_600;

/** Session of a browser that is signed in on the hosted pages. `id` is the digest of its cookie. */
export interface BrowserSession {
  readonly id: string;
  readonly memberId: string;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** Whether the next sign-in page signs the member in without a password. Set by “Sign in as” of the dashboard. */
  readonly skipsNextLogin?: true;
}

/** Browser sessions of a tenant, by digest. */
export const browserSessions = (tenant: Tenant) => tenant.collection<BrowserSession>('browserSessions');

const isSecure = (origin: string): boolean => origin.startsWith('https:');

const cookieName = (tenant: Tenant, origin: string): string =>
  `${isSecure(origin) ? '__Host-' : ''}cartwright-session-${encodeURIComponent(tenant.id)}`;

function setCookie(tenant: Tenant, origin: string, value: string, lifetime: number): string {
  const sameSite = isSecure(origin) ? 'Secure; SameSite=None' : 'SameSite=Lax';
  return `${cookieName(tenant, origin)}=${value}; Path=/; Max-Age=${lifetime}; HttpOnly; ${sameSite}`;
}

function readCookie(tenant: Tenant, origin: string, request: Request): string | undefined {
  const start = `${cookieName(tenant, origin)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/**
 * Signs a browser in.
 *
 * @param more - Additional properties of the session.
 * @returns The `Set-Cookie` header.
 */
export function openBrowserSession(
  tenant: Tenant,
  origin: string,
  memberId: string,
  more: Pick<BrowserSession, 'skipsNextLogin'> = {},
): string {
  const token = randomToken();
  const expiresAt = tenant.clock.now().getTime() + LIFETIME * 1000;
  browserSessions(tenant).put({ id: digest(token), memberId, expiresAt, ...more });
  return setCookie(tenant, origin, token, LIFETIME);
}

function findSession(tenant: Tenant, origin: string, request: Request): BrowserSession | undefined {
  const token = readCookie(tenant, origin, request);
  const stored = token === undefined ? undefined : browserSessions(tenant).get(digest(token));
  return stored && stored.expiresAt > tenant.clock.now().getTime() ? stored : undefined;
}

const getMemberId = (tenant: Tenant, session: BrowserSession | undefined): string | undefined =>
  session && maySignIn(tenant, session.memberId) ? session.memberId : undefined;

/** Returns the ID of the member who is signed in in the browser that sent the request. */
export const readBrowserSession = (tenant: Tenant, origin: string, request: Request): string | undefined =>
  getMemberId(tenant, findSession(tenant, origin, request));

/** Returns the ID of the member whom the browser's next sign-in page signs in without a password, once. */
export function takeSkippedLogin(tenant: Tenant, origin: string, request: Request): string | undefined {
  const session = findSession(tenant, origin, request);
  if (!session?.skipsNextLogin) return undefined;
  const { skipsNextLogin: _, ...rest } = session;
  return getMemberId(tenant, browserSessions(tenant).put(rest));
}

/**
 * Signs a browser out.
 *
 * @returns The `Set-Cookie` header that deletes the cookie.
 */
export function closeBrowserSession(tenant: Tenant, origin: string, request: Request): string {
  const token = readCookie(tenant, origin, request);
  if (token !== undefined) browserSessions(tenant).delete(digest(token));
  return setCookie(tenant, origin, '', 0);
}
