import { noTokens, readTokens, type Tokens } from '../tokens/tokens.js';
import { tabLock } from './tab-lock.js';
import type { TokenStorage } from './token-storage.js';

/**
 * Keeps a session in the browser's local storage, for a site without a server. It survives the page, and every script of
 * the page can read it. One tab renews at a time, under a Web Lock where there is one; but a browser does not promise
 * that a tab sees at once what another wrote. Choose `browserStorage`, where it does, unless something else reads the
 * session too. Where local storage is missing, full or forbidden, the session is kept in memory. `localStorage.clear()`, and removing
 * the key, sign out in all tabs.
 *
 * @param key - Its name. Default `cartwright.session`.
 * @returns The storage for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { OAuthStrategy, webStorage } from '@cartwright/identity';
 *
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: webStorage() });
 * ```
 */
export function webStorage(key = 'cartwright.session'): TokenStorage {
  /** The session as it was last seen, and where local storage does not keep it the session itself. */
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
      // Missing or forbidden: memory has the session.
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
    exclusively: (renew) => tabLock(key, renew),
    subscribe(changed) {
      globalThis.addEventListener?.('storage', ({ key: name, oldValue, storageArea }) => {
        if (storageArea && storageArea !== globalThis.localStorage) return;
        // `localStorage.clear()` names no key and no value.
        if (name !== key && name !== null) return;
        const before = name === null ? seen : parse(oldValue);
        isKept = true;
        changed(before.refreshToken.role);
      });
    },
  };
}
