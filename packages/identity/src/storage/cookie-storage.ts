import { noTokens, readTokens, type Tokens } from '../tokens/tokens.js';
import { tabLock } from './tab-lock.js';
import type { TokenStorage } from './token-storage.js';

/** Options of {@link cookieStorage}. */
export interface CookieStorageOptions {
  /** The cookie's name. Default `cartwright.session`. */
  name?: string;
  /** The cookie's life in seconds. Default 30 days. */
  maxAge?: number;
  /** The path it is sent to. Default `/`. */
  path?: string;
}

/**
 * Keeps the refresh token in a cookie that the page's scripts and its server can both read, so that the two share a
 * session. Access tokens stay in memory: each side and each tab gets its own, one tab at a time, under a Web Lock where
 * there is one. Where cookies are forbidden, or the token is too long for one, the session is kept in memory. Whoever can
 * run a script in the page can read the cookie; a site with a server of its own is better off with sealed cookies that
 * only the server reads.
 *
 * @param options - The cookie's name, life and path. It is `SameSite=Lax`, and `Secure` except on `http:` pages.
 * @returns The storage for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { cookieStorage, OAuthStrategy } from '@cartwright/identity';
 *
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: cookieStorage({ name: 'session' }) });
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.2 RFC 6265, section 5.2: the Set-Cookie header
 */
export function cookieStorage({
  name = 'cartwright.session',
  maxAge = 30 * 24 * 3600,
  path = '/',
}: CookieStorageOptions = {}): TokenStorage {
  let seen: Tokens = noTokens();
  let isKept = true;

  const read = (): Tokens => {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    const [role, value] = pair?.slice(name.length + 1).split('.') ?? [];
    return readTokens({ refreshToken: { value: decodeURIComponent(value ?? ''), role } });
  };
  const getTokens = (): Tokens => {
    try {
      const kept = isKept ? read() : seen;
      if (kept.refreshToken.value !== seen.refreshToken.value) seen = kept;
    } catch {
      // Forbidden, or nobody wrote it: memory has the session.
    }
    return seen;
  };

  return {
    getTokens,
    setTokens(tokens, replacing) {
      if (replacing && getTokens().refreshToken.value !== replacing.refreshToken.value) return;
      const { value, role } = tokens.refreshToken;
      seen = tokens;
      try {
        const attributes = `Path=${path}; SameSite=Lax${location.protocol === 'http:' ? '' : '; Secure'}`;
        const life = value ? maxAge : 0;
        document.cookie = `${name}=${role}.${encodeURIComponent(value).replaceAll('.', '%2E')}; Max-Age=${life}; ${attributes}`;
        isKept = read().refreshToken.value === value;
      } catch {
        isKept = false;
      }
    },
    exclusively: (renew) => tabLock(name, renew),
  };
}
