import type { Document } from './collection.js';
import type { StoredDocument } from './database.js';

/** Document in a database that is read when it is first used. Tenants share it, so that it is read once. */
export class UnreadDocument {
  #stored: StoredDocument | undefined;
  #document: Document | undefined;

  constructor(stored: StoredDocument) {
    this.#stored = stored;
  }

  /** @throws the error of the database when it cannot be read */
  read(): Document {
    if (!this.#document) {
      this.#document = JSON.parse(this.#stored?.json ?? '') as Document;
      this.#stored = undefined;
    }
    return this.#document;
  }
}

/** Document of a collection, or where it is read. */
export type Entry = Document | UnreadDocument;

/** Returns the document of an entry, and reads it on the first use. */
export const readEntry = <E extends Entry | undefined>(entry: E): Document | Exclude<E, Entry> =>
  entry instanceof UnreadDocument ? entry.read() : (entry as Document | Exclude<E, Entry>);

/** Whether two entries are the same document. */
export const isSameEntry = (left: Entry | undefined, right: Entry | undefined): boolean =>
  left === right || readEntry(left) === readEntry(right);
