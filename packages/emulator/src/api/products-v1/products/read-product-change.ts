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

/** Removes absent fields. */
const presentFields = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Context of a product change. */
interface Circumstances {
  /** Currency of the store, for prices and costs. */
  readonly currency: string;
  /** Whether the product is new, so that name and price are required. */
  readonly isNew: boolean;
}

/** Valid slugs. */
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
 * Reads the given fields of a product. Read-only fields (media, stock, variants, dates and so on) are ignored, so that
 * a product can be sent back as it was returned.
 *
 * @param current the current product, or the empty one that a new product starts from
 */
export function readProductChange(
  reader: FieldReader,
  input: Input,
  current: StoredProduct,
  circumstances: Circumstances,
): ProductChange {
  const { currency, isNew } = circumstances;
  checkType(reader, input['productType'], current);
  return presentFields({
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
