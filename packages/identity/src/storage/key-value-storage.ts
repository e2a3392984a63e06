import { lateStorage } from './late-storage.js';
import type { TokenStorage } from './token-storage.js';

/** A store of values by key, such as one of `unstorage`: Redis, Cloudflare KV, files and many more. */
export interface KeyValueStore {
  /** The value of a key. */
  getItem(key: string): unknown;
  /** Replaces it. The value is plain JSON data. */
  setItem(key: string, value: object): unknown;
}

/**
 * Keeps a session under a key of any store, so that several servers can share it. The key must be one user's alone. There
 * is no lock between servers: two may renew at the same time, which the platform allows.
 *
 * Where the store answers text, it is read as JSON. What cannot be read is no session.
 *
 * @param store - The store; it may answer at once or later.
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
 * @see Specification, section 3: identity and session
 */
export function keyValueStorage(store: KeyValueStore, key: string): TokenStorage {
  const read = async (): Promise<unknown> => {
    const value = await store.getItem(key);
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  };
  return lateStorage({
    read,
    async write(tokens, mayReplace) {
      if (mayReplace(await read())) await store.setItem(key, tokens);
    },
  });
}
