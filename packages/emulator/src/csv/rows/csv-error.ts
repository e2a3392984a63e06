/** Error in a cell of a CSV file. */
export interface CsvProblem {
  /** Number of the line that the row starts on, from 1. */
  readonly line: number;
  /** Number of the column, from 1. */
  readonly column: number;
  /** Name of the column. Absent if the error is not in a named column. */
  readonly columnName?: string;
  /** Content of the cell. */
  readonly found: string;
  /** Description of the valid content. */
  readonly expected: string;
}

/** Maximum number of errors in the message. */
const maxListed = 50;

const shown = (text: string): string =>
  text === '' ? 'nothing' : JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

const describe = ({ line, column, columnName, found, expected }: CsvProblem): string =>
  `Line ${line}, column ${column}${columnName ? ` (${columnName})` : ''}: found ${shown(found)}, expected ${expected}.`;

/**
 * Error of an invalid product file, of which nothing was imported. The message lists the first 50 errors, one per line,
 * and the number of further errors. `line`, `column`, `columnName`, `found` and `expected` describe the first one.
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
  /** Number of errors in the file. */
  readonly total: number;

  constructor(first: CsvProblem, rest: readonly CsvProblem[]) {
    const problems = [first, ...rest.slice(0, maxListed - 1)];
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
