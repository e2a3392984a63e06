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

/** A session whose parts may be missing, such as a refresh token alone. */
export type PartialTokens = { readonly [Part in keyof Tokens]?: Tokens[Part] | undefined };

/** A session of which nothing is known. */
type UnknownTokens =
  | {
      readonly accessToken?: { readonly value?: unknown; readonly expiresAt?: unknown } | null;
      readonly refreshToken?: { readonly value?: unknown; readonly role?: unknown } | null;
    }
  | null
  | undefined;

/** Returns a string, or an empty one for any other value. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Parses a session from any value, such as a parsed cookie, a stored value or an argument. Invalid parts are dropped. A
 * refresh token without a role is a visitor's; an access token without an expiry has expired.
 */
export function readTokens(input?: unknown): Tokens {
  const { accessToken, refreshToken } = (input ?? {}) as NonNullable<UnknownTokens>;
  const access = toText(accessToken?.value);
  const value = toText(refreshToken?.value);
  const role = (['member', 'visitor', 'none'] as const).find((known) => known === refreshToken?.role);
  return {
    // The token is sent as a header, which must be printable ASCII.
    accessToken: { value: /^[ -~]+$/.test(access) ? access : '', expiresAt: Number(accessToken?.expiresAt) || 0 },
    refreshToken: { value, role: role ?? (value ? 'visitor' : 'none') },
  };
}

/** An empty session. */
export const noTokens = (): Tokens => readTokens();
