import type { Collection, Document } from '../state/collection.js';
import { type Cell, Column } from './column.js';
import type { QueryField, QueryFields } from './field.js';

/** Documents by their places, with a column for each field that a query asked for. */
export class Table<T extends Document> implements Iterable<T> {
  readonly fields: QueryFields<T>;
  #documents: (T | undefined)[];
  readonly #columns = new Map<QueryField<T>, Column<T>>();

  constructor(fields: QueryFields<T>, documents: Iterable<T>) {
    this.fields = fields;
    this.#documents = [...documents];
  }

  /** Number of rows, including the empty rows of deleted documents. */
  get length(): number {
    return this.#documents.length;
  }

  /** The document at a place. */
  at(place: number): T | undefined {
    return this.#documents[place];
  }

  /** The column of a field. */
  column(field: QueryField<T>): Column<T> {
    const known = this.#columns.get(field);
    if (known) return known;
    const column = new Column(field, this.#documents);
    this.#columns.set(field, column);
    return column;
  }

  /** Values of a field by row. */
  cells(name: string): readonly Cell[] {
    const field = this.fields.get(name);
    if (!field) throw new RangeError(`There is no field ${name}.`);
    return this.column(field).cells;
  }

  /** Puts a document at a place, or empties it. */
  set(place: number, document: T | undefined): void {
    this.#documents[place] = document;
    for (const column of this.#columns.values()) column.set(place, document);
  }

  *[Symbol.iterator](): IterableIterator<T> {
    for (const document of this.#documents) if (document !== undefined) yield document;
  }
}

/** A table that follows its collection. */
interface Followed<T extends Document> {
  readonly table: Table<T>;
  readonly places: Map<string, number>;
  writes: number;
}

const tables = new WeakMap<Collection<Document>, WeakMap<QueryFields<Document>, Followed<Document>>>();

/**
 * The documents of a collection as a table, which is kept and brought up to date for each query: what makes queries of
 * large collections fast. `fields` is the same object each time, and reads nothing but the document.
 */
export function tableOf<T extends Document>(collection: Collection<T>, fields: QueryFields<T>): Table<T> {
  const ofCollection = tables.get(collection) ?? new WeakMap<QueryFields<Document>, Followed<Document>>();
  tables.set(collection, ofCollection);
  const fieldsKey = fields as unknown as QueryFields<Document>;
  const known = ofCollection.get(fieldsKey) as Followed<T> | undefined;
  if (known && follow(known, collection)) return known.table;
  const table = new Table(fields, collection.values());
  const places = new Map(Array.from(table, ({ id }, place) => [id, place]));
  ofCollection.set(fieldsKey, { table, places, writes: collection.writes });
  return table;
}

/** Brings a table up to date; not when it fell too far behind, is mostly empty, or something that was deleted is back. */
function follow<T extends Document>(followed: Followed<T>, collection: Collection<T>): boolean {
  const { places, table } = followed;
  const written = collection.writtenSince(followed.writes);
  if (!written || table.length > 2 * collection.size + 100) return false;
  for (const { id, isMoved } of written) {
    const document = collection.get(id);
    const known = places.get(id);
    if (document && (isMoved || (known !== undefined && !table.at(known)))) return false;
    const place = known ?? (document && table.length);
    if (place === undefined) continue;
    places.set(id, place);
    table.set(place, document);
  }
  followed.writes = collection.writes;
  return true;
}
