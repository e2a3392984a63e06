import { isTokens, noTokens, type Tokens } from '../tokens/tokens.js';
import { tabLock } from './tab-lock.js';
import type { TokenStorage } from './token-storage.js';

/**
 * Keeps a session in the browser's local storage, for a site without a server. It survives the page, and every script of
 * the page can read it. One tab renews at a time, under a Web Lock where there is one; but a browser does not promise
 * that a tab sees at once what another wrote. Choose `browserStorage`, where it does, unless something else reads the
 * session too. Where local storage is missing, full or forbidden, the session is kept in memory.
 *
 * @param key - Its name. Default `cartwright.session`.
 * @returns The storage for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { OAuthStrategy, webStorage } from '@cartwright/identity';
 *
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: webStorage() });
 * ```
 * @see Specification, section 3: identity and session
 */
export function webStorage(key = 'cartwright.session'): TokenStorage {
  let seen: Tokens | undefined;
  let isKept = true;

  const getTokens = (): Tokens | undefined => {
    try {
      const kept: unknown = isKept && JSON.parse(globalThis.localStorage.getItem(key) ?? 'null');
      return isTokens(kept) ? kept : seen;
    } catch {
      return seen;
    }
  };

  return {
    getTokens,
    setTokens(tokens, replacing) {
      if (replacing && (getTokens() ?? noTokens()).refreshToken.value !== replacing.refreshToken.value) return;
      seen = tokens;
      try {
        globalThis.localStorage.setItem(key, JSON.stringify(tokens));
        isKept = true;
      } catch {
        isKept = false;
      }
    },
    exclusively: (renew) => tabLock(key, renew),
    subscribe(changed) {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key !== key) return;
        const before: unknown = JSON.parse(event.oldValue ?? 'null');
        changed(isTokens(before) ? before.refreshToken.role : 'none');
      });
    },
  };
}
