import Big from 'big.js';
import { allProductsId } from '../catalog/collection.js';
import { derivedId } from '../catalog/derived-id.js';
import type { StoredProduct, StoredVariant } from '../catalog/product.js';
import { readDiscount, readImages, readInfos, readStock, readTexts } from './read-cells.js';
import { readChoices, readOptions } from './read-options.js';
import type { Row } from './row.js';

/** A product with its rows: its own and those of its variants. */
export interface ProductRows {
  readonly row: Row;
  readonly variants: readonly Row[];
}

/** What the file does not say. */
export interface Surroundings {
  readonly slug: string;
  readonly index: number;
  readonly now: Date;
  /** How many decimals prices and costs may have. */
  readonly scale: number;
  /** The id of the collection with this name. */
  collectionId(name: string): string;
}

/** The id of a product: the one that the platform's handle names, or one made of the handle. */
const idOf = (handle: string): string =>
  /^product_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(handle)?.[1]?.toLowerCase() ??
  derivedId('csv', handle);

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

function readVariant(
  row: Row,
  product: Row,
  base: Pick<StoredProduct, 'id' | 'price' | 'cost' | 'weight' | 'options'> & Pick<Surroundings, 'scale'>,
): StoredVariant {
  const choices = readChoices(row, product, base.options);
  const surcharge = row.number('surcharge', { least: -base.price, scale: base.scale }) ?? 0;
  const sku = row.text('sku', 40);
  const cost = row.number('cost', { scale: base.scale }) ?? base.cost;
  return {
    id: derivedId(base.id, JSON.stringify(choices)),
    choices,
    visible: row.flag('visible', true),
    stock: readStock(row),
    price: new Big(base.price).plus(surcharge).toNumber(),
    ...(cost !== null && { cost }),
    weight: row.number('weight') ?? base.weight,
    ...(sku !== '' && { sku }),
  };
}

/**
 * Makes a product of its rows. HTML is kept as it is.
 * @throws {CsvError} where a cell is not what it should be
 */
export function readProduct({ row, variants: rows }: ProductRows, surroundings: Surroundings): StoredProduct {
  const { slug, index, now, collectionId, scale } = surroundings;
  const name = row.needed('name', 80);
  const price = row.number('price', { scale });
  if (price === undefined) throw row.wrong('price', `a price, such as ${(24.5).toFixed(scale)}`);
  const base = {
    id: idOf(row.text('handleId')),
    price,
    cost: row.number('cost', { scale }) ?? null,
    weight: row.number('weight') ?? 0,
    options: readOptions(row),
  };
  const variants = rows.map((variant) => readVariant(variant, row, { ...base, scale }));
  for (const [place, variant] of variants.entries()) {
    if (variants.findIndex(({ id }) => id === variant.id) < place) {
      throw rows[place]?.wrong('productOptionDescription1', 'each combination of choices once') ?? new RangeError();
    }
  }
  const description = row.text('description', 8000);
  return {
    ...base,
    numericId: String(now.getTime() * 1000 + index),
    name,
    slug,
    visible: row.flag('visible', true),
    productType: 'physical',
    description,
    sku: row.text('sku', 40),
    discount: readDiscount(row, scale),
    ribbon: row.text('ribbon', 30),
    brand: row.text('brand', 50) || null,
    media: readImages(row, name),
    manageVariants: variants.length > 0,
    variants,
    stock: readStock(row),
    customTextFields: readTexts(row),
    additionalInfoSections: readInfos(row),
    collectionIds: [...new Set([...row.list('collection').map(collectionId), allProductsId])],
    seoDescription: plain(description) || null,
    createdDate: now.toISOString(),
    lastUpdated: now.toISOString(),
  };
}
