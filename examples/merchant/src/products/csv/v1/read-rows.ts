import { add } from '@cartwright/core/money';
import { findDecimalsError, writeAmount } from '../../../lib/amounts.js';
import { isAmount } from '../../catalog/is-amount.js';
import type { NewProduct } from '../../catalog/merchant-catalog.js';
import { readDiscount } from '../../catalog/v1/discount.js';
import type { CsvRow } from '../csv.js';
import type { FileRow, ProductRows, Report } from '../group-rows.js';
import type { ImportedFile, ImportedProduct, ImportedVariant } from '../imported-file.js';
import { readFile } from '../read-file.js';
import { readMedia } from '../read-media.js';
import { optionNumbers } from './product-rows.js';

type Option = NewProduct['options'][number];

/** Names of the rows of Catalog V1. */
const names = { handle: 'handleId', types: { product: 'Product', variant: 'Variant' } } as const;

const isTrue = (text: string): boolean => /^(true)?$/i.test(text);
const parseList = (text: string): string[] => text.split(';').flatMap((part) => part.trim() || []);

/** Reads a number, which the platform can write with an exponent (`1.245E+7`). Returns other texts unchanged. */
const plainNumber = (text: string): string => (/^\d[\d.]*(E\+?\d{1,2})?$/i.test(text) ? String(Number(text)) : text);

/** Reads a discount as the form of a product has it. */
function formatDiscount({ cell }: FileRow): string {
  const [mode, value] = [cell('discountMode'), cell('discountValue')];
  if (mode === '' || value === '') return '';
  return mode.toUpperCase() === 'PERCENT' ? `${value}%` : value;
}

/** Name of a choice, which follows its color. */
const getName = (color: string): string => color.slice(color.lastIndexOf(':') + 1);

/** Reads the options of a product. Colors are `#2f4b3f:Pine`. */
const getOptions = ({ cell }: FileRow): Option[] =>
  optionNumbers.flatMap((number) => {
    const name = cell(`productOptionName${number}`);
    const texts = parseList(cell(`productOptionDescription${number}`));
    if (name === '' || texts.length === 0) return [];
    if (cell(`productOptionType${number}`) !== 'COLOR') return [{ name, choices: [...new Set(texts)] }];
    const colors = texts.map((text): [string, string] => [
      getName(text),
      text.slice(0, -getName(text).length - 1) || text,
    ]);
    return [{ name, choices: [...new Set(texts.map(getName))], colors: Object.fromEntries(colors) }];
  });

function readVariant({ cell }: FileRow, basePrice: string, options: readonly Option[]): ImportedVariant {
  const [inventory, surcharge] = [cell('inventory'), cell('surcharge')];
  const choices = options.map(({ name, colors }, index): [string, string] => {
    const text = cell(`productOptionDescription${String(index + 1)}`);
    return [name, colors ? getName(text) : text];
  });
  const isSum = isAmount(basePrice) && /^-?\d+(\.\d+)?$/.test(surcharge);
  return {
    choices: Object.fromEntries(choices),
    sku: cell('sku'),
    compareAt: '',
    visible: isTrue(cell('visible')),
    price: isSum ? plainNumber(add(basePrice, surcharge)) : surcharge || basePrice,
    quantity: /^\d{1,6}$/.test(inventory) ? Number(inventory) : undefined,
  };
}

/** Finds the problems of a product, with their remedies. */
function findProblems({ name, variants, discount = '', price = '' }: ImportedProduct, currency: string): string[] {
  const tracked = variants.filter(({ quantity }) => quantity !== undefined);
  const example = writeAmount(29, currency);
  const isNegative = variants.find((variant) => !isAmount(variant.price));
  return [
    name === '' && 'The name is missing. Enter one.',
    price === '' && `The price is missing. Enter one such as ${example}.`,
    price !== '' && !isAmount(price) && `The price "${price}" is not a number. Enter one such as ${example}.`,
    ...new Set(
      [price, ...variants.map((variant) => variant.price)]
        .filter(isAmount)
        .map((amount) => findDecimalsError(amount, currency)),
    ),
    isAmount(price) && isNegative && `The price of a variant is "${isNegative.price}". Check its surcharge.`,
    !readDiscount(discount) && `The discount "${discount}" is not a number, or more than 100%.`,
    tracked.length > 0 &&
      tracked.length < variants.length &&
      'The stock of some variants is a number, and of others not. Enter numbers for all, or for none.',
  ].filter((problem) => problem !== false && problem !== undefined);
}

function readProduct(
  { product: row, variants: own }: ProductRows,
  currency: string,
  report: Report,
): ImportedProduct[] {
  const { cell } = row;
  const price = plainNumber(cell('price'));
  const options = getOptions(row);
  const files = parseList(cell('productImageUrl'));
  const fileRows = files.map((file) => ({ ...row, cell: (column: string) => (column === 'media' ? file : '') }));
  const media = readMedia(fileRows, report);
  const shared = { ...readVariant(row, price, []), price, visible: true };
  const variants = own.map((variant) => readVariant(variant, price, options));
  const product: ImportedProduct = {
    handle: cell('handleId'),
    name: cell('name'),
    html: cell('description'),
    visible: isTrue(cell('visible')),
    price,
    discount: formatDiscount(row),
    options,
    revision: cell('revision'),
    media,
    lacksMedia: media.length < files.length,
    // The platform leaves out the SKUs of variants that are the one of the product.
    variants: variants.length > 0 ? variants.map((one) => ({ ...one, sku: one.sku || shared.sku })) : [shared],
  };
  const problems = findProblems(product, currency);
  for (const problem of problems) report(row, `${problem} The product is left out.`);
  return problems.length > 0 ? [] : [product];
}

/** Reads the rows of a product file of Catalog V1. Prices are in a currency (ISO 4217). */
export const readRows = (rows: readonly CsvRow[], currency: string): ImportedFile =>
  readFile(rows, names, (group, report) => readProduct(group, currency, report));
