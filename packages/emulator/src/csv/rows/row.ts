import type { Problems } from './problems.js';

/** Bounds of a number in a cell. */
export interface CellBounds {
  readonly least?: number;
  readonly most?: number;
  /** Maximum number of decimal places. Unlimited by default. */
  readonly scale?: number;
}

/** Maximum price, cost or weight. */
export const largestNumber = 999_999_999.99;

/** Converts a string to a number, also from exponent form (`1.245E+7`). NaN for any other string. */
export const toNumber = (text: string): number =>
  /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) + 0 : Number.NaN;

/** A row of the file: cells by column name. Cells with errors are reported and read as if empty. */
export class Row {
  /** Number of the line that the row starts on, from 1. */
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #columns: ReadonlyMap<string, number>;
  readonly #problems: Problems;

  constructor(line: number, cells: readonly string[], columns: ReadonlyMap<string, number>, problems: Problems) {
    this.line = line;
    this.#cells = cells;
    this.#columns = columns;
    this.#problems = problems;
  }

  /** Reports an error in a cell of this row. */
  report(columnName: string, expected: string): void {
    const column = (this.#columns.get(columnName) ?? 0) + 1;
    this.#problems.add({ line: this.line, column, columnName, found: this.string(columnName), expected });
  }

  /** Returns a cell without surrounding spaces. Empty if absent; reported and truncated if too long. */
  string(name: string, longest = Number.POSITIVE_INFINITY): string {
    const string = this.#cells[this.#columns.get(name) ?? -1]?.trim() ?? '';
    if (string.length <= longest) return string;
    this.report(name, `at most ${longest} characters`);
    return string.slice(0, longest);
  }

  /** Returns a required cell. Reports an error if it is empty. */
  required(name: string, longest: number): string {
    const string = this.string(name, longest);
    if (string === '') this.report(name, 'a value');
    return string;
  }

  /** Returns the non-empty parts of a cell, separated by semicolons. */
  list(name: string): string[] {
    return this.string(name)
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** Returns the number in a cell. `undefined` if the cell is empty. */
  number(name: string, { least = 0, most = largestNumber, scale }: CellBounds = {}): number | undefined {
    const string = this.string(name);
    if (string === '') return undefined;
    const number = toNumber(string);
    const isExact = scale === undefined || Number(number.toFixed(scale)) === number;
    if (isExact && number >= least && number <= most) return number;
    const limit = scale === 0 ? 'no' : `at most ${['', 'one', 'two', 'three', 'four'][scale ?? 0]}`;
    const decimals = scale === undefined ? '' : ` with ${limit} decimals`;
    this.report(name, `a number from ${least} to ${most}${decimals}, such as ${(24.5).toFixed(scale ?? 2)}`);
    return undefined;
  }

  /** Returns the boolean in a cell, or the fallback if the cell is empty. */
  boolean(name: string, fallback: boolean): boolean {
    const string = this.string(name).toLowerCase();
    if (string === 'true' || string === 'false') return string === 'true';
    if (string !== '') this.report(name, 'true or false');
    return fallback;
  }
}
