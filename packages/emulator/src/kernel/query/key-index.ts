import type { Collection, Document } from '../state/collection.js';

/** Reads the keys of a document, such as its slug. */
export type KeysOf<T> = (document: T) => readonly string[];

/** IDs of the documents that have a key, by key. IDs that kept their keys since they were put are in insertion order. */
export type KeyIndex = ReadonlyMap<string, ReadonlySet<string>>;

interface Followed {
  readonly index: Map<string, Set<string>>;
  /** Indexed keys by document ID. */
  readonly keys: Map<string, readonly string[]>;
  writes: number;
}

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by collection of a tenant.
const indexes = new WeakMap<Collection<Document>, WeakMap<KeysOf<never>, Followed>>();

/**
 * Returns the documents of a collection by key. The index is cached and updated with the writes since its last use.
 * `getKeys` must be the same function for every call, and read only the document.
 */
export function getKeyIndex<T extends Document>(collection: Collection<T>, getKeys: KeysOf<T>): KeyIndex {
  const ofCollection = indexes.get(collection) ?? new WeakMap<KeysOf<never>, Followed>();
  indexes.set(collection, ofCollection);
  const followed = ofCollection.get(getKeys);
  const written = followed && collection.writtenSince(followed.writes);
  // A document at another position changes the order of its key's IDs.
  const isMoved = written?.some((write) => write.isMoved && collection.get(write.id) !== undefined);
  if (followed && written && !isMoved) {
    for (const id of new Set(written.map((write) => write.id))) update(followed, id, getKeys, collection.get(id));
    followed.writes = collection.writes;
    return followed.index;
  }
  const created: Followed = { index: new Map(), keys: new Map(), writes: collection.writes };
  for (const document of collection.values()) update(created, document.id, getKeys, document);
  ofCollection.set(getKeys, created);
  return created.index;
}

function update<T>({ index, keys }: Followed, id: string, getKeys: KeysOf<T>, document: T | undefined): void {
  const before = keys.get(id);
  const now = document && getKeys(document);
  if (before?.length === now?.length && before?.every((key, position) => key === now?.[position])) return;
  for (const key of before ?? []) {
    const ids = index.get(key);
    ids?.delete(id);
    if (ids?.size === 0) index.delete(key);
  }
  keys.delete(id);
  if (!now) return;
  keys.set(id, now);
  for (const key of now) {
    const ids = index.get(key);
    if (ids) ids.add(id);
    else index.set(key, new Set([id]));
  }
}
