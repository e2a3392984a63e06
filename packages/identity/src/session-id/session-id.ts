import { sha256 } from '../pkce/sha-256.js';
import type { Tokens } from '../session/index.js';

/**
 * Returns a public ID of a session, such as for cache keys that are sent to the browser. It consists of the role and 96
 * bits of a SHA-256 digest of the refresh token. The token cannot be recovered from it. A server and a browser with the same
 * refresh token get the same ID, also after a refresh.
 *
 * @param tokens - Tokens of the session. Without a refresh token, the access token is used.
 * @returns The ID, such as `member-Zk3v0eVbA9sQ2c1x`. `none` without tokens.
 * @example
 * ```ts
 * import type { Tokens } from '@cartwright/identity';
 * import { sessionId } from '@cartwright/identity/session-id';
 *
 * export const cacheKey = (tokens: Tokens) => ['cart', sessionId(tokens)];
 * ```
 * @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final FIPS 180-4: SHA-256
 */
export function sessionId({ accessToken, refreshToken }: Tokens): string {
  const token = refreshToken.value || accessToken.value;
  if (!token) return 'none';
  const digest = btoa(sha256(`cartwright session ${token}`).slice(0, 12));
  return `${refreshToken.role}-${digest.replaceAll('+', '-').replaceAll('/', '_')}`;
}
