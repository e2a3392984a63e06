/** An error in a cell of a CSV file. Lines and columns count from one. */
export interface CsvProblem {
  /** The line that the row starts on. */
  readonly line: number;
  /** The column's number. */
  readonly column: number;
  /** The column's name; absent where the problem is not in a named column. */
  readonly columnName?: string;
  /** The cell's text. */
  readonly found: string;
  /** What the cell may hold. */
  readonly expected: string;
}

/** The most errors that are listed. */
const mostListed = 50;

const shown = (text: string): string =>
  text === '' ? 'nothing' : JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

const describe = ({ line, column, columnName, found, expected }: CsvProblem): string =>
  `Line ${line}, column ${column}${columnName ? ` (${columnName})` : ''}: found ${shown(found)}, expected ${expected}.`;

/**
 * A catalog file that cannot be imported. Nothing of it was. The message lists the first 50 errors, one on each line,
 * and says how many more there are; `line`, `column`, `columnName`, `found` and `expected` are those of the first.
 */
export class CsvError extends Error implements CsvProblem {
  override readonly name = 'CsvError';
  readonly line: number;
  readonly column: number;
  readonly columnName?: string;
  readonly found: string;
  readonly expected: string;
  /** The first 50 errors, in the order of the file. */
  readonly problems: readonly CsvProblem[];
  /** The number of all errors. */
  readonly total: number;

  constructor(first: CsvProblem, rest: readonly CsvProblem[]) {
    const problems = [first, ...rest.slice(0, mostListed - 1)];
    const total = 1 + rest.length;
    const more = total - problems.length;
    const lines = problems.map(describe);
    super([...lines, ...(more > 0 ? [`And ${more} more ${more === 1 ? 'error' : 'errors'}.`] : [])].join('\n'));
    this.line = first.line;
    this.column = first.column;
    if (first.columnName !== undefined) this.columnName = first.columnName;
    this.found = first.found;
    this.expected = first.expected;
    this.problems = problems;
    this.total = total;
  }
}
