import type { Tenant } from '../../kernel/state/tenant.js';
import { digest, randomToken } from '../../kernel/crypto/digest.js';
import { newSession, type Session } from './session.js';

/** Lifetime of an installation code, in seconds. */
const LIFETIME = 600;

/** The code of an installation, as it is kept; `id` is its digest. */
export interface AppCode {
  readonly id: string;
  readonly session: Session & { readonly appId: string };
  readonly used: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The codes of installations. */
export const appCodes = (tenant: Tenant) => tenant.collection<AppCode>('appCodes');

/** A secret that says which site it belongs to, since an app's token call names none. */
export const secretOfSite = ({ siteId }: Tenant): string => `${siteId}.${randomToken()}`;

/** The site that a secret belongs to. */
export const siteOfSecret = (secret: string): string => secret.slice(0, Math.max(0, secret.lastIndexOf('.')));

/** Issues a code that an app exchanges once for its tokens on a site. */
export async function issueAppCode(tenant: Tenant, appId: string): Promise<string> {
  const code = secretOfSite(tenant);
  const expiresAt = tenant.clock.now().getTime() + LIFETIME * 1000;
  const session = newSession({ visitorId: appId, appId });
  appCodes(tenant).put({ id: await digest(code), session, used: false, expiresAt });
  return code;
}
