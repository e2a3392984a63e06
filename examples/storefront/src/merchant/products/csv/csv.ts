/** Quotes a value if it needs it. */
const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Formats rows as CSV (RFC 4180). */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');

/** Parses CSV (RFC 4180), with any line ends and an optional byte-order mark. Skips empty lines. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted or plain value, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length) {
    const match = cell.exec(source);
    if (!match) break;
    const [, inQuotes, plain = '', end] = match;
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === ',' && cell.lastIndex < source.length) continue;
    if (end === ',') row.push('');
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
