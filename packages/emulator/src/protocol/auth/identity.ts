import type { Tenant } from '../../kernel/state/tenant.js';
import type { Tenants } from '../../kernel/state/tenants.js';
import type { App } from './app.js';

/** Keys and settings to issue and verify tokens. */
export interface Identity {
  readonly tenants: Tenants;
  /** Key that signs access tokens. */
  readonly secret: Uint8Array<ArrayBuffer>;
  /** API keys of the merchant. */
  readonly apiKeys: readonly string[];
  /** Origins whose pages may send requests as the merchant, besides the emulator's own pages. */
  readonly merchantOrigins: readonly string[];
  /** Apps that may act for the merchant. */
  readonly apps: readonly App[];
  /** Whether each refresh issues a new refresh token and revokes the previous one. */
  readonly rotateRefreshTokens: boolean;
  /** Called when a visitor signs in as a member, to assign the visitor's carts and orders to the member. */
  onSignIn(tenant: Tenant, visitorId: string, memberId: string): void;
}
