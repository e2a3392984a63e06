import { withStoreTimeout } from './store-timeout.js';
import type { KeyValueStore } from './key-value-store.js';
import { LOCK_TIMEOUT } from './tab-lock.js';

/** Polling intervals for a held lock, in milliseconds: doubled each time, up to the longest. */
const POLL_INTERVALS = { first: 5, longest: 100 };

type Locks = Required<Pick<KeyValueStore, 'lock' | 'unlock'>>;

const hasLocks = (store: KeyValueStore): store is KeyValueStore & Locks => Boolean(store.lock && store.unlock);

/** Keys locked in this process and the expiry of each lock, for stores without locks. */
const locked = /* @__PURE__ */ new WeakMap<KeyValueStore, Map<string, number>>();

/** Locks that hold within this process only. */
function processLocks(store: KeyValueStore): Locks {
  const expiries = locked.get(store) ?? new Map<string, number>();
  locked.set(store, expiries);
  return {
    lock(key, milliseconds) {
      const isFree = (expiries.get(key) ?? 0) <= Date.now();
      if (isFree) expiries.set(key, Date.now() + milliseconds);
      return isFree;
    },
    unlock: (key) => expiries.delete(key),
  };
}

/** Result of a store's operation. `undefined` if it fails or times out. */
const tryOperation = <T>(operation: () => T | Promise<T>): Promise<T | undefined> =>
  withStoreTimeout(operation).catch(() => undefined);

/**
 * Runs a function exclusively among all users of a store, with its locks, or within this process if it has none.
 * Continues without the lock if locking fails or takes too long. Does not release an expired lock, because another
 * server may hold it.
 */
export async function storeLock<T>(store: KeyValueStore, key: string, run: () => Promise<T>): Promise<T> {
  const locks = hasLocks(store) ? store : processLocks(store);
  const start = Date.now();
  let expiresAt = 0;
  for (
    let interval = POLL_INTERVALS.first;
    Date.now() - start < LOCK_TIMEOUT;
    interval = Math.min(interval * 2, POLL_INTERVALS.longest)
  ) {
    const requestedAt = Date.now();
    const isAcquired = await tryOperation(() => locks.lock(key, LOCK_TIMEOUT));
    if (isAcquired) expiresAt = requestedAt + LOCK_TIMEOUT;
    if (isAcquired !== false) break;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  try {
    return await run();
  } finally {
    if (Date.now() < expiresAt) await tryOperation(() => locks.unlock(key));
  }
}
