import { type Comparable, type FieldValue, type QueryField, comparable } from './field.js';

/** Value of a field in one row: a single value, or a list. */
export type Cell = Comparable | readonly Cell[];

/** Compares sort keys. Rows with equal keys keep their order; `null` sorts last in both directions. */
export const compareKeys = (a: Comparable, b: Comparable, descending: boolean): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === descending ? 1 : -1;
};

/** Distinct values of a column, and the index of each row's value. */
class Dictionary {
  readonly cells: Cell[] = [];
  readonly codes: number[] = [];
  readonly #getCode = new Map<Cell, number>();

  set(row: number, cell: Cell): void {
    let code = this.#getCode.get(cell);
    if (code === undefined) this.#getCode.set(cell, (code = this.cells.push(cell) - 1));
    this.codes[row] = code;
  }
}

/** Values of one field in all rows of a table, converted for comparison. */
export class Column<T> {
  readonly #field: QueryField<T>;
  readonly #cells: Cell[];
  readonly #keys: Comparable[];
  readonly #getKey: (cell: Cell) => Comparable;
  readonly #orders = new Map<boolean, Uint32Array>();
  /** Shared instances of equal lists. Filters run faster on few distinct lists. */
  readonly #lists = new Map<string, readonly Cell[]>();
  #dictionary: Dictionary | undefined;

  constructor(field: QueryField<T>, documents: readonly (T | undefined)[]) {
    this.#field = field;
    this.#cells = documents.map((document) => this.#cellOf(document));
    this.#getKey = field.type === 'any' ? getTypedKey : getKey;
    const hasKeys = field.type === 'string' || field.type === 'any';
    this.#keys = hasKeys ? this.#cells.map(this.#getKey) : (this.#cells as Comparable[]);
  }

  /** Values by row, for filters. */
  get cells(): readonly Cell[] {
    return this.#cells;
  }

  /** Sort keys by row. Strings are in lower case, so that sorting ignores case. */
  get keys(): readonly Comparable[] {
    return this.#keys;
  }

  /** Sort keys by row. The key of a list is its first item in the direction of the sorting. */
  sortKeys(descending: boolean): readonly Comparable[] {
    return this.#field.type === 'list' ? this.#cells.map((cell) => firstItem(cell, descending)) : this.#keys;
  }

  /** Updates the row of a document that was created, changed or deleted. */
  set(row: number, document: T | undefined): void {
    const cell = this.#cellOf(document);
    if (row < this.#cells.length && cell === this.#cells[row]) return;
    this.#cells[row] = cell;
    if (this.#keys !== this.#cells) this.#keys[row] = this.#getKey(cell);
    this.#dictionary?.set(row, cell);
    if (document !== undefined) this.#orders.clear();
  }

  /** Distinct values by code, for counting. Built on first use and updated with the column. */
  dictionary(): Readonly<Dictionary> {
    if (this.#dictionary) return this.#dictionary;
    const dictionary = new Dictionary();
    for (const [row, cell] of this.#cells.entries()) dictionary.set(row, cell);
    this.#dictionary = dictionary;
    return dictionary;
  }

  /** All rows in sorted order. Cached until the column changes. */
  order(descending: boolean): Uint32Array {
    const cached = this.#orders.get(descending);
    if (cached) return cached;
    const keys = this.sortKeys(descending);
    const order = Uint32Array.from(keys, (_, row) => row).sort(
      (left, right) => compareKeys(keys[left] ?? null, keys[right] ?? null, descending) || left - right,
    );
    this.#orders.set(descending, order);
    return order;
  }

  /** Whether the sorted order is cached. */
  isOrdered(descending: boolean): boolean {
    return this.#orders.has(descending);
  }

  #cellOf(document: T | undefined): Cell {
    if (document === undefined) return null;
    const value = this.#field.read(document);
    return isList(value) ? this.#toList(value) : comparable(this.#field.type, value);
  }

  #toList(values: readonly FieldValue[]): readonly Cell[] {
    const key = JSON.stringify(values);
    const known = this.#lists.get(key);
    if (known) return known;
    const convert = (value: FieldValue): Cell =>
      isList(value) ? value.map(convert) : comparable(this.#field.type, value);
    const list = values.map(convert);
    this.#lists.set(key, list);
    return list;
  }
}

const isList = (value: FieldValue): value is readonly FieldValue[] => typeof value === 'object' && value !== null;

const firstItem = (cell: Cell, descending: boolean): Comparable =>
  typeof cell === 'object' && cell !== null
    ? cell.map(getKey).reduce((first, key) => (compareKeys(key, first, descending) < 0 ? key : first), null)
    : getKey(cell);

const getKey = (cell: Cell): Comparable =>
  typeof cell === 'string' ? cell.toLowerCase() : typeof cell === 'object' ? null : cell;

/**
 * Sort key of a value of any type: absent values come first in ascending order, then numbers, strings and booleans. Strings
 * are compared with their case. A list is sorted by its first entry.
 */
function getTypedKey(cell: Cell): string {
  if (typeof cell === 'number') return `1${toOrderedText(cell)}`;
  if (typeof cell === 'string') return `2${cell}`;
  if (typeof cell === 'boolean') return `3${cell ? 1 : 0}`;
  return cell === null || cell[0] === undefined ? '0' : getTypedKey(cell[0]);
}

/** Converts a number to a string with the same order. */
function toOrderedText(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  const bits = view.getBigUint64(0);
  const ordered = bits >> 63n ? ~bits & 0xffff_ffff_ffff_ffffn : bits | (1n << 63n);
  return ordered.toString(16).padStart(16, '0');
}
