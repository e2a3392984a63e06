import type { Tokens } from '../../tokens/tokens.js';
import { toBase64url } from '../seal/base64url.js';

/** Time for which the result of a refresh is kept, in milliseconds, for requests sent with the old cookie. */
const RETENTION = 60_000;

/** Maximum number of kept results. */
const MAX_REFRESHES = 10_000;

/** Result of a refresh. `undefined` if the session got no new tokens. */
type Result = Promise<Tokens | undefined>;

/** Refreshes of this process by the digest of the refresh token, oldest first. */
// eslint-disable-next-line state/no-module-state -- Outlives clients, which last for one request. Only holders of a token can read its entry.
const refreshes = new Map<string, { readonly result: Result; readonly expiresAt: number }>();

const digest = async (...parts: (string | undefined)[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

/**
 * Refreshes a session once for all requests of this process with the same refresh token, whether concurrent or sent
 * before the browser got the new cookie. Sessions without a refresh token share nothing.
 *
 * @param site - API URL and client ID that the refresh token belongs to.
 * @param tokens - Session to refresh.
 * @param refresh - Refreshes the session.
 */
export async function sharedRefresh(
  site: readonly (string | undefined)[],
  { accessToken, refreshToken }: Tokens,
  refresh: () => Result,
): Result {
  if (!refreshToken.value) return refresh();
  const key = await digest(...site, refreshToken.value);
  for (let existing; (existing = refreshes.get(key));) {
    const tokens = existing.expiresAt > Date.now() ? await existing.result : undefined;
    if (tokens && tokens.accessToken.value !== accessToken.value) return tokens;
    if (refreshes.get(key) === existing) refreshes.delete(key);
  }
  const started = { result: refresh(), expiresAt: Date.now() + RETENTION };
  refreshes.set(key, started);
  for (const [oldest, { expiresAt }] of refreshes) {
    if (expiresAt > Date.now() && refreshes.size <= MAX_REFRESHES) break;
    refreshes.delete(oldest);
  }
  const forget = () => refreshes.get(key) === started && refreshes.delete(key);
  started.result.then((tokens) => tokens || forget(), forget);
  return started.result;
}
