/** Where a CSV file is wrong, what is there and what should be. Lines and columns count from one. */
export interface CsvProblem {
  readonly line: number;
  readonly column: number;
  /** The column's name; absent where the problem is not in one. */
  readonly columnName?: string;
  readonly found: string;
  readonly expected: string;
}

const shown = (text: string): string =>
  text === '' ? 'nothing' : JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A catalog file that cannot be imported. Nothing of it was. */
export class CsvError extends Error implements CsvProblem {
  override readonly name = 'CsvError';
  readonly line: number;
  readonly column: number;
  readonly columnName?: string;
  readonly found: string;
  readonly expected: string;

  constructor(problem: CsvProblem) {
    const { line, column, columnName, found, expected } = problem;
    super(
      `Line ${line}, column ${column}${columnName ? ` (${columnName})` : ''}: found ${shown(found)}, expected ${expected}.`,
    );
    this.line = line;
    this.column = column;
    if (columnName !== undefined) this.columnName = columnName;
    this.found = found;
    this.expected = expected;
  }
}
