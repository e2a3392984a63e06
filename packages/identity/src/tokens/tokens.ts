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

/** Whether what a store gave is a session. */
export const isTokens = (value: unknown): value is Tokens => {
  const { accessToken, refreshToken } = (value ?? {}) as Partial<Tokens>;
  return typeof accessToken?.value === 'string' && typeof refreshToken?.value === 'string';
};
