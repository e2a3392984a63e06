import { answerOf } from './answer-of.js';
import type { KeyValueStore } from './key-value-store.js';
import { LONGEST_LOCK } from './tab-lock.js';

/** A lock that is taken is tried again after so long, in milliseconds: twice as long each time, up to the longest. */
const WAITS = { first: 5, longest: 100 };

type Locks = Required<Pick<KeyValueStore, 'lock' | 'unlock'>>;

const hasLocks = (store: KeyValueStore): store is KeyValueStore & Locks => Boolean(store.lock && store.unlock);

/** What is locked in this process and until when, for stores without locks. */
const locked = /* @__PURE__ */ new WeakMap<KeyValueStore, Map<string, number>>();

/** The locks of this process alone. */
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

/** What a store answers; nothing where it fails or does not answer. */
const attempt = <T>(ask: () => T | Promise<T>): Promise<T | undefined> => answerOf(ask).catch(() => undefined);

/**
 * Runs one at a time among all who have the store, by its locks; by those of this process where it has none. A lock that
 * fails is done without. One that is held for too long is not waited for, and one that has expired is not given back: it
 * may be someone else's by then.
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
