import type { TokenRole } from '../tokens/tokens.js';

/**
 * Reason for a session change: `set` (`setTokens` was called, such as by a sign-in or sign-out), `started` (new visitor
 * session), `renewed` (tokens refreshed), `refused` (refresh rejected, replaced by a visitor session), `unreachable`
 * (platform unavailable, replaced by a visitor session due to `renewalFallback: 'always'`) or `shared` (changed by
 * another user of the storage, such as another tab).
 */
export type SessionChangeReason =
  /** `setTokens` was called: a login, a logout, or a session from elsewhere. */
  | 'set'
  /** A visitor's session began. */
  | 'started'
  /** The tokens were renewed. */
  | 'renewed'
  /** Renewal was refused, so it is a new visitor's session now. `cause` tells what the platform said. */
  | 'refused'
  /** Renewal was out of reach, and `renewalFallback: 'always'` made it a new visitor's session. */
  | 'unreachable'
  /** Someone else who shares the storage changed it, for example another tab. */
  | 'shared';

/** A change of a session. Contains no tokens. */
export interface SessionChange {
  /** Reason for the change. */
  readonly reason: SessionChangeReason;
  /** Role of the session after the change. */
  readonly role: TokenRole;
  /** Role of the session before the change. */
  readonly previousRole: TokenRole;
  /** Error that led to the change. `undefined` if there was none. */
  readonly cause: unknown;
}
