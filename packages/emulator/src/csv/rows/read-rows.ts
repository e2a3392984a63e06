import { CsvError as ParserError, parse } from 'csv-parse/browser/esm/sync';
import type { Problems } from './problems.js';
import { Row } from './row.js';

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Parses the text up to the first syntax error, because rows after an unclosed quote cannot be recognized. */
function parseText(text: string, problems: Problems): Parsed[] {
  let end = 0;
  let isBroken = false;
  const records: unknown = parse(text, {
    ...{ bom: true, info: true, relax_column_count: true, skip_records_with_error: true },
    on_record(record, { lines }) {
      if (!isBroken) end = lines;
      return isBroken ? null : record;
    },
    on_skip(error) {
      if (!(error instanceof ParserError)) throw error ?? new TypeError('A record was skipped without a reason.');
      if (isBroken) return undefined;
      isBroken = true;
      problems.add({
        line: end + 1,
        column: typeof error['column'] === 'number' ? error['column'] + 1 : 1,
        found: error.message,
        expected: 'cells separated by commas, with quotes closed and doubled inside quotes; the rest was not read',
      });
      return undefined;
    },
  });
  return records as Parsed[];
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
  const names = header?.record.map((name) => name.trim()) ?? [];
  const places = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (name === '' && index === names.length - 1) continue;
    const report = (expected: string) => problems.add({ line: 1, column: index + 1, found: name, expected });
    if (!columns.has(name)) {
      if (ignoresOthers) continue;
      report(`a column of the product file: ${[...columns].slice(0, 17).join(', ')}, productOptionName1 and so on`);
    } else if (places.has(name)) report('each column once');
    else places.set(name, index);
  }
  const missing = required.filter((name) => !places.has(name));
  for (const [index, name] of missing.entries()) {
    const column = names.length + 1 + index;
    problems.add({ line: 1, column, columnName: name, found: '', expected: `a column named ${name}` });
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
  let end = header?.info.lines ?? 1;
  return rest.flatMap(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    if (record.every((cell) => cell.trim() === '')) return [];
    const width = header?.record.length ?? 0;
    const surplus = record.findIndex((cell, index) => index >= width && cell.trim() !== '');
    if (surplus >= 0) {
      const expected = `no more cells than the ${width} columns`;
      problems.add({ line, column: surplus + 1, found: record[surplus] ?? '', expected });
    }
    return [new Row(line, record, places, problems)];
  });
}
