import type { Tokens } from '../../tokens/tokens.js';
import { toBase64url } from '../seal/base64url.js';

/** Time for which the result of a refresh is kept, in milliseconds, for requests sent with the old cookie. */
const KEPT = 60_000;

/** Maximum number of kept results. */
const MOST = 10_000;

/** Result of a refresh. `undefined` if the session got no new tokens. */
type Result = Promise<Tokens | undefined>;

/** Refreshes of this process by the digest of the refresh token, oldest first. */
const renewals = new Map<string, { readonly result: Result; readonly diesAt: number }>();

const digest = async (...parts: (string | undefined)[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

/**
 * Refreshes a session once for all requests of this process with the same refresh token, whether concurrent or sent
 * before the browser got the new cookie. Sessions without a refresh token share nothing.
 *
 * @param site - API URL and client id that the refresh token belongs to.
 * @param tokens - Session to refresh.
 * @param renew - Refreshes the session.
 */
export async function sharedRenewal(
  site: readonly (string | undefined)[],
  { accessToken, refreshToken }: Tokens,
  renew: () => Result,
): Result {
  if (!refreshToken.value) return renew();
  const key = await digest(...site, refreshToken.value);
  for (let known; (known = renewals.get(key));) {
    const tokens = known.diesAt > Date.now() ? await known.result : undefined;
    if (tokens && tokens.accessToken.value !== accessToken.value) return tokens;
    if (renewals.get(key) === known) renewals.delete(key);
  }
  const own = { result: renew(), diesAt: Date.now() + KEPT };
  renewals.set(key, own);
  for (const [oldest, { diesAt }] of renewals) {
    if (diesAt > Date.now() && renewals.size <= MOST) break;
    renewals.delete(oldest);
  }
  const forget = () => renewals.get(key) === own && renewals.delete(key);
  own.result.then((tokens) => tokens || forget(), forget);
  return own.result;
}
