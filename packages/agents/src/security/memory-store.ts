import type { KeyValueStore } from '@cartwright/identity';

/** Creates a store in memory, which forgets the values that were set first. */
export function createMemoryStore(maxItems: number): KeyValueStore {
  const items = new Map<string, object>();
  return {
    getItem: (key) => items.get(key),
    setItem(key, value) {
      items.delete(key);
      items.set(key, value);
      const [first] = items.keys();
      if (items.size > maxItems && first !== undefined) items.delete(first);
    },
  };
}
