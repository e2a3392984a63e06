import { type Comparable, comparable, type QueryField } from './field.js';

/** A cell of a column: a single value, or the values of a list. */
export type Cell = Comparable | readonly string[];

/** Puts places in order by their keys. Equal ones keep theirs; those without a value come last either way. */
export const compareKeys = (a: Comparable, b: Comparable, descending: boolean): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === descending ? 1 : -1;
};

/** One field of all documents of a table, by their places, in the form that it is compared in. */
export class Column<T> {
  readonly #field: QueryField<T>;
  readonly #cells: Cell[];
  readonly #keys: Comparable[];
  readonly #orders = new Map<boolean, Uint32Array>();
  /** One list for all that hold the same: few lists are compared faster than many. */
  readonly #lists = new Map<string, readonly string[]>();

  constructor(field: QueryField<T>, documents: readonly (T | undefined)[]) {
    this.#field = field;
    this.#cells = documents.map((document) => this.#cellOf(document));
    this.#keys = field.type === 'string' ? this.#cells.map(keyOf) : (this.#cells as Comparable[]);
  }

  /** Values of the documents, for filters. */
  get cells(): readonly Cell[] {
    return this.#cells;
  }

  /** Sort keys. Strings are compared case-insensitively. */
  get keys(): readonly Comparable[] {
    return this.#keys;
  }

  /** Updates the cell of a document that was created, changed or deleted. */
  set(place: number, document: T | undefined): void {
    const cell = this.#cellOf(document);
    if (place < this.#cells.length && cell === this.#cells[place]) return;
    this.#cells[place] = cell;
    if (this.#keys !== this.#cells) this.#keys[place] = keyOf(cell);
    if (document !== undefined) this.#orders.clear();
  }

  /** All places in order. It is kept until the column changes. */
  order(descending: boolean): Uint32Array {
    const known = this.#orders.get(descending);
    if (known) return known;
    const keys = this.#keys;
    const order = Uint32Array.from(keys, (_, place) => place).sort(
      (left, right) => compareKeys(keys[left] ?? null, keys[right] ?? null, descending) || left - right,
    );
    this.#orders.set(descending, order);
    return order;
  }

  /** Whether `order` costs nothing. */
  isOrdered(descending: boolean): boolean {
    return this.#orders.has(descending);
  }

  #cellOf(document: T | undefined): Cell {
    if (document === undefined) return null;
    const value = this.#field.read(document);
    return typeof value === 'object' && value !== null ? this.#listOf(value) : comparable(this.#field.type, value);
  }

  #listOf(values: readonly string[]): readonly string[] {
    const key = JSON.stringify(values);
    const list = this.#lists.get(key) ?? values;
    this.#lists.set(key, list);
    return list;
  }
}

const keyOf = (cell: Cell): Comparable =>
  typeof cell === 'string' ? cell.toLowerCase() : typeof cell === 'object' ? null : cell;
