import { CsvError as ParserError, parse } from 'csv-parse/browser/esm/sync';
import type { Problems } from './problems.js';
import { Row } from './row.js';

/** Record of the file that is not blank. */
interface Parsed {
  /** Number of the line that the record starts on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const isBlank = (cell: string): boolean => cell.trim() === '';

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Number of the first line that is not blank, from the given one on. */
function skipBlankLines(text: string, from: number): number {
  const lines = text.split(/\r\n|\n|\r/);
  let line = from;
  while (line < lines.length && isBlank(lines[line - 1] ?? '')) line++;
  return line;
}

/**
 * Parses the text up to the first syntax error, because rows after an unclosed quote cannot be recognized. Blank records
 * are dropped as they are read, so that a file with millions of them needs no memory.
 */
function parseText(text: string, problems: Problems): Parsed[] {
  const records: Parsed[] = [];
  let end = 0;
  let surplus = 0;
  let isBroken = false;
  parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record(cells, { lines }) {
      if (isBroken) return null;
      const content = cells.join();
      const breaks = countMatches(content, /[\r\n]/g);
      const pairs = countMatches(content, /\r\n/g);
      const line = lines - breaks - surplus;
      // The parser counts two lines for each `\r\n` inside quotes.
      surplus += pairs;
      end = line + breaks - pairs;
      if (!cells.every(isBlank)) records.push({ line, cells });
      return null;
    },
    on_skip(error) {
      if (!(error instanceof ParserError)) throw error ?? new TypeError('A record was skipped without a reason.');
      if (isBroken) return undefined;
      isBroken = true;
      problems.add({
        line: skipBlankLines(text, end + 1),
        column: typeof error['column'] === 'number' ? error['column'] + 1 : 1,
        found: error.message,
        expected: 'cells separated by commas, with quotes closed and doubled inside quotes; the rest was not read',
      });
      return undefined;
    },
  });
  return records;
}

/** Columns of a product file. */
export interface FileFormat {
  readonly columns: ReadonlySet<string>;
  readonly required: readonly string[];
  /** Whether other columns are ignored instead of reported. */
  readonly ignoresOthers: boolean;
}

function readHeader(header: Parsed | undefined, problems: Problems, format: FileFormat): ReadonlyMap<string, number> {
  const { columns, ignoresOthers, required } = format;
  const { cells = [], line = 1 } = header ?? {};
  const names = cells.map((name) => name.trim());
  const places = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (name === '' && index === names.length - 1) continue;
    const report = (expected: string) => problems.add({ line, column: index + 1, found: name, expected });
    if (!columns.has(name)) {
      if (ignoresOthers) continue;
      report(`a column of the product file: ${[...columns].slice(0, 17).join(', ')}, productOptionName1 and so on`);
    } else if (places.has(name)) report('each column once');
    else places.set(name, index);
  }
  const missing = required.filter((name) => !places.has(name));
  for (const [index, name] of missing.entries()) {
    const column = names.length + 1 + index;
    problems.add({ line, column, columnName: name, found: '', expected: `a column named ${name}` });
  }
  if (missing.length > 0) problems.check();
  return places;
}

/**
 * Reads the rows of a product file. Empty lines are skipped.
 *
 * @throws {CsvError} if the columns are not the platform's, so that no row can be read
 */
export function readRows(text: string, problems: Problems, format: FileFormat): Row[] {
  const [header, ...rest] = parseText(text, problems);
  const places = readHeader(header, problems, format);
  const width = header?.cells.length ?? 0;
  return rest.map(({ cells, line }) => {
    const surplus = cells.findIndex((cell, index) => index >= width && !isBlank(cell));
    if (surplus >= 0) {
      const expected = `no more cells than the ${width} columns`;
      problems.add({ line, column: surplus + 1, found: cells[surplus] ?? '', expected });
    }
    return new Row(line, cells, places, problems);
  });
}
