import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import type { ProductChange } from '../../../shop/catalog-v1/products/product-change.js';
import { readDimensions } from './read-dimensions.js';
import { readDiscount } from './read-discount.js';
import { readInfoSections } from './read-info-sections.js';
import { readOptions } from './read-options.js';
import { readPricePerUnit } from './read-price-per-unit.js';
import { readSeoData } from './read-seo-data.js';

/** Leaves out what was not given. */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** What reading depends on besides the body. */
interface Circumstances {
  /** The store's, for prices and costs. */
  readonly currency: string;
  /** Whether a name and a price have to be there. */
  readonly isNew: boolean;
}

/** What the address of a page can be. */
const slugPattern = /^[\p{Letter}\p{Mark}\p{Number}_-]+$/u;

function readSlug(reader: FieldReader, value: unknown): string | undefined {
  const slug = reader.string(value, 'product.slug', { min: 1, max: 100 });
  if (slug === undefined || slugPattern.test(slug)) return slug;
  return reader.addViolation('product.slug', 'must be letters, digits, - and _', 'FORMAT');
}

function readCost(reader: FieldReader, value: unknown, currency: string): number | undefined {
  const field = 'product.costAndProfitData';
  const data = reader.object(value, field);
  if (!data) return undefined;
  if (isMissing(data['itemCost'])) return reader.missing(`${field}.itemCost`);
  return reader.amount(data['itemCost'], `${field}.itemCost`, currency);
}

function readPrice(reader: FieldReader, value: unknown, { currency, isNew }: Circumstances): number | undefined {
  const field = 'product.priceData';
  const data = isNew ? reader.required(value, field) : reader.object(value, field);
  if (isNew && isObject(value) && isMissing(value['price'])) reader.missing(`${field}.price`);
  return reader.amount(data?.['price'], `${field}.price`, currency);
}

function readName(reader: FieldReader, value: unknown, isNew: boolean): string | undefined {
  if (isNew && isMissing(value)) reader.missing('product.name');
  return reader.string(value, 'product.name', { min: 1, max: 80 });
}

function checkType(reader: FieldReader, value: unknown, current: StoredProduct): void {
  const field = 'product.productType';
  const type = reader.oneOf(value, field, ['unspecified_product_type', 'physical', 'digital']);
  if (type === undefined || type === 'unspecified_product_type' || type === current.productType) return;
  reader.addViolation(field, `must be ${current.productType}`, 'OTHER', { ruleName: 'PRODUCT_TYPE_NOT_SUPPORTED' });
}

/**
 * Reads what a body says about a product. Fields that only the platform writes (media, stock, variants, texts of the
 * buyer, dates and so on) are let through unread, so that what was got can be sent back.
 *
 * @param current the product as it is, or the empty one that a new product begins as
 */
export function readProductChange(
  reader: FieldReader,
  input: Input,
  current: StoredProduct,
  circumstances: Circumstances,
): ProductChange {
  const { currency, isNew } = circumstances;
  checkType(reader, input['productType'], current);
  return given({
    name: readName(reader, input['name'], isNew),
    slug: readSlug(reader, input['slug']),
    visible: reader.boolean(input['visible'], 'product.visible'),
    description: reader.string(input['description'], 'product.description', { max: 8000 }),
    sku: reader.string(input['sku'], 'product.sku', { max: 40 }),
    weight: reader.number(input['weight'], 'product.weight'),
    price: readPrice(reader, input['priceData'], circumstances),
    cost: readCost(reader, input['costAndProfitData'], currency),
    discount: readDiscount(reader, input['discount'], current.discount, currency),
    ribbon: reader.string(input['ribbon'], 'product.ribbon', { max: 30 }),
    brand: reader.string(input['brand'], 'product.brand', { min: 1, max: 50 }),
    manageVariants: reader.boolean(input['manageVariants'], 'product.manageVariants'),
    options: readOptions(reader, input['productOptions'], current.options),
    pricePerUnitData: readPricePerUnit(reader, input['pricePerUnitData'], current.pricePerUnitData),
    additionalInfoSections: readInfoSections(reader, input['additionalInfoSections']),
    seoData: readSeoData(reader, input['seoData'], current),
    productDimensions: readDimensions(reader, input['productDimensions'], 'product.productDimensions'),
    packageDimensions: readDimensions(reader, input['packageDimensions'], 'product.packageDimensions'),
  });
}
