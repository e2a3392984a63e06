import type { Tenants } from '../state/tenants.js';

/** What tokens are issued and checked with. */
export interface Identity {
  readonly tenants: Tenants;
  /** Signs access tokens. */
  readonly secret: Uint8Array;
  /** The API keys that make a caller the merchant. */
  readonly apiKeys: readonly string[];
  /** Whether each renewal gives a new refresh token and ends the old one. */
  readonly rotateRefreshTokens: boolean;
}
