import { readDimensions } from './read-dimensions.js';
import { readOptions } from './read-options.js';
import { readSeoData } from './read-seo-data.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { Discount, PricePerUnitData, StoredProduct } from '../../../shop/catalog-v1/product.js';
import type { ProductChange } from '../../../shop/catalog-v1/products/product-change.js';

/** Reads the info sections, which replace all existing ones. An empty list removes them. */
function readInfoSections(reader: FieldReader, value: unknown): StoredProduct['additionalInfoSections'] | undefined {
  const field = 'product.additionalInfoSections';
  return reader.list(value, field, { max: 100 })?.map((item, index) => {
    const at = `${field}[${index}]`;
    const section = reader.required(item, at);
    return {
      title: reader.string(section['title'], `${at}.title`, { max: 50 }) ?? '',
      description: reader.string(section['description'], `${at}.description`, { max: 16_000 }) ?? '',
    };
  });
}

/** Reads a discount: a percentage up to 100, or an amount. Absent fields stay unchanged. */
function readDiscount(reader: FieldReader, value: unknown, current: Discount, currency: string): Discount | undefined {
  const field = 'product.discount';
  const input = reader.object(value, field);
  if (!input) return undefined;
  const requestedType = reader.enumeration(input['type'], `${field}.type`, ['NONE', 'AMOUNT', 'PERCENT']);
  const type = requestedType ?? current.type;
  const at = `${field}.value`;
  const amount =
    type === 'PERCENT'
      ? reader.number(input['value'], at, { scale: 2, max: 100 })
      : reader.amount(input['value'], at, currency);
  if (type === 'NONE') return { type, value: 0 };
  const currentValue = type === current.type ? current.value : undefined;
  if ((input['value'] ?? currentValue) === undefined) return reader.missing(at);
  return { type, value: amount ?? currentValue ?? 0 };
}

const units = [
  ...['ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM'],
  ...['OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT'],
];

/** Reads the quantities and units of the price per unit. Absent fields stay unchanged. */
function readPricePerUnit(
  reader: FieldReader,
  value: unknown,
  current: PricePerUnitData | undefined,
): PricePerUnitData | undefined {
  const field = 'product.pricePerUnitData';
  const input = reader.object(value, field);
  if (!input) return undefined;
  const read = <V>(name: keyof PricePerUnitData, from: (value: unknown, at: string) => V | undefined) => {
    const given = input[name] ?? current?.[name];
    if (given === undefined) return reader.missing(`${field}.${name}`);
    return from(given, `${field}.${name}`);
  };
  const quantity = (value: unknown, at: string) => reader.number(value, at, { min: 0.01, scale: 2 });
  const unit = (value: unknown, at: string) => reader.enumeration(value, at, units);
  return {
    totalQuantity: read('totalQuantity', quantity) ?? 1,
    totalMeasurementUnit: read('totalMeasurementUnit', unit) ?? 'G',
    baseQuantity: read('baseQuantity', quantity) ?? 1,
    baseMeasurementUnit: read('baseMeasurementUnit', unit) ?? 'G',
  };
}

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
  const type = reader.enumeration(value, field, ['unspecified_product_type', 'physical', 'digital']);
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
