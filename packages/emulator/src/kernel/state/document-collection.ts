import type { Collection, Document, Write } from './collection.js';
import { type Entry, isSameEntry, readEntry } from './unread-document.js';

/** Immutable documents of a collection, shared between tenants and snapshots. */
export type Documents = ReadonlyMap<string, Entry>;

/** Minimum number of writes to remember. */
const MAX_REMEMBERED_WRITES = 1000;

/**
 * A collection over a shared map, which is copied by the first write.
 * Remembers what a unit of work changed, until `commit` or `undo`.
 */
export class DocumentCollection implements Collection<Document> {
  #documents: Map<string, Entry | undefined>;
  #shared: boolean;
  #size: number;
  readonly #before = new Map<string, Entry | undefined>();
  /** Previous version of each document that was written since the last commit, in the order of the writes. */
  readonly #journal: [id: string, before: Entry | undefined][] = [];
  #written: Write[] = [];
  #discardedWrites = 0;

  constructor(documents?: Documents) {
    this.#documents = (documents as Map<string, Entry> | undefined) ?? new Map<string, Entry>();
    this.#shared = documents !== undefined;
    this.#size = this.#documents.size;
  }

  get size(): number {
    return this.#size;
  }

  get writes(): number {
    return this.#discardedWrites + this.#written.length;
  }

  writtenSince(writes: number): readonly Write[] | undefined {
    return writes < this.#discardedWrites ? undefined : this.#written.slice(writes - this.#discardedWrites);
  }

  get(id: string): Document | undefined {
    return readEntry(this.#documents.get(id));
  }

  put(document: Document): Document {
    this.#write(document.id, document);
    return document;
  }

  delete(id: string): boolean {
    if (this.#documents.get(id) === undefined) return false;
    this.#write(id, undefined);
    return true;
  }

  *values(): IterableIterator<Document> {
    for (const entry of this.#documents.values()) if (entry !== undefined) yield readEntry(entry);
  }

  clear(): void {
    for (const { id } of [...this.values()]) this.delete(id);
  }

  /** Returns the documents of the last commit. The next write copies them first. */
  share(): Documents {
    this.#shared = true;
    return this.#documents as Map<string, Entry>;
  }

  /** Documents that have changed since the last commit: ID, current and previous version. `undefined` if absent. */
  *changes(): IterableIterator<[id: string, document: Document | undefined, before: Document | undefined]> {
    for (const [id, before] of this.#before) {
      const entry = this.#documents.get(id);
      if (!isSameEntry(entry, before)) yield [id, readEntry(entry), readEntry(before)];
    }
  }

  /** Position in the journal of writes. `revertTo` takes back the later writes. */
  get position(): number {
    return this.#journal.length;
  }

  /** Takes back the writes since a position. */
  revertTo(position: number): void {
    for (const [id, before] of this.#journal.slice(position).reverse()) this.#write(id, before);
    this.#journal.length = position;
  }

  /** Commits the changes. */
  commit(): void {
    for (const id of this.#before.keys()) {
      if (this.#documents.get(id) === undefined) this.#documents.delete(id);
    }
    this.#before.clear();
    this.#journal.length = 0;
  }

  /** Reverts the changes. Documents keep their positions. */
  undo(): void {
    for (const [id, before] of this.#before) {
      const isThere = this.#documents.get(id) !== undefined;
      if (before === undefined) this.#documents.delete(id);
      else this.#documents.set(id, before);
      this.#size += Number(before !== undefined) - Number(isThere);
      this.#remember({ id, isMoved: before === undefined || !isThere });
    }
    this.#before.clear();
    this.#journal.length = 0;
  }

  #write(id: string, entry: Entry | undefined): void {
    if (this.#shared) this.#documents = new Map(this.#documents);
    this.#shared = false;
    const before = this.#documents.get(id);
    if (!this.#before.has(id)) this.#before.set(id, before);
    this.#journal.push([id, before]);
    const isBack = before === undefined && this.#documents.has(id);
    this.#documents.set(id, entry);
    this.#size += Number(entry !== undefined) - Number(before !== undefined);
    this.#remember({ id, isMoved: entry === undefined || isBack });
  }

  #remember(write: Write): void {
    if (this.#written.push(write) < 2 * MAX_REMEMBERED_WRITES) return;
    this.#written = this.#written.slice(-MAX_REMEMBERED_WRITES);
    this.#discardedWrites += MAX_REMEMBERED_WRITES;
  }
}
