import { parse } from 'csv-parse/sync';

/** Quotes a value if it needs it. */
const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Formats rows as CSV (RFC 4180). */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');

/** Row of a file. */
export interface CsvRow {
  /** Line of the file that the row starts at, from 1. Quoted values can have several lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Parses CSV (RFC 4180), with any line ends and an optional byte-order mark. Skips empty lines.
 *
 * @throws `CsvError` for a quotation mark that is not closed. Its `lines` is the last line of the file.
 */
export function parseCsv(text: string): CsvRow[] {
  // The parser counts two lines for each `\r\n` inside quotes.
  const rows = parse(text.replaceAll(/\r\n?/g, '\n'), {
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
  return rows
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ record, info }) => ({ line: info.lines - (record.join().match(/\n/g)?.length ?? 0), cells: record }));
}
