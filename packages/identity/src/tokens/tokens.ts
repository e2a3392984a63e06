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

/** No session. */
export const noTokens = (): Tokens => ({
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
});

/** Whether the access token is there and good for a call now. */
export const isFresh = ({ accessToken: { value, expiresAt } }: Tokens): boolean =>
  value !== '' && expiresAt > Date.now() / 1000;
