import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import { readKnownChoices } from './read-known-choices.js';
import type { StoredProduct, StoredVariant } from '../../../shop/catalog-v1/product.js';
import { readDimensions } from '../products/read-dimensions.js';

/** Override of variants, which are selected by id or by choices. */
export interface VariantOverride {
  readonly variantIds: readonly string[];
  /** Choice descriptions by option name. */
  readonly choices: Readonly<Record<string, string>>;
  readonly data: Partial<
    Pick<StoredVariant, 'cost' | 'packageDimensions' | 'price' | 'productDimensions' | 'sku' | 'visible' | 'weight'>
  >;
}

function readData(reader: FieldReader, input: Input, at: string, currency: string): VariantOverride['data'] {
  const data = {
    price: reader.amount(input['price'], `${at}.price`, currency),
    cost: reader.amount(input['cost'], `${at}.cost`, currency),
    weight: reader.number(input['weight'], `${at}.weight`),
    sku: reader.string(input['sku'], `${at}.sku`, { max: 40 }),
    visible: reader.boolean(input['visible'], `${at}.visible`),
    productDimensions: readDimensions(reader, input['productDimensions'], `${at}.productDimensions`),
    packageDimensions: readDimensions(reader, input['packageDimensions'], `${at}.packageDimensions`),
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

/** Reads the overrides of variants. */
export function readOverrides(
  reader: FieldReader,
  value: unknown,
  product: StoredProduct,
  currency: string,
): VariantOverride[] {
  if (value === undefined || value === null) reader.missing('variants');
  return (reader.list(value, 'variants', { min: 1 }) ?? []).map((item, index) => {
    const at = `variants[${index}]`;
    const input = reader.required(item, at);
    const hasIds = !isMissing(input['variantIds']);
    if (!hasIds && isMissing(input['choices'])) {
      reader.addViolation(at, 'must name variants by choices or variantIds', 'REQUIRED_ONE_OF_FIELD');
    }
    return {
      variantIds: hasIds ? reader.ids(input['variantIds'], `${at}.variantIds`, { max: 1000 }) : [],
      choices: readKnownChoices(reader, input['choices'], `${at}.choices`, product),
      data: readData(reader, input, at, currency),
    };
  });
}
