import type { Tenant } from '../../kernel/state/tenant.js';
import { digest, randomToken } from '../../kernel/crypto/digest.js';
import { newSession, type Session } from './session.js';

/** Lifetime of an installation code, in seconds. */
const LIFETIME = 600;

/** Stored installation code. `id` is its digest. */
export interface AppCode {
  readonly id: string;
  readonly session: Session & { readonly appId: string };
  readonly used: boolean;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Installation codes of a tenant, by digest. */
export const appCodes = (tenant: Tenant) => tenant.collection<AppCode>('appCodes');

/** Creates a secret that starts with the site ID, because token requests of apps do not contain the site. */
export const secretOfSite = ({ siteId }: Tenant): string => `${siteId}.${randomToken()}`;

/** Site ID of a secret. */
export const siteOfSecret = (secret: string): string => secret.slice(0, Math.max(0, secret.lastIndexOf('.')));

/** Issues a single-use code that an app exchanges for tokens of a site. */
export function issueAppCode(tenant: Tenant, appId: string): string {
  const code = secretOfSite(tenant);
  const expiresAt = tenant.clock.now().getTime() + LIFETIME * 1000;
  const session = newSession({ visitorId: appId, appId });
  appCodes(tenant).put({ id: digest(code), session, used: false, expiresAt });
  return code;
}
