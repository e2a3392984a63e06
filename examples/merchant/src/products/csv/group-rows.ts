import type { CsvRow } from './csv.js';

/** Row of a product file. */
export interface FileRow {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Cell of a column, without surrounding spaces. Empty if the file does not have the column. */
  readonly cell: (column: string) => string;
}

/** Rows of a product. */
export interface ProductRows {
  readonly product: FileRow;
  readonly variants: readonly FileRow[];
  readonly media: readonly FileRow[];
}

/** Reports a line that cannot be imported, with its remedy. */
export type Report = (row: FileRow, problem: string) => void;

/** Names of the columns and kinds of rows of a format. */
export interface RowNames {
  /** Column of the handle. */
  readonly handle: string;
  /** Values of the column `fieldType`. */
  readonly types: { readonly product: string; readonly variant: string; readonly media?: string };
}

/** Assigns the variants and media of a file to their products. Reports rows without a product. */
export function groupRows(
  [header, ...rows]: readonly CsvRow[],
  { handle: handleColumn, types }: RowNames,
  report: Report,
): readonly ProductRows[] {
  const all = Object.values(types);
  const listed = `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;
  const groups = new Map<string, { product: FileRow; variants: FileRow[]; media: FileRow[] }>();
  for (const { line, cells } of rows) {
    const cell = (column: string) => cells[header?.cells.indexOf(column) ?? -1]?.trim() ?? '';
    const row = { line, cell };
    const [handle, type] = [cell(handleColumn), cell('fieldType')];
    const group = groups.get(handle);
    if (!handle) report(row, 'The handle is missing. Enter one that the rows of the product share.');
    else if (type === types.product) {
      if (group) report(row, `A product above has the handle "${handle}", too. Give each product its own.`);
      else groups.set(handle, { product: row, variants: [], media: [] });
    } else if (!all.includes(type)) {
      report(row, `The field type "${type}" is not known. Enter ${listed}.`);
    } else if (!group) report(row, `No product above has the handle "${handle}". Put the row below its product.`);
    else (type === types.variant ? group.variants : group.media).push(row);
  }
  return [...groups.values()];
}
