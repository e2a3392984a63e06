import type { Collection, Document } from '../state/collection.js';
import { type Cell, Column } from './column.js';
import type { QueryField, QueryFields } from './field.js';

/** Data derived from the rows of a table, which follows its writes. */
export interface RowIndex<T> {
  /** Updates the row of a document that was created, changed or deleted. */
  set(row: number, document: T | undefined): void;
}

/** Documents by row, with a column for each field that queries have used. */
export class Table<T extends Document> implements Iterable<T> {
  readonly fields: QueryFields<T>;
  #documents: (T | undefined)[];
  readonly #indexes = new Map<unknown, RowIndex<T>>();

  constructor(fields: QueryFields<T>, documents: Iterable<T>) {
    this.fields = fields;
    this.#documents = [...documents];
  }

  /** Number of rows, including the empty rows of deleted documents. */
  get length(): number {
    return this.#documents.length;
  }

  /** Document in a row. `undefined` if it was deleted. */
  at(row: number): T | undefined {
    return this.#documents[row];
  }

  /** Column of a field, created on first use. */
  column(field: QueryField<T>): Column<T> {
    return this.index(field, (documents) => new Column(field, documents));
  }

  /** Index of the rows with this key, created on first use. */
  index<Index extends RowIndex<T>>(key: object, create: (documents: readonly (T | undefined)[]) => Index): Index {
    const cached = this.#indexes.get(key);
    if (cached) return cached as Index;
    const index = create(this.#documents);
    this.#indexes.set(key, index);
    return index;
  }

  /** Values of a field by row. */
  cells(name: string): readonly Cell[] {
    const field = this.fields.get(name);
    if (!field) throw new RangeError(`There is no field ${name}.`);
    return this.column(field).cells;
  }

  /** Stores a document in a row, or clears the row. */
  set(row: number, document: T | undefined): void {
    this.#documents[row] = document;
    for (const index of this.#indexes.values()) index.set(row, document);
  }

  *[Symbol.iterator](): IterableIterator<T> {
    for (const document of this.#documents) if (document !== undefined) yield document;
  }
}

/** Table of a collection, with the state up to which it is current. */
interface Followed<T extends Document> {
  readonly table: Table<T>;
  readonly rows: Map<string, number>;
  writes: number;
}

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by collection of a tenant.
const tables = new WeakMap<Collection<Document>, WeakMap<QueryFields<Document>, Followed<Document>>>();

/**
 * Returns the documents of a collection as a table. The table is cached and updated with the writes since the last
 * query, which makes queries of large collections fast. `fields` must be the same object for every query, and read only
 * the document.
 */
export function getTable<T extends Document>(collection: Collection<T>, fields: QueryFields<T>): Table<T> {
  const ofCollection = tables.get(collection) ?? new WeakMap<QueryFields<Document>, Followed<Document>>();
  tables.set(collection, ofCollection);
  const fieldsKey = fields as unknown as QueryFields<Document>;
  const followed = ofCollection.get(fieldsKey) as Followed<T> | undefined;
  if (followed && follow(followed, collection)) return followed.table;
  const table = new Table(fields, collection.values());
  const rows = new Map(Array.from(table, ({ id }, row) => [id, row]));
  ofCollection.set(fieldsKey, { table, rows, writes: collection.writes });
  return table;
}

/**
 * Updates a table with the writes since its last query. `false` if it must be rebuilt: too many writes, mostly empty
 * rows, or a restored or moved document.
 */
function follow<T extends Document>(followed: Followed<T>, collection: Collection<T>): boolean {
  const { rows, table } = followed;
  const written = collection.writtenSince(followed.writes);
  if (!written || table.length > 2 * collection.size + 100) return false;
  for (const { id, isMoved } of written) {
    const document = collection.get(id);
    const existing = rows.get(id);
    if (document && (isMoved || (existing !== undefined && !table.at(existing)))) return false;
    const row = existing ?? (document && table.length);
    if (row === undefined) continue;
    rows.set(id, row);
    table.set(row, document);
  }
  followed.writes = collection.writes;
  return true;
}
