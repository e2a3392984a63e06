import { withStoreTimeout } from './store-timeout.js';
import type { KeyValueStore } from './key-value-store.js';
import { asyncStorage } from './async-storage.js';
import { storeLock } from './store-lock.js';
import type { TokenStorage } from './token-storage.js';

/**
 * Creates a token storage under a key of any key-value store, to share a session between servers. The key must belong
 * to one user.
 *
 * With `lock` and `unlock`, one server refreshes at a time and the others use its result. Without them, that holds only
 * within this process, for clients with the same `store` object. Concurrent refreshes by several processes are safe on
 * the platform, because a refresh token stays valid; with single-use refresh tokens they would end the session.
 *
 * Strings are parsed as JSON. Invalid values count as no session; a refresh token alone is enough. If the store fails,
 * or does not respond within 5 seconds, the session continues in memory.
 *
 * @param store - Synchronous or asynchronous store, such as `createStorage()` of `unstorage`.
 * @param key - Key of the session, such as `session:` followed by an ID from the user's cookie.
 * @returns The storage, for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { keyValueStorage, OAuthStrategy } from '@cartwright/identity';
 *
 * const values = new Map<string, object>();
 * const store = { getItem: (key: string) => values.get(key), setItem: (key: string, value: object) => values.set(key, value) };
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: keyValueStorage(store, 'session:1') });
 * ```
 */
export function keyValueStorage(store: KeyValueStore, key: string): TokenStorage {
  const read = async (): Promise<unknown> => {
    const value = await withStoreTimeout(() => store.getItem(key));
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  };
  return asyncStorage({
    read,
    async write(tokens, mayReplace) {
      if (mayReplace(await read())) await withStoreTimeout(() => store.setItem(key, tokens));
    },
    lock: (run) => storeLock(store, `${key}:lock`, run),
  });
}
