import type { CsvRow } from './csv.js';
import { groupRows, type ProductRows, type Report, type RowNames } from './group-rows.js';
import type { ImportedFile, ImportedProduct } from './imported-file.js';

/**
 * Reads the rows of a product file by the names of its columns. Rows that cannot be read are reported, with their lines
 * and what to do, and the others are read.
 *
 * @param readProduct Reads the rows of a product. Returns nothing if it reports a problem of the product.
 */
export function readFile(
  rows: readonly CsvRow[],
  names: RowNames,
  readProduct: (rows: ProductRows, report: Report) => readonly ImportedProduct[],
): ImportedFile {
  const columns = rows[0]?.cells ?? [];
  if (!columns.includes(names.handle) || !columns.includes('fieldType')) {
    const problem = `The first line must name the columns, among them "${names.handle}" and "fieldType".`;
    return { products: [], problems: [problem] };
  }
  const problems: { line: number; text: string }[] = [];
  const report: Report = ({ line }, problem) => problems.push({ line, text: `Line ${String(line)}: ${problem}` });
  const products = groupRows(rows, names, report).flatMap((group) => readProduct(group, report));
  return { products, problems: problems.sort((a, b) => a.line - b.line).map(({ text }) => text) };
}
