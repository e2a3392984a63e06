import { CsvError } from './csv-error.js';

/** What a number in a cell can be. */
export interface CellBounds {
  readonly least?: number;
  readonly most?: number;
  /** How many decimals it may have. */
  readonly scale?: number;
}

/** A row of the file: its cells by the names of their columns. */
export class Row {
  /** The line it starts on. */
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #columns: ReadonlyMap<string, number>;

  constructor(line: number, cells: readonly string[], columns: ReadonlyMap<string, number>) {
    this.line = line;
    this.#cells = cells;
    this.#columns = columns;
  }

  /** The error of a cell of this row. */
  wrong(columnName: string, expected: string): CsvError {
    const column = (this.#columns.get(columnName) ?? 0) + 1;
    return new CsvError({ line: this.line, column, columnName, found: this.text(columnName), expected });
  }

  /** The text of a cell, without spaces around it; empty where there is none. */
  text(name: string, longest = Number.POSITIVE_INFINITY): string {
    const text = this.#cells[this.#columns.get(name) ?? -1]?.trim() ?? '';
    if (text.length > longest) throw this.wrong(name, `at most ${longest} characters`);
    return text;
  }

  /** The text of a cell that must not be empty. */
  needed(name: string, longest: number): string {
    const text = this.text(name, longest);
    if (text === '') throw this.wrong(name, 'a text');
    return text;
  }

  /** The parts of a cell between semicolons; empty ones are left out. */
  list(name: string): string[] {
    return this.text(name)
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** A number with at most so many decimals; undefined where the cell is empty. */
  number(name: string, { least = 0, most = 999_999_999.99, scale = 2 }: CellBounds = {}): number | undefined {
    const text = this.text(name);
    if (text === '') return undefined;
    const number = /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
    const isExact = Number(number.toFixed(scale)) === number;
    if (isExact && number >= least && number <= most) return number;
    const decimals = scale === 0 ? 'no' : `at most ${['', 'one', 'two', 'three', 'four'][scale]}`;
    const example = (24.5).toFixed(scale);
    throw this.wrong(name, `a number from ${least} to ${most} with ${decimals} decimals, such as ${example}`);
  }

  /** Yes or no; the fallback where the cell is empty. */
  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name).toLowerCase();
    if (text === '') return fallback;
    if (text === 'true' || text === 'false') return text === 'true';
    throw this.wrong(name, 'true or false');
  }
}
