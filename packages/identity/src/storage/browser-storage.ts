import { lateStorage } from './late-storage.js';
import { memoryStorage } from './memory-storage.js';
import type { TokenStorage } from './token-storage.js';

/** A longer wait for another tab's renewal than this is not waited for: a token call takes 30 seconds at most. */
const LONGEST_LOCK = 35_000;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/**
 * Keeps a session in the browser's IndexedDB, shared by all tabs of the site. One tab renews at a time, under a Web Lock,
 * and the others take what it got: a refresh token that is good for one use is used once. Local storage cannot promise
 * that, because tabs do not see each other's writes at once.
 *
 * Without IndexedDB the session is kept in memory; without Web Locks, tabs may renew at the same time.
 *
 * @param name - The database's name. Default `cartwright`.
 * @returns The storage for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { browserStorage, OAuthStrategy } from '@cartwright/identity';
 *
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: browserStorage() });
 * ```
 * @see Specification, section 3: identity and session
 */
export function browserStorage(name = 'cartwright'): TokenStorage {
  if (typeof indexedDB === 'undefined') return memoryStorage();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let opening: Promise<IDBDatabase> | undefined;

  const open = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('session');
    return settled(request);
  };
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open();
    const database = await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return database.transaction('session', mode).objectStore('session');
  };

  return lateStorage({
    read: async () => settled<unknown>((await store('readonly')).get('tokens')),
    async write(tokens, mayReplace) {
      const session = await store('readwrite');
      if (!mayReplace(await settled(session.get('tokens')))) return;
      await settled(session.put(tokens, 'tokens'));
      channel?.postMessage('changed');
    },
    async lock(run) {
      if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
      const given = new AbortController();
      const timer = setTimeout(() => given.abort(), LONGEST_LOCK);
      const locked = navigator.locks.request(name, { signal: given.signal }, () => {
        clearTimeout(timer);
        return run();
      });
      return locked.catch((error: unknown) => {
        if (given.signal.aborted) return run();
        throw error;
      });
    },
    listen(changed) {
      channel?.addEventListener('message', changed);
    },
  });
}
