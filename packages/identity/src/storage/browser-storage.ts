import { withStoreTimeout } from './store-timeout.js';
import { asyncStorage } from './async-storage.js';
import { memoryStorage } from './memory-storage.js';
import { openTabChannel } from '../tab-channel/tab-channel.js';
import { withTabLock } from '../tab-channel/tab-lock.js';
import type { TokenStorage } from './token-storage.js';

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  withStoreTimeout(
    () =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB failed'));
      }),
  );

/**
 * Creates a token storage in IndexedDB, shared by all tabs of the site. A Web Lock ensures that one tab refreshes at a
 * time and the others use its result, so that single-use refresh tokens are used once. `webStorage` cannot guarantee
 * that, because tabs do not see each other's local storage writes immediately.
 *
 * If IndexedDB is missing, blocked or does not respond, the session is kept in memory. Without Web Locks, tabs may
 * refresh concurrently.
 *
 * @param name - Name of the database. Default `cartwright`.
 * @returns The storage, for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { browserStorage, OAuthStrategy } from '@cartwright/identity';
 *
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: browserStorage() });
 * ```
 */
export function browserStorage(name = 'cartwright'): TokenStorage {
  if (typeof indexedDB === 'undefined') return memoryStorage();
  const listeners = new Set<() => void>();
  const tabs = openTabChannel(name, () => listeners.forEach((changed) => changed()));
  let connection: Promise<IDBDatabase> | undefined;

  const reset = () => (connection = undefined);
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('session');
    request.addEventListener('error', reset);
    const database = await toPromise(request);
    database.onclose = reset;
    database.onversionchange = () => {
      reset();
      database.close();
    };
    return database;
  };
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    const database = await (connection ??= open());
    return database.transaction('session', mode).objectStore('session');
  };

  return asyncStorage({
    read: async () => toPromise<unknown>((await store('readonly')).get('tokens')),
    async write(tokens, mayReplace) {
      const session = await store('readwrite');
      if (!mayReplace(await toPromise(session.get('tokens')))) return;
      await toPromise(session.put(tokens, 'tokens'));
      tabs.post('changed');
    },
    lock: (run) => withTabLock(name, run),
    listen(changed) {
      listeners.add(changed);
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && changed());
    },
  });
}
