/** Whose tokens they are. */
export const TokenRole = {
  /** Nobody's: there is no session. */
  NONE: 'none',
  /** An anonymous visitor's. */
  VISITOR: 'visitor',
  /** A signed-in member's. */
  MEMBER: 'member',
} as const;

/** Whose tokens they are. */
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole];

/** Authorizes calls for a short time. */
export interface AccessToken {
  /** The token; empty where there is none. */
  value: string;
  /** When it expires, in seconds since 1970. */
  expiresAt: number;
}

/** Gets new access tokens for a long time. */
export interface RefreshToken {
  /** The token; empty where there is none. */
  value: string;
  /** Whose it is. */
  role: TokenRole;
}

/** A session. */
export interface Tokens {
  /** Authorizes calls for a short time. */
  accessToken: AccessToken;
  /** Gets new access tokens for a long time. */
  refreshToken: RefreshToken;
}

const isRole = (role: unknown): role is TokenRole => role === 'member' || role === 'visitor' || role === 'none';

/** A session with parts that may be missing, such as a refresh token alone. */
export type PartialTokens = { readonly [Part in keyof Tokens]?: Tokens[Part] | undefined };

/**
 * Reads a session out of anything: a parsed cookie, a stored value, an argument. Unusable parts are absent. A refresh token
 * without a role is a visitor's, and an access token without an expiry has expired.
 */
export function readTokens(given?: unknown): Tokens {
  const { accessToken, refreshToken } = Object(given) as Record<string, unknown>;
  const { value: access, expiresAt } = Object(accessToken) as Record<string, unknown>;
  const { value: refresh, role } = Object(refreshToken) as Record<string, unknown>;
  // Header values outside of printable ASCII cannot be sent.
  const isSendable = typeof access === 'string' && /^[ -~]+$/.test(access);
  const value = typeof refresh === 'string' ? refresh : '';
  return {
    accessToken: { value: isSendable ? access : '', expiresAt: Number(expiresAt) || 0 },
    refreshToken: { value, role: isRole(role) ? role : value ? 'visitor' : 'none' },
  };
}

/** No session. */
export const noTokens = (): Tokens => readTokens();
