import { answerOf } from './answer-of.js';
import type { KeyValueStore } from './key-value-store.js';
import { LONGEST_LOCK } from './tab-lock.js';

/** Polling intervals for a held lock, in milliseconds: doubled each time, up to the longest. */
const WAITS = { first: 5, longest: 100 };

type Locks = Required<Pick<KeyValueStore, 'lock' | 'unlock'>>;

const hasLocks = (store: KeyValueStore): store is KeyValueStore & Locks => Boolean(store.lock && store.unlock);

/** Keys locked in this process and the expiry of each lock, for stores without locks. */
const locked = /* @__PURE__ */ new WeakMap<KeyValueStore, Map<string, number>>();

/** Locks that hold within this process only. */
function processLocks(store: KeyValueStore): Locks {
  const ends = locked.get(store) ?? new Map<string, number>();
  locked.set(store, ends);
  return {
    lock(key, milliseconds) {
      const isFree = (ends.get(key) ?? 0) <= Date.now();
      if (isFree) ends.set(key, Date.now() + milliseconds);
      return isFree;
    },
    unlock: (key) => ends.delete(key),
  };
}

/** Result of a store's operation. `undefined` if it fails or times out. */
const attempt = <T>(ask: () => T | Promise<T>): Promise<T | undefined> => answerOf(ask).catch(() => undefined);

/**
 * Runs a function exclusively among all users of a store, with its locks, or within this process if it has none.
 * Continues without the lock if locking fails or takes too long. Does not release an expired lock, because another
 * server may hold it.
 */
export async function storeLock<T>(store: KeyValueStore, key: string, run: () => Promise<T>): Promise<T> {
  const locks = hasLocks(store) ? store : processLocks(store);
  const begun = Date.now();
  let expires = 0;
  for (let wait = WAITS.first; Date.now() - begun < LONGEST_LOCK; wait = Math.min(wait * 2, WAITS.longest)) {
    const asked = Date.now();
    const isOurs = await attempt(() => locks.lock(key, LONGEST_LOCK));
    if (isOurs) expires = asked + LONGEST_LOCK;
    if (isOurs !== false) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  try {
    return await run();
  } finally {
    if (Date.now() < expires) await attempt(() => locks.unlock(key));
  }
}
