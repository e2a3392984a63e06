import type { KeyValueStore } from './key-value-storage.js';
import { LONGEST_LOCK } from './tab-lock.js';

/** A lock that is taken is tried again after so long, in milliseconds: twice as long each time, up to the longest. */
const WAITS = { first: 5, longest: 100 };

type Locks = Pick<KeyValueStore, 'lock' | 'unlock'>;

/** What is locked in this process, for stores without locks. */
const locked = /* @__PURE__ */ new WeakMap<KeyValueStore, Set<string>>();

/** The locks of this process alone. */
function processLocks(store: KeyValueStore): Locks {
  const keys = locked.get(store) ?? new Set();
  locked.set(store, keys);
  return {
    lock(key) {
      const isFree = !keys.has(key);
      keys.add(key);
      return isFree;
    },
    unlock: (key) => keys.delete(key),
  };
}

/** What a store answers; nothing where it fails. */
async function attempt<T>(ask: () => T): Promise<Awaited<T> | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/**
 * Runs one at a time among all who have the store, by its locks; by those of this process where it has none. A lock that
 * fails is done without. One that is held for too long is not waited for, and one that has expired is not given back: it
 * may be someone else's by then.
 */
export async function storeLock<T>(store: KeyValueStore, key: string, run: () => Promise<T>): Promise<T> {
  const locks: Locks = store.lock ? store : processLocks(store);
  const begun = Date.now();
  let expires = 0;
  for (let wait = WAITS.first; Date.now() - begun < LONGEST_LOCK; wait = Math.min(wait * 2, WAITS.longest)) {
    const asked = Date.now();
    const isOurs = await attempt(() => locks.lock?.(key, LONGEST_LOCK));
    if (isOurs) expires = asked + LONGEST_LOCK;
    if (isOurs !== false) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  try {
    return await run();
  } finally {
    if (Date.now() < expires) await attempt(() => locks.unlock?.(key));
  }
}
