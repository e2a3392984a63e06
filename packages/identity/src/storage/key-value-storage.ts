import { repeat, STORE_TIMEOUT, withStoreTimeout } from './store-timeout.js';
import type { KeyValueStore } from './key-value-store.js';
import { asyncStorage } from './async-storage.js';
import { storeLock } from './store-lock.js';
import type { TokenStorage } from './token-storage.js';

/**
 * Period in which a refreshed session is written, in milliseconds: while the lock of the refresh holds. With single-use
 * refresh tokens, a session that is not written is lost.
 */
const REFRESH_PERIOD = 30_000;

/** Maximum number of attempts to write a value that other servers keep changing. */
const MAX_CONFLICTS = 10;

/** Parses a stored value. `undefined` for invalid JSON. */
function parse(value: unknown): unknown {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  } catch {
    return undefined;
  }
}

/**
 * Creates a token storage under a key of any key-value store, to share a session between servers. The key must belong
 * to one user.
 *
 * With `lock` and `unlock`, one server refreshes at a time and the others use its result. Without them, that holds only
 * within this process, for clients with the same `store` object. Concurrent refreshes by several processes are safe on
 * the platform, because a refresh token stays valid; with single-use refresh tokens they would end the session.
 *
 * Strings are parsed as JSON. Invalid values count as no session; a refresh token alone is enough.
 *
 * If the store fails or hangs for 5 seconds, a call that cannot read the session, or cannot lock it for a refresh, fails
 * with `storage_failed`. The session is kept, and a member does not become a visitor. Writing a refreshed session is
 * repeated for 30 seconds. If writing fails, the session continues in memory, and the failure is reported as a process
 * warning.
 *
 * @param store - Synchronous or asynchronous store, such as `createStorage()` of `unstorage`.
 * @param key - Key of the session, such as `session:` followed by an ID from the user's cookie.
 * @returns The storage, for `OAuthStrategy({ tokenStorage })` and `AppStrategy({ tokenStorage })`.
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
  const read = () => withStoreTimeout(() => store.getItem(key));
  return asyncStorage({
    isRequired: true,
    read: async () => parse(await repeat(read, STORE_TIMEOUT)),
    async write(tokens, mayReplace, replacing) {
      const write = async (attempts = MAX_CONFLICTS): Promise<void> => {
        const stored = await read();
        if (!mayReplace(parse(stored))) return;
        if (!store.replaceItem) await withStoreTimeout(() => store.setItem(key, tokens));
        else if (!(await withStoreTimeout(() => store.replaceItem?.(key, tokens, stored)))) {
          if (attempts === 1) throw new Error('The stored session keeps changing');
          await write(attempts - 1);
        }
      };
      const isNewVisitor = replacing?.refreshToken.value === '';
      await repeat(write, isNewVisitor ? 0 : replacing ? REFRESH_PERIOD : STORE_TIMEOUT);
    },
    lock: (run) => storeLock(store, `${key}:lock`, run),
  });
}
