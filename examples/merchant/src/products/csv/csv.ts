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

/** Parses CSV (RFC 4180), with any line ends and an optional byte-order mark. Skips empty lines. */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let lastLine = 1;
  // A quoted or plain value, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length) {
    const match = cell.exec(source);
    if (!match) break;
    const [whole, inQuotes, plain = '', end] = match;
    cells.push(inQuotes?.replaceAll('""', '"') ?? plain);
    lastLine += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',' && cell.lastIndex < source.length) continue;
    if (end === ',') cells.push('');
    if (cells.some((value) => value !== '')) rows.push({ line, cells });
    cells = [];
    line = lastLine;
  }
  return rows;
}
