import { isTokens, type Tokens } from '../tokens/tokens.js';
import type { TokenStorage } from './token-storage.js';

/**
 * Keeps a session in the browser's local storage, for a site without a server. It survives the page, and every script of
 * the page can read it: choose `browserStorage`, which also keeps two tabs apart, unless something else reads it too.
 * Where local storage is missing, full or forbidden, the session is kept in memory.
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
  return {
    getTokens() {
      try {
        const kept: unknown = JSON.parse(globalThis.localStorage.getItem(key) ?? 'null');
        return isTokens(kept) ? kept : seen;
      } catch {
        return seen;
      }
    },
    setTokens(tokens) {
      seen = tokens;
      try {
        globalThis.localStorage.setItem(key, JSON.stringify(tokens));
      } catch {
        // Full or forbidden: memory has it.
      }
    },
    subscribe(changed) {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key !== key) return;
        const before: unknown = JSON.parse(event.oldValue ?? 'null');
        changed(isTokens(before) ? before.refreshToken.role : 'none');
      });
    },
  };
}
