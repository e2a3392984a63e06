import type { Collection, Document } from '../state/collection.js';
import type { QueryFields } from './field.js';
import { Table } from './table.js';

/** Collection that the rows of some sources depend on. */
export interface Dependency {
  readonly collection: Collection<Document>;
  /**
   * Returns the IDs of the sources that depend on a document. Without `document`, it was deleted, and the sources that
   * depended on it before are updated, too.
   */
  readonly sourcesOf: (id: string, document: Document | undefined) => Iterable<string>;
  /** Whether to remember the sources of each document, because a deleted document does not show them. */
  readonly remembers: boolean;
}

/** Table with rows that are derived from the documents of a collection, the sources, and from their dependencies. */
export interface Derivation<S extends Document, T extends Document> {
  readonly sources: Collection<S>;
  readonly fields: QueryFields<T>;
  readonly getRows: (source: S) => readonly T[];
  readonly dependencies: readonly Dependency[];
  /** Value that is the same as long as no row depends on other changes. */
  readonly version: () => string;
}

/** Dependency with the state up to which the table is current. */
interface FollowedDependency extends Dependency {
  writes: number;
  readonly known: Map<string, readonly string[]>;
}

/** Table of derived rows, updated with the writes since its last use. */
export class DerivedTable<S extends Document, T extends Document> {
  readonly #derivation: Derivation<S, T>;
  #table: Table<T>;
  /** Rows of each source. Cleared rows are reused by the same source. */
  #rows = new Map<string, number[]>();
  #dependencies: FollowedDependency[] = [];
  #writes = 0;
  #version = '';

  constructor(derivation: Derivation<S, T>) {
    this.#derivation = derivation;
    this.#table = this.#build();
  }

  /** Returns the table in its current state. */
  current(): Table<T> {
    if (!this.#follow()) this.#table = this.#build();
    return this.#table;
  }

  #build(): Table<T> {
    const { dependencies, fields, getRows, sources, version } = this.#derivation;
    const rows: T[] = [];
    this.#rows = new Map();
    for (const source of sources.values()) {
      this.#rows.set(
        source.id,
        getRows(source).map((row) => rows.push(row) - 1),
      );
    }
    this.#writes = sources.writes;
    this.#version = version();
    this.#dependencies = dependencies.map((dependency) => {
      const { collection, remembers, sourcesOf } = dependency;
      const known = new Map<string, readonly string[]>();
      if (remembers) for (const one of collection.values()) known.set(one.id, [...sourcesOf(one.id, one)]);
      return { ...dependency, known, writes: collection.writes };
    });
    return new Table(fields, rows);
  }

  /** Updates the rows. `false` if the table must be rebuilt. */
  #follow(): boolean {
    const { sources, version } = this.#derivation;
    const written = sources.writtenSince(this.#writes);
    if (!written || version() !== this.#version || this.#table.length > 4 * sources.size + 1000) return false;
    const changed = new Set<string>();
    for (const { id, isMoved } of written) {
      if (isMoved && sources.get(id)) return false;
      changed.add(id);
    }
    for (const dependency of this.#dependencies) if (!followDependency(dependency, changed)) return false;
    for (const id of changed) this.#refresh(id);
    this.#writes = sources.writes;
    return true;
  }

  #refresh(id: string): void {
    const source = this.#derivation.sources.get(id);
    const rows = source ? this.#derivation.getRows(source) : [];
    const places = this.#rows.get(id) ?? [];
    for (let index = 0; index < Math.max(rows.length, places.length); index++) {
      const place = (places[index] ??= this.#table.length);
      this.#table.set(place, rows[index]);
    }
    this.#rows.set(id, places);
  }
}

/** Adds the sources that depend on written documents. `false` if there were too many writes to know. */
function followDependency(dependency: FollowedDependency, changed: Set<string>): boolean {
  const { collection, known, remembers, sourcesOf, writes } = dependency;
  const written = collection.writtenSince(writes);
  if (!written) return false;
  for (const id of new Set(written.map((write) => write.id))) {
    const document = collection.get(id);
    const sources = [...sourcesOf(id, document)];
    for (const source of [...sources, ...(known.get(id) ?? [])]) changed.add(source);
    if (remembers && document) known.set(id, sources);
    else known.delete(id);
  }
  dependency.writes = collection.writes;
  return true;
}
