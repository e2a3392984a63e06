import { noTokens, readTokens, type Tokens } from '../tokens/tokens.js';
import { tabLock } from './tab-lock.js';
import type { TokenStorage } from './token-storage.js';

/**
 * Creates a token storage in local storage, for sites without a server. It survives a reload, and any script on the
 * page can read it. A Web Lock lets one tab refresh at a time, but tabs may not see each other's writes immediately:
 * prefer `browserStorage`, unless other code reads the session. If local storage is missing, full or blocked, the
 * session is kept in memory. `localStorage.clear()`, or removing the key, signs out in all tabs.
 *
 * @param key - Local storage key. Default `cartwright.session`.
 * @returns The storage, for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { OAuthStrategy, webStorage } from '@cartwright/identity';
 *
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: webStorage() });
 * ```
 */
export function webStorage(key = 'cartwright.session'): TokenStorage {
  /** The last session read or, if local storage does not keep it, set. */
  let seen = noTokens();
  let isKept = true;

  const parse = (text: string | null): Tokens => {
    try {
      return readTokens(JSON.parse(text ?? 'null'));
    } catch {
      return noTokens();
    }
  };
  const getTokens = (): Tokens => {
    try {
      if (isKept) seen = parse(globalThis.localStorage.getItem(key));
    } catch {
      // Local storage is missing or blocked: the session is in memory.
    }
    return seen;
  };

  return {
    getTokens,
    setTokens(tokens, replacing) {
      if (replacing && getTokens().refreshToken.value !== replacing.refreshToken.value) return;
      seen = tokens;
      try {
        const text = JSON.stringify(tokens);
        globalThis.localStorage.setItem(key, text);
        isKept = globalThis.localStorage.getItem(key) === text;
      } catch {
        isKept = false;
      }
    },
    withLock: (renew) => tabLock(key, renew),
    subscribe(changed) {
      globalThis.addEventListener?.('storage', ({ key: name, oldValue, storageArea }) => {
        if (storageArea && storageArea !== globalThis.localStorage) return;
        // The event of `localStorage.clear()` has neither key nor value.
        if (name !== key && name !== null) return;
        const before = name === null ? seen : parse(oldValue);
        isKept = true;
        changed(before.refreshToken.role);
      });
    },
  };
}
