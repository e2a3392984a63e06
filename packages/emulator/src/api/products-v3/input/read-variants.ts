import { present } from '../../catalog-v3/present.js';
import { readDecimal, readMoney } from '../../catalog-v3/read-amount.js';
import { readUnitQuantity } from './read-unit-quantity.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { VariantChoiceInput, VariantInput } from '../../../shop/catalog-v3/product-changes/product-input.js';
import {
  type DigitalFile,
  type Dimensions,
  maxVariants,
  type StoredProduct,
} from '../../../shop/catalog-v3/products/product.js';

const types: Readonly<Record<string, string>> = {
  png: 'SECURE_PICTURE',
  jpg: 'SECURE_PICTURE',
  mp4: 'SECURE_VIDEO',
  mp3: 'SECURE_MUSIC',
  zip: 'SECURE_ARCHIVE',
};

/**
 * Returns the file with an ID of the media manager. Every ID in the format of file IDs has a file.
 *
 * @throws {ApplicationError} 428 `DIGITAL_FILE_NOT_FOUND_ERROR`
 */
function fileOfId(id: string): DigitalFile {
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(id) ?? [];
  if (/^[\w~.-]+$/.test(id)) {
    return { id, fileName: id, fileType: types[extension.toLowerCase()] ?? 'SECURE_DOCUMENT' };
  }
  const description = 'The media manager has no file with this ID.';
  throw new ApplicationError('failedPrecondition', 'DIGITAL_FILE_NOT_FOUND_ERROR', description, { ids: [id] });
}

const dimensionUnits = ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const;

function readDimensions(read: FieldReader, value: unknown, field: string): Dimensions | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  const side = (name: string) => {
    const length = readDecimal(read, input[name], `${field}.${name}`, { max: 999_999_999, scale: 6 });
    return length === undefined ? undefined : String(input[name]);
  };
  if (isMissing(input['unit'])) read.missing(`${field}.unit`);
  const sides = present({ length: side('length'), width: side('width'), height: side('height') });
  return { ...sides, unit: read.enumeration(input['unit'], `${field}.unit`, dimensionUnits) ?? 'CM' };
}

/** Reads the physical properties of a variant. */
export function readPhysicalProperties(read: FieldReader, value: unknown, field: string) {
  const input = read.object(value, field) ?? {};
  const perUnit = read.object(input['pricePerUnit'], `${field}.pricePerUnit`);
  return present({
    weight: read.number(input['weight'], `${field}.weight`),
    unitQuantity: readUnitQuantity(read, perUnit?.['settings'], `${field}.pricePerUnit.settings`),
    productDimensions: readDimensions(read, input['productDimensions'], `${field}.productDimensions`),
    packageDimensions: readDimensions(read, input['packageDimensions'], `${field}.packageDimensions`),
  });
}

/**
 * Reads the digital file of a variant.
 *
 * @throws {ApplicationError} 428 `DIGITAL_FILE_NOT_FOUND_ERROR`
 */
function readDigital(read: FieldReader, value: unknown, field: string): DigitalFile | undefined {
  const file = read.object(read.object(value, field)?.['digitalFile'], `${field}.digitalFile`);
  if (!file) return undefined;
  if (isMissing(file['id'])) return read.missing(`${field}.digitalFile.id`);
  const id = read.string(file['id'], `${field}.digitalFile.id`, { min: 1, max: 100 });
  return id === undefined ? undefined : fileOfId(id);
}

function readChoice(read: FieldReader, value: unknown, field: string): VariantChoiceInput {
  const input = read.required(value, field);
  const ids = read.object(input['optionChoiceIds'], `${field}.optionChoiceIds`);
  const names = read.object(input['optionChoiceNames'], `${field}.optionChoiceNames`);
  if (!ids && !names) read.missing(`${field}.optionChoiceNames`);
  const text = (of: Input | undefined, name: string) =>
    read.string(of?.[name], `${field}.${name}`, { min: 1, max: 50 });
  const renderTypes = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const;
  return ids
    ? present({ optionId: text(ids, 'optionId'), choiceId: text(ids, 'choiceId') })
    : present({
        optionName: text(names, 'optionName'),
        choiceName: text(names, 'choiceName'),
        renderType: read.enumeration(names?.['renderType'], `${field}.optionChoiceNames.renderType`, renderTypes),
      });
}

/** Product that the variants belong to. */
type VariantContext = Pick<StoredProduct, 'type'> & { readonly isNew: boolean };

/** Checks that a variant has the properties of the type of its product, and no others. */
function checkType(read: FieldReader, input: Input, { isNew, type }: VariantContext, field: string): void {
  const [own, other] =
    type === 'PHYSICAL'
      ? (['physicalProperties', 'digitalProperties'] as const)
      : (['digitalProperties', 'physicalProperties'] as const);
  const rule = { ruleName: 'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED' };
  if (!isMissing(input[other]))
    read.addViolation(`${field}.${other}`, `must not be set for a ${type.toLowerCase()} product`, 'OTHER', rule);
  if (isNew && type === 'PHYSICAL' && isMissing(input[own]))
    read.addViolation(`${field}.${own}`, 'must be set for a physical product', 'OTHER', rule);
}

function readVariant(read: FieldReader, value: unknown, context: VariantContext, field: string): VariantInput {
  const input = read.required(value, field);
  checkType(read, input, context, field);
  const price = read.required(input['price'], `${field}.price`);
  if (isMissing(read.required(price['actualPrice'], `${field}.price.actualPrice`)['amount']) && price['actualPrice'])
    read.missing(`${field}.price.actualPrice.amount`);
  const choices = read.list(input['choices'], `${field}.choices`, { max: 6 }) ?? [];
  const revenue = read.object(input['revenueDetails'], `${field}.revenueDetails`);
  return {
    ...present({
      id: read.string(input['id'], `${field}.id`, { min: 1, max: 36 }),
      visible: read.boolean(input['visible'], `${field}.visible`),
      sku: read.string(input['sku'], `${field}.sku`, { min: 1, max: 40 }),
      barcode: read.string(input['barcode'], `${field}.barcode`, { min: 1, max: 40 }),
      compareAtPrice: readMoney(read, price['compareAtPrice'], `${field}.price.compareAtPrice`),
      cost: readMoney(read, revenue?.['cost'], `${field}.revenueDetails.cost`),
      digitalFile: readDigital(read, input['digitalProperties'], `${field}.digitalProperties`),
    }),
    ...readPhysicalProperties(read, input['physicalProperties'], `${field}.physicalProperties`),
    price: readMoney(read, price['actualPrice'], `${field}.price.actualPrice`) ?? 0,
    choices: choices.map((choice, index) => readChoice(read, choice, `${field}.choices[${index}]`)),
  };
}

/** Reads the variants of a product: 1 to 1,000, each with a price. */
export function readVariants(
  read: FieldReader,
  value: unknown,
  context: VariantContext,
): readonly VariantInput[] | undefined {
  const field = 'product.variantsInfo.variants';
  return read
    .list(value, field, { min: 1, max: maxVariants })
    ?.map((variant, index) => readVariant(read, variant, context, `${field}[${index}]`));
}
