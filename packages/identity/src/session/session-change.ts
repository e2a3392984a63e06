import type { TokenRole } from '../tokens/tokens.js';

/** Why a session is another one than before. */
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

/** A change of a session. It holds no token. */
export interface SessionChange {
  /** What happened. */
  readonly reason: SessionChangeReason;
  /** Whose session it is now. */
  readonly role: TokenRole;
  /** Whose it was before. */
  readonly previousRole: TokenRole;
  /** The error that led to it, if one did. */
  readonly cause: unknown;
}
