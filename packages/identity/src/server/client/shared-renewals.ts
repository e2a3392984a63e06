import type { Tokens } from '../../tokens/tokens.js';
import { toBase64url } from '../seal/base64url.js';

/** How long what a refresh token was renewed to is kept, in milliseconds: for requests that were sent with the old cookie. */
const KEPT = 60_000;

/** More than so many are not kept. */
const MOST = 10_000;

/** What a renewal got; nothing where it got nothing for its session. */
type Result = Promise<Tokens | undefined>;

/** The renewals of this process, by a digest of what was renewed, the oldest first. */
const renewals = new Map<string, { readonly result: Result; readonly diesAt: number }>();

const digest = async (...parts: (string | undefined)[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

/**
 * Renews a session once for all requests of this process that come with the same refresh token: at the same time, or
 * before the browser has the new cookie. Who has no refresh token shares nothing.
 *
 * @param site - Whose refresh token it is: the platform and the client.
 * @param tokens - The session that is to be renewed.
 * @param renew - Renews it.
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
