import type { FieldValue, QueryField } from '../field.js';
import type { RowIndex } from '../table.js';
import { splitWords } from './words.js';

/** Words of one field by row, built once and updated with the table. */
export class TextIndex<T> implements RowIndex<T> {
  readonly #field: QueryField<T>;
  readonly #numbers = new Map<string, number>();
  readonly #rows: (readonly number[])[] = [];
  readonly #rowsByWord: number[][] = [];

  constructor(field: QueryField<T>, documents: readonly (T | undefined)[]) {
    this.#field = field;
    for (const [row, document] of documents.entries()) this.set(row, document);
  }

  /** Numbers of the words that the rows have or had. */
  get vocabulary(): ReadonlyMap<string, number> {
    return this.#numbers;
  }

  /** Numbers of the words of each row. */
  get rows(): readonly (readonly number[])[] {
    return this.#rows;
  }

  /** Rows that have or had a word. Some may be listed twice. */
  getRows(word: number): readonly number[] {
    return this.#rowsByWord[word] ?? [];
  }

  set(row: number, document: T | undefined): void {
    const words = this.#splitWords(document);
    this.#rows[row] = words;
    for (const word of words) {
      const rows = this.#rowsByWord[word];
      if (rows) rows.push(row);
      else this.#rowsByWord[word] = [row];
    }
  }

  #splitWords(document: T | undefined): readonly number[] {
    if (document === undefined) return [];
    const numbers = new Set<number>();
    for (const word of splitWords(toText(this.#field.read(document)))) {
      const number = this.#numbers.get(word) ?? this.#numbers.size;
      this.#numbers.set(word, number);
      numbers.add(number);
    }
    return [...numbers];
  }
}

const toText = (value: FieldValue): string =>
  typeof value === 'object' && value !== null ? value.map(toText).join(' ') : String(value ?? '');
