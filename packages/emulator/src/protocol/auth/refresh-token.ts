import type { Tenant } from '../../kernel/state/tenant.js';
import type { Session } from './session.js';

/** Stored refresh token. `id` is its digest. */
export interface RefreshToken {
  readonly id: string;
  readonly session: Session;
  /** Whether a newer refresh token has replaced it. */
  readonly replaced: boolean;
}

/** Refresh tokens of a tenant, by digest. */
export const refreshTokens = (tenant: Tenant) => tenant.collection<RefreshToken>('refreshTokens');
