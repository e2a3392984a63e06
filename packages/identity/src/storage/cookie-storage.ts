import { noTokens, readTokens, type TokenRole, type Tokens } from '../tokens/tokens.js';
import { openTabChannel, type TabChannel } from '../tab-channel/tab-channel.js';
import { withTabLock } from '../tab-channel/tab-lock.js';
import type { TokenStorage } from './token-storage.js';

/** Options of {@link cookieStorage}. */
export interface CookieStorageOptions {
  /**
   * Cookie name.
   *
   * @default 'cartwright.session'
   */
  name?: string;
  /**
   * Lifetime of the cookie, in seconds.
   *
   * @default 2592000 (30 days)
   */
  maxAge?: number;
  /**
   * Path of the cookie.
   *
   * @default '/'
   */
  path?: string;
}

/**
 * Creates a token storage in a cookie that both the page's scripts and its server can read, so that they share a
 * session. Only the refresh token is stored: server and tabs each get their own access token, one tab at a time if Web
 * Locks are available. Tabs notice a change of another tab at once. If cookies are blocked, or the token is too long, the session is kept in memory.
 *
 * Any script on the page can read the cookie. Sites with a server should prefer `createServerClient` of
 * `@cartwright/identity/server`, whose cookie only the server can read.
 *
 * @param options - Name, lifetime and path of the cookie. It is `SameSite=Lax`, and `Secure` except on http pages.
 * @returns The storage, for `OAuthStrategy({ tokenStorage })`.
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
  let current: Tokens = noTokens();
  let isPersisted = true;

  const read = (): Tokens => {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    const [role, value] = pair?.slice(name.length + 1).split('.') ?? [];
    return readTokens({ refreshToken: { value: decodeURIComponent(value ?? ''), role } });
  };
  const getTokens = (): Tokens => {
    try {
      const stored = isPersisted ? read() : current;
      if (stored.refreshToken.value !== current.refreshToken.value) current = stored;
    } catch {
      // Cookies are blocked or there is none: the session is in memory.
    }
    return current;
  };

  const listeners = new Set<(previousRole: TokenRole) => void>();
  const check = (): void => {
    const { value, role } = current.refreshToken;
    if (getTokens().refreshToken.value !== value) listeners.forEach((changed) => changed(role));
  };
  let tabs: TabChannel<'changed'> | undefined;

  return {
    getTokens,
    setTokens(tokens, replacing) {
      if (replacing && getTokens().refreshToken.value !== replacing.refreshToken.value) return;
      const { value, role } = tokens.refreshToken;
      current = tokens;
      try {
        const attributes = `Path=${path}; SameSite=Lax${location.protocol === 'http:' ? '' : '; Secure'}`;
        const lifetime = value ? maxAge : 0;
        document.cookie = `${name}=${role}.${encodeURIComponent(value).replaceAll('.', '%2E')}; Max-Age=${lifetime}; ${attributes}`;
        isPersisted = read().refreshToken.value === value;
      } catch {
        isPersisted = false;
      }
      tabs?.post('changed');
    },
    withLock: (refresh) => withTabLock(name, refresh),
    subscribe(changed) {
      listeners.add(changed);
      tabs ??= openTabChannel(name, check);
    },
  };
}
