import { repeat, STORE_TIMEOUT, withStoreTimeout } from './store-timeout.js';
import type { KeyValueStore } from './key-value-store.js';
import { LOCK_TIMEOUT } from '../tab-channel/tab-lock.js';

/** Polling intervals for a held lock, in milliseconds: doubled each time, up to the longest. */
const POLL_INTERVALS = { first: 5, longest: 100 };

/** Interval at which a held lock is extended, in milliseconds. */
const EXTENSION_INTERVAL = 10_000;

type Locks = Required<Pick<KeyValueStore, 'lock' | 'unlock'>>;

const hasLocks = (store: KeyValueStore): store is KeyValueStore & Locks => Boolean(store.lock && store.unlock);

/** Keys locked in this process, with the owner and expiry of each lock, for stores without locks. */
// eslint-disable-next-line state/no-module-state -- Weakly referenced, and without tokens.
const locked = /* @__PURE__ */ new WeakMap<KeyValueStore, Map<string, { owner: string; expiresAt: number }>>();

/** Locks that hold within this process only. */
function processLocks(store: KeyValueStore): Locks {
  const held = locked.get(store) ?? new Map<string, { owner: string; expiresAt: number }>();
  locked.set(store, held);
  return {
    lock(key, milliseconds, owner) {
      const current = held.get(key);
      const isFree = !current || current.owner === owner || current.expiresAt <= Date.now();
      if (isFree) held.set(key, { owner, expiresAt: Date.now() + milliseconds });
      return isFree;
    },
    unlock: (key, owner) => held.get(key)?.owner === owner && held.delete(key),
  };
}

/** Result of a store's operation. `undefined` if it fails or times out. */
const tryOperation = <T>(operation: () => T | Promise<T>): Promise<T | undefined> =>
  withStoreTimeout(operation).catch(() => undefined);

/** Acquires a lock. Returns `false` if the store fails for 5 seconds, or the lock is held elsewhere all the time. */
async function acquire(locks: Locks, key: string, owner: string): Promise<boolean> {
  const start = Date.now();
  let lastResponse = start;
  for (
    let interval = POLL_INTERVALS.first;
    Date.now() - start < LOCK_TIMEOUT && Date.now() - lastResponse < STORE_TIMEOUT;
    interval = Math.min(interval * 2, POLL_INTERVALS.longest)
  ) {
    const isAcquired = await tryOperation(() => locks.lock(key, LOCK_TIMEOUT, owner));
    if (isAcquired) return true;
    if (isAcquired === false) lastResponse = Date.now();
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return false;
}

/**
 * Runs a function exclusively among all users of a store, with its locks, or within this process if it has none.
 *
 * @param store - The store.
 * @param key - Key of the lock.
 * @param run - The function. Its argument says whether the lock was acquired.
 */
export async function storeLock<T>(
  store: KeyValueStore,
  key: string,
  run: (isLocked: boolean) => Promise<T>,
): Promise<T> {
  const locks = hasLocks(store) ? store : processLocks(store);
  const owner = crypto.randomUUID();
  let extensions: ReturnType<typeof setInterval> | undefined;
  try {
    const isLocked = await acquire(locks, key, owner);
    // A token call can take longer than a lock lasts, for example while it waits for a rate limit.
    if (isLocked) {
      extensions = setInterval(() => void tryOperation(() => locks.lock(key, LOCK_TIMEOUT, owner)), EXTENSION_INTERVAL);
    }
    return await run(isLocked);
  } finally {
    clearInterval(extensions);
    // Also releases a lock that was acquired although the store's response was lost.
    const unlock = async () => withStoreTimeout(() => locks.unlock(key, owner));
    await unlock().catch(() => void repeat(unlock, STORE_TIMEOUT).catch(() => {}));
  }
}
