/** Role of a session. */
export const TokenRole = {
  /** No session. */
  NONE: 'none',
  /** Visitor who is not signed in. */
  VISITOR: 'visitor',
  /** Signed-in member. */
  MEMBER: 'member',
} as const;

/** Role of a session. */
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole];

/** Token that authorizes calls. Expires after a short time. */
export interface AccessToken {
  /** The token. Empty if there is none. */
  value: string;
  /** Time of expiry, in seconds since 1970. */
  expiresAt: number;
}

/** Token that requests new access tokens. */
export interface RefreshToken {
  /** The token. Empty if there is none. */
  value: string;
  /** Role of the session. */
  role: TokenRole;
}

/** A session: access token and refresh token. */
export interface Tokens {
  /** Token that authorizes calls. */
  accessToken: AccessToken;
  /** Token that requests new access tokens. */
  refreshToken: RefreshToken;
}

const isRole = (role: unknown): role is TokenRole => role === 'member' || role === 'visitor' || role === 'none';

/** A session whose parts may be missing, such as a refresh token alone. */
export type PartialTokens = { readonly [Part in keyof Tokens]?: Tokens[Part] | undefined };

/**
 * Parses a session from any value, such as a parsed cookie, a stored value or an argument. Invalid parts are dropped. A
 * refresh token without a role is a visitor's; an access token without an expiry has expired.
 */
export function readTokens(input?: unknown): Tokens {
  const { accessToken, refreshToken } = Object(input) as Record<string, unknown>;
  const { value: access, expiresAt } = Object(accessToken) as Record<string, unknown>;
  const { value: refresh, role } = Object(refreshToken) as Record<string, unknown>;
  // The token is sent as a header, which must be printable ASCII.
  const isSendable = typeof access === 'string' && /^[ -~]+$/.test(access);
  const value = typeof refresh === 'string' ? refresh : '';
  return {
    accessToken: { value: isSendable ? access : '', expiresAt: Number(expiresAt) || 0 },
    refreshToken: { value, role: isRole(role) ? role : value ? 'visitor' : 'none' },
  };
}

/** An empty session. */
export const noTokens = (): Tokens => readTokens();
