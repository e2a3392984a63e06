import { isAmount } from '../catalog/is-amount.js';
import type { MediaFile, NewProduct } from '../catalog/merchant-catalog.js';
import type { CsvRow } from './csv.js';
import { type FileRow, groupRows, type ProductRows, type Report } from './group-rows.js';
import { mostOptions } from './product-rows.js';
import { readMedia } from './read-media.js';

/** Variant of a product file. */
export interface ImportedVariant {
  /** Choice names by option name. Empty for a product without options. */
  readonly choices: Readonly<Record<string, string>>;
  readonly price: string;
  readonly compareAt: string;
  /** Only in files of Catalog V1. */
  readonly visible?: boolean;
  readonly sku: string;
  /** Quantity, if the file has one. */
  readonly quantity: number | undefined;
}

/** Product of a product file. */
export interface ImportedProduct {
  readonly handle: string;
  readonly name: string;
  readonly description: string;
  readonly visible: boolean;
  /** Price that surcharges of variants are added to. Only in files of Catalog V1. */
  readonly price?: string;
  /** Only in files of Catalog V1. */
  readonly discount?: string;
  /** Options, if they are not those of the variants. Only in files of Catalog V1. */
  readonly options?: NewProduct['options'];
  /** Revision of the product when the file was exported. */
  readonly revision: string;
  readonly variants: readonly ImportedVariant[];
  /** Images and videos, the main one first. */
  readonly media: readonly MediaFile[];
  /** Whether images or videos were left out, because their rows cannot be read. */
  readonly lacksMedia: boolean;
}

/** Products of a file, and the lines that cannot be read. */
export interface ImportedFile {
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly string[];
}

function variantOf({ cell }: FileRow): ImportedVariant {
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
function hasProblems(product: FileRow, variants: readonly FileRow[], report: Report): boolean {
  const isNamed = product.cell('name') !== '';
  if (!isNamed) report(product, 'The name is missing. Enter one. The product is left out.');
  const unpriced = variants.filter(({ cell }) => !isAmount(cell('price')));
  for (const row of unpriced) {
    const price = row.cell('price');
    const found = price ? `The price "${price}" is not a number.` : 'The price is missing.';
    report(row, `${found} Enter one such as 29.00. The product is left out.`);
  }
  return !isNamed || unpriced.length > 0;
}

function readProduct({ product, variants: own, media: mediaRows }: ProductRows, report: Report): ImportedProduct[] {
  const { cell } = product;
  const variants = own.length > 0 ? own : [product];
  if (hasProblems(product, variants, report)) return [];
  const media = readMedia(mediaRows, report);
  return [
    {
      ...{ handle: cell('handle'), name: cell('name'), description: cell('plainDescription') },
      ...{ visible: /^(true)?$/i.test(cell('visible')), revision: cell('revision') },
      ...{ variants: variants.map(variantOf), media, lacksMedia: media.length < mediaRows.length },
    },
  ];
}

/** Names of the rows of Catalog V3. */
const names = { handle: 'handle', types: { product: 'PRODUCT', variant: 'VARIANT', media: 'MEDIA' } } as const;

/**
 * Reads the rows of a product file by the names of its columns. Rows that cannot be read are reported, with their lines
 * and what to do, and the others are read.
 */
export function readRows(rows: readonly CsvRow[]): ImportedFile {
  const columns = rows[0]?.cells ?? [];
  if (!columns.includes('handle') || !columns.includes('fieldType')) {
    return { products: [], problems: ['The first line must name the columns, among them "handle" and "fieldType".'] };
  }
  const problems: { line: number; text: string }[] = [];
  const report: Report = ({ line }, problem) => problems.push({ line, text: `Line ${String(line)}: ${problem}` });
  const products = groupRows(rows, names, report).flatMap((group) => readProduct(group, report));
  return { products, problems: problems.sort((a, b) => a.line - b.line).map(({ text }) => text) };
}
