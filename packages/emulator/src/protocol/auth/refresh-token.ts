import type { Tenant } from '../../kernel/state/tenant.js';
import type { Session } from './session.js';

/** A refresh token as it is kept; `id` is its digest. */
export interface RefreshToken {
  readonly id: string;
  readonly session: Session;
  /** Whether a newer one took its place. */
  readonly replaced: boolean;
}

/** The refresh tokens of a tenant, by digest. */
export const refreshTokens = (tenant: Tenant) => tenant.collection<RefreshToken>('refreshTokens');
