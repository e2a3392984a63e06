import { findDecimalsError, writeAmount } from '../../../lib/amounts.js';
import { isAmount } from '../../catalog/is-amount.js';
import type { CsvRow } from '../csv.js';
import type { FileRow, ProductRows, Report } from '../group-rows.js';
import type { ImportedFile, ImportedProduct, ImportedVariant } from '../imported-file.js';
import { readFile } from '../read-file.js';
import { readMedia } from '../read-media.js';
import { mostOptions } from './product-rows.js';

function readVariant({ cell }: FileRow): ImportedVariant {
  const inventory = cell('inventory');
  const choices = Array.from({ length: mostOptions }, (_, index): [string, string] => [
    cell(`productOptionName${String(index + 1)}`),
    cell(`productOptionChoices${String(index + 1)}`),
  ]).filter(([name]) => name !== '');
  return {
    choices: cell('fieldType') === 'VARIANT' ? Object.fromEntries(choices) : {},
    price: cell('price'),
    compareAt: cell('strikethroughPrice'),
    sku: cell('sku'),
    quantity: /^\d{1,6}$/.test(inventory) ? Number(inventory) : undefined,
  };
}

/** Reports the rows because of which a product cannot be imported. Returns whether there are any. */
function hasProblems(product: FileRow, variants: readonly FileRow[], currency: string, report: Report): boolean {
  const isNamed = product.cell('name') !== '';
  if (!isNamed) report(product, 'The name is missing. Enter one. The product is left out.');
  const unpriced = variants.filter(({ cell }) => !isAmount(cell('price')));
  for (const row of unpriced) {
    const price = row.cell('price');
    const found = price ? `The price "${price}" is not a number.` : 'The price is missing.';
    report(row, `${found} Enter one such as ${writeAmount(29, currency)}. The product is left out.`);
  }
  const imprecise = variants.flatMap((row) => {
    const price = row.cell('price');
    const error = isAmount(price) && findDecimalsError(price, currency);
    return error ? [{ row, error }] : [];
  });
  for (const { row, error } of imprecise) report(row, `${error} The product is left out.`);
  return !isNamed || unpriced.length + imprecise.length > 0;
}

function readProduct(
  { product, variants: own, media: mediaRows }: ProductRows,
  currency: string,
  report: Report,
): ImportedProduct[] {
  const { cell } = product;
  const variants = own.length > 0 ? own : [product];
  if (hasProblems(product, variants, currency, report)) return [];
  const media = readMedia(mediaRows, report);
  return [
    {
      handle: cell('handle'),
      name: cell('name'),
      html: cell('plainDescription'),
      visible: /^(true)?$/i.test(cell('visible')),
      revision: cell('revision'),
      variants: variants.map(readVariant),
      media,
      lacksMedia: media.length < mediaRows.length,
    },
  ];
}

/** Names of the rows of Catalog V3. */
const names = { handle: 'handle', types: { product: 'PRODUCT', variant: 'VARIANT', media: 'MEDIA' } } as const;

/** Reads the rows of a product file of Catalog V3. Prices are in a currency (ISO 4217). */
export const readRows = (rows: readonly CsvRow[], currency: string): ImportedFile =>
  readFile(rows, names, (group, report) => readProduct(group, currency, report));
