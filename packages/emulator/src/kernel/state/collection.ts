/** Stored document: a JSON value, without dates and functions. */
export interface Document {
  /** Document ID, unique in its collection. */
  readonly id: string;
}

/**
 * Collection of documents of one tenant, in insertion order. Documents are immutable: put a new object instead of
 * changing the one that `get` returned.
 */
export interface Collection<T extends Document> {
  /** Returns the document with this ID, or `undefined`. */
  get(id: string): T | undefined;
  /** Stores the document, replacing one with the same ID, and returns it. */
  put(document: T): T;
  /** Deletes the document. Returns whether it existed. */
  delete(id: string): boolean;
  /** All documents, in insertion order. */
  values(): IterableIterator<T>;
  /** Number of documents. */
  readonly size: number;
  /** Deletes all documents. */
  clear(): void;
  /** Number of writes so far, including reverted ones. */
  readonly writes: number;
  /** Writes since `writes` had this value. `undefined` if that is too long ago to know. */
  writtenSince(writes: number): readonly Write[] | undefined;
}

/** Write of a document. */
export interface Write {
  /** Document ID. */
  readonly id: string;
  /**
   * Whether the order changed: the document was deleted, or restored to its earlier position. A new document is
   * appended.
   */
  readonly isMoved: boolean;
}
