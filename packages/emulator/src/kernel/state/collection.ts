/** What every stored document has. Documents are JSON values: no dates, no functions. */
export interface Document {
  readonly id: string;
}

/**
 * A named set of documents of one tenant, in the order they were first put.
 * Documents are immutable values: never change what `get` returned, put a new object.
 */
export interface Collection<T extends Document> {
  /** The document with this id, or `undefined`. */
  get(id: string): T | undefined;
  /** Stores the document, replacing the one with the same id, and returns it. */
  put(document: T): T;
  /** Removes the document; says whether there was one. */
  delete(id: string): boolean;
  /** All documents. */
  values(): IterableIterator<T>;
  /** How many documents there are. */
  readonly size: number;
  /** Removes all documents. */
  clear(): void;
  /** How many writes there were, those that were undone too. */
  readonly writes: number;
  /** What was written since there were so many writes; `undefined` when that is too long ago to know. */
  writtenSince(writes: number): readonly Write[] | undefined;
}

/** A write of a document. */
export interface Write {
  readonly id: string;
  /** Whether it was deleted, or came back to where it was before: a new document is the last one. */
  readonly isMoved: boolean;
}
