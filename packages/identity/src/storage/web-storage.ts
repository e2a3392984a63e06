import { noTokens, readTokens, type Tokens } from '../tokens/tokens.js';
import { withTabLock } from '../tab-channel/tab-lock.js';
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
  let current = noTokens();
  let isPersisted = true;

  const parse = (json: string | null): Tokens => {
    try {
      return readTokens(JSON.parse(json ?? 'null'));
    } catch {
      return noTokens();
    }
  };
  const getTokens = (): Tokens => {
    try {
      if (isPersisted) current = parse(globalThis.localStorage.getItem(key));
    } catch {
      // Local storage is missing or blocked: the session is in memory.
    }
    return current;
  };

  return {
    getTokens,
    setTokens(tokens, replacing) {
      if (replacing && getTokens().refreshToken.value !== replacing.refreshToken.value) return;
      current = tokens;
      try {
        const json = JSON.stringify(tokens);
        globalThis.localStorage.setItem(key, json);
        isPersisted = globalThis.localStorage.getItem(key) === json;
      } catch {
        isPersisted = false;
      }
    },
    withLock: (refresh) => withTabLock(key, refresh),
    subscribe(changed) {
      globalThis.addEventListener?.('storage', ({ key: name, oldValue, storageArea }) => {
        if (storageArea && storageArea !== globalThis.localStorage) return;
        // The event of `localStorage.clear()` has neither key nor value.
        if (name !== key && name !== null) return;
        const before = name === null ? current : parse(oldValue);
        isPersisted = true;
        changed(before.refreshToken.role);
      });
    },
  };
}
