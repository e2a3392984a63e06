import { answerOf } from './answer-of.js';
import { lateStorage } from './late-storage.js';
import { memoryStorage } from './memory-storage.js';
import { tabLock } from './tab-lock.js';
import type { TokenStorage } from './token-storage.js';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  answerOf(
    () =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB failed'));
      }),
  );

/**
 * Keeps a session in the browser's IndexedDB, shared by all tabs of the site. One tab renews at a time, under a Web Lock,
 * and the others take what it got: a refresh token that is good for one use is used once. Local storage cannot promise
 * that, because tabs do not see each other's writes at once.
 *
 * Where IndexedDB is missing, forbidden or does not answer, the session is kept in memory; without Web Locks, tabs may
 * renew at the same time.
 *
 * @param name - The database's name. Default `cartwright`.
 * @returns The storage for `OAuthStrategy({ tokenStorage })`.
 * @example
 * ```ts
 * import { browserStorage, OAuthStrategy } from '@cartwright/identity';
 *
 * export const auth = OAuthStrategy({ clientId: 'client-id', tokenStorage: browserStorage() });
 * ```
 */
export function browserStorage(name = 'cartwright'): TokenStorage {
  if (typeof indexedDB === 'undefined') return memoryStorage();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let opening: Promise<IDBDatabase> | undefined;

  const forget = () => (opening = undefined);
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('session');
    request.addEventListener('error', forget);
    const database = await settled(request);
    database.onclose = forget;
    database.onversionchange = () => {
      forget();
      database.close();
    };
    return database;
  };
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    const database = await (opening ??= open());
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
    lock: (run) => tabLock(name, run),
    listen(changed) {
      channel?.addEventListener('message', changed);
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && changed());
    },
  });
}
