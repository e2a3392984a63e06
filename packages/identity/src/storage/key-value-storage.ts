import { answerOf } from './answer-of.js';
import type { KeyValueStore } from './key-value-store.js';
import { lateStorage } from './late-storage.js';
import { storeLock } from './store-lock.js';
import type { TokenStorage } from './token-storage.js';

/**
 * Keeps a session under a key of any store, so that several servers can share it. The key must be one user's alone.
 *
 * One server renews at a time where the store has `lock` and `unlock`, and the others take what it got. Where it has not,
 * that holds within this process, for clients with the same `store` object. Two processes may then renew at the same time. The
 * platform allows that, since it keeps a refresh token when it renews; a platform that takes each refresh token once would
 * end the session.
 *
 * Where the store answers text, it is read as JSON. What cannot be read is no session, and a refresh token alone is one. A
 * store that fails, or does not answer within 5 seconds, is done without: the session goes on in memory.
 *
 * @param store - The store, such as `createStorage()` of `unstorage`; it may answer at once or later.
 * @param key - Where the session is, for example `session:` and the id of the user's cookie.
 * @returns The storage for `OAuthStrategy({ tokenStorage })`.
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
    const value = await answerOf(() => store.getItem(key));
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  };
  return lateStorage({
    read,
    async write(tokens, mayReplace) {
      if (mayReplace(await read())) await answerOf(() => store.setItem(key, tokens));
    },
    lock: (run) => storeLock(store, `${key}:lock`, run),
  });
}
