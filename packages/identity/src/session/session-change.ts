import type { TokenRole } from '../tokens/tokens.js';

/** Reason for a session change. */
export type SessionChangeReason =
  /** `setTokens` was called, such as by a sign-in or sign-out. */
  | 'set'
  /** A new visitor session started. */
  | 'started'
  /** The tokens were refreshed. */
  | 'refreshed'
  /** The platform rejected the refresh with the error in `cause`. A new visitor session started. */
  | 'rejected'
  /** The platform was unavailable. A new visitor session started because of `refreshFallback: 'always'`. */
  | 'unavailable'
  /** Another user of the storage, such as another tab, changed the session. */
  | 'external';

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
