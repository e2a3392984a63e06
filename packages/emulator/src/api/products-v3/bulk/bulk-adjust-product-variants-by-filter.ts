import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { FieldReader, largestAmount } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { ruleError } from '../../../kernel/input/violation.js';
import { route } from '../../../protocol/routing/route.js';
import {
  type Adjustment,
  type VariantAdjustments,
  adjustVariants,
} from '../../../shop/catalog-v3/product-changes/adjust-variants.js';
import { saveProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import { readDecimal } from '../../catalog-v3/read-amount.js';
import { present } from '../../catalog-v3/present.js';
import { byFilter } from './by-filter.js';

/** Bounds of the amount and the percentage of an adjustment. */
const signed = { min: -largestAmount, percent: { min: -100, max: 1000 } };
const unsigned = { min: 0, percent: { min: 0, max: 100 } };

function readAdjustment(
  read: FieldReader,
  value: unknown,
  field: string,
  { min, percent }: typeof signed,
): Adjustment | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  const amount = readDecimal(read, input['amount'], `${field}.amount`, { min, scale: 2 });
  const percentage = read.number(input['percentage'], `${field}.percentage`, percent);
  if (isMissing(input['amount']) === isMissing(input['percentage']))
    return read.addViolation(field, 'must have either amount or percentage', 'REQUIRED_ONE_OF_FIELD');
  return amount === undefined ? { type: 'PERCENT', value: percentage ?? 0 } : { type: 'AMOUNT', value: amount };
}

/**
 * Reads the adjustments of a request.
 *
 * @throws {ValidationError} `NO_VARIANT_ADJUSTMENTS_PASSED`, `INVALID_PRICES_ADJUSTMENTS` for a discount together with
 * an adjustment of a price
 */
function readAdjustments(input: Input, currency: string): VariantAdjustments {
  const read = new FieldReader();
  const roundings = ['NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER'] as const;
  const rounding = read.oneOf(input['rounding'], 'rounding', roundings) ?? 'NO_ROUNDING';
  const price = readAdjustment(read, input['actualPrice'], 'actualPrice', signed);
  const compareAtPrice = readAdjustment(read, input['compareAtPrice'], 'compareAtPrice', signed);
  const cost = readAdjustment(read, input['cost'], 'cost', signed);
  const discount = readAdjustment(read, input['compareAtPriceDiscount'], 'compareAtPriceDiscount', unsigned);
  read.check();
  if (!price && !compareAtPrice && !cost && !discount)
    throw ruleError('actualPrice', 'or another adjustment must be set', 'NO_VARIANT_ADJUSTMENTS_PASSED');
  if (discount && (price ?? compareAtPrice)) {
    const description = 'must not be set together with actualPrice or compareAtPrice';
    throw ruleError('compareAtPriceDiscount', description, 'INVALID_PRICES_ADJUSTMENTS');
  }
  return { ...present({ price, compareAtPrice, cost, discount }), rounding, currency };
}

/** Adjusts the prices and costs of all variants of the products that match a filter. */
export const bulkAdjustProductVariantsByFilter = route({
  id: 'stores.productsV3.bulkAdjustProductVariantsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/adjust-variants-by-filter', '/v3/bulk/products/adjust-variants-by-filter'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const adjustments = readAdjustments(isObject(body) ? body : {}, storeCurrency(tenant));
    return byFilter(context, (product) => {
      saveProduct(tenant, product, { variants: adjustVariants(product, adjustments) });
    });
  },
});
