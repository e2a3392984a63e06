import type { Tenant } from '../../kernel/state/tenant.js';
import type { Tenants } from '../../kernel/state/tenants.js';
import type { App } from './app.js';

/** Keys and settings to issue and verify tokens. */
export interface Identity {
  readonly tenants: Tenants;
  /** Signs access tokens. */
  readonly secret: Uint8Array;
  /** The API keys that make a caller the merchant. */
  readonly apiKeys: readonly string[];
  /** The origins whose pages may call as the merchant, besides the emulator's own pages. */
  readonly merchantOrigins: readonly string[];
  /** The apps that may call for the merchant. */
  readonly apps: readonly App[];
  /** Whether each refresh issues a new refresh token and revokes the previous one. */
  readonly rotateRefreshTokens: boolean;
  /** Told when a visitor becomes a member, so that what the visitor has goes over. */
  onSignIn(tenant: Tenant, visitorId: string, memberId: string): void;
}
