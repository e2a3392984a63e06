import { CsvError as ParserError, parse } from 'csv-parse/browser/esm/sync';
import { columns, requiredColumns } from './columns.js';
import { CsvError } from './csv-error.js';
import { Row } from './row.js';

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function parseText(text: string): Parsed[] {
  try {
    return parse(text, { bom: true, info: true, relax_column_count: true }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    const column = typeof error['column'] === 'number' ? error['column'] + 1 : 1;
    throw new CsvError({
      line,
      column,
      found: error.message,
      expected: 'cells parted by commas, with quotes closed and doubled inside quotes',
    });
  }
}

function readHeader(header: Parsed | undefined): ReadonlyMap<string, number> {
  const names = header?.record.map((name) => name.trim()) ?? [];
  const places = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (name === '' && index === names.length - 1) continue;
    const wrong = (expected: string) => new CsvError({ line: 1, column: index + 1, found: name, expected });
    if (!columns.has(name))
      throw wrong(
        `a column of the product file: ${[...columns].slice(0, 17).join(', ')}, productOptionName1 and so on`,
      );
    if (places.has(name)) throw wrong('each column once');
    places.set(name, index);
  }
  for (const name of requiredColumns) {
    if (!places.has(name))
      throw new CsvError({
        line: 1,
        column: names.length + 1,
        columnName: name,
        found: '',
        expected: `a column named ${name}`,
      });
  }
  return places;
}

/**
 * Reads the rows of a product file. Empty lines are left out.
 * @throws {CsvError} where the file is not CSV, or its columns are not the platform's
 */
export function readRows(text: string): Row[] {
  const [header, ...rest] = parseText(text);
  const places = readHeader(header);
  let end = header?.info.lines ?? 1;
  return rest.flatMap(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    if (record.every((cell) => cell.trim() === '')) return [];
    const surplus = record.findIndex((cell, index) => index >= (header?.record.length ?? 0) && cell.trim() !== '');
    if (surplus >= 0) {
      throw new CsvError({
        line,
        column: surplus + 1,
        found: record[surplus] ?? '',
        expected: `no more cells than the ${header?.record.length ?? 0} columns`,
      });
    }
    return [new Row(line, record, places)];
  });
}
