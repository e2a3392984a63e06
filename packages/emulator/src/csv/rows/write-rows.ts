import type { Cells } from './cells.js';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes a header and rows as CSV (RFC 4180). */
export const writeRows = (columns: Iterable<string>, rows: readonly Cells[], lineEnd: '\r\n' | '\n'): string => {
  const head = [...columns];
  return [head, ...rows.map((cells) => head.map((name) => cells[name] ?? ''))]
    .map((cells) => cells.map(quoted).join(',') + lineEnd)
    .join('');
};
