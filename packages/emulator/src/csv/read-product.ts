import Big from 'big.js';
import { allProductsId } from '../shop/catalog-v1/collection.js';
import { derivedId } from '../kernel/state/derived-id.js';
import { type StoredProduct, type StoredVariant, maxVariants } from '../shop/catalog-v1/product.js';
import { readDiscount, readImages, readInfos, readStock, readCustomTextFields } from './read-cells.js';
import { type ReadOption, readChoices, readOptions } from './read-options.js';
import { toProductId } from './rows/product-id.js';
import { largestNumber, type Row } from './rows/row.js';

/** The rows of a product: its own and those of its variants. */
export interface ProductRows {
  readonly row: Row;
  readonly variants: readonly Row[];
}

/** Data from outside the product's rows. */
export interface Surroundings {
  readonly slug: string;
  readonly index: number;
  readonly now: Date;
  /** Maximum number of decimal places of prices and costs. */
  readonly scale: number;
  /** Returns the ID of the collection with this name. */
  collectionId(name: string): string;
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

type Base = Pick<StoredProduct, 'id' | 'cost' | 'weight'> &
  Pick<Surroundings, 'scale'> & { readonly price: number | undefined; readonly options: readonly ReadOption[] };

function readVariant(row: Row, { id, price, options, scale, ...base }: Base): StoredVariant {
  const choices = readChoices(row, options);
  const surcharge = row.number('surcharge', { least: -(price ?? largestNumber), scale }) ?? 0;
  const sku = row.string('sku', 40);
  const cost = row.number('cost', { scale }) ?? base.cost;
  return {
    id: derivedId(id, JSON.stringify(choices)),
    choices,
    visible: row.boolean('visible', true),
    stock: readStock(row),
    price: new Big(price ?? 0).plus(surcharge).toNumber(),
    ...(cost !== null && { cost }),
    weight: row.number('weight') ?? base.weight,
    ...(sku !== '' && { sku }),
  };
}

/** Reads the variants. Of variants with the same choices, which repeated choices cause, only the first is kept. */
function readVariants(rows: readonly Row[], base: Base): StoredVariant[] {
  const variants = new Map<string, StoredVariant>();
  rows[maxVariants]?.report('fieldType', `at most ${maxVariants} Variant rows of a product`);
  for (const row of rows) {
    if (base.options.length === 0) row.report('handleId', 'the handleId of a product with options');
    const variant = readVariant(row, base);
    const isRepeated = base.options.some(({ option, repeated }) => repeated.has(variant.choices[option.name] ?? ''));
    if (!variants.has(variant.id)) variants.set(variant.id, variant);
    else if (!isRepeated) row.report(base.options[0]?.column ?? 'handleId', 'each combination of choices once');
  }
  return [...variants.values()];
}

/** Creates a product from its rows. HTML is kept unchanged. */
export function readProduct({ row, variants: rows }: ProductRows, surroundings: Surroundings): StoredProduct {
  const { slug, index, now, collectionId, scale } = surroundings;
  const name = row.required('name', 80);
  const price = row.number('price', { scale });
  if (price === undefined) row.report('price', `a price, such as ${(24.5).toFixed(scale)}`);
  const id = toProductId(row.string('handleId'));
  const cost = row.number('cost', { scale }) ?? null;
  const weight = row.number('weight') ?? 0;
  const options = readOptions(row);
  const variants = readVariants(rows, { id, price, cost, weight, options, scale });
  const description = row.string('description', 8000);
  return {
    id,
    price: price ?? 0,
    cost,
    weight,
    options: options.map(({ option }) => option),
    numericId: String(now.getTime() * 1000 + index),
    name,
    slug,
    visible: row.boolean('visible', true),
    productType: 'physical',
    description,
    sku: row.string('sku', 40),
    discount: readDiscount(row, scale),
    ribbon: row.string('ribbon', 30),
    brand: row.string('brand', 50) || null,
    media: readImages(row, name),
    manageVariants: variants.length > 0,
    variants,
    stock: readStock(row),
    customTextFields: readCustomTextFields(row),
    additionalInfoSections: readInfos(row),
    collectionIds: [...new Set([...row.list('collection').map(collectionId), allProductsId])],
    seoDescription: plain(description) || null,
    createdDate: now.toISOString(),
    lastUpdated: now.toISOString(),
  };
}
