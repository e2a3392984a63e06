import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { ruleError } from '../../../kernel/input/violation.js';
import { route } from '../../../protocol/routing/route.js';
import { refuse } from '../../../shop/catalog-v3/product-changes/refuse.js';
import { saveProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import type { StoredProduct, StoredVariant } from '../../../shop/catalog-v3/products/product.js';
import { readMoney } from '../../catalog-v3/read-amount.js';
import { maskedInput } from '../input/read-update.js';
import { readPhysicalProperties } from '../input/read-variants.js';
import { byFilter } from './by-filter.js';

/** Fields of variants that can be updated. */
const known = new Set(['visible', 'price', 'revenueDetails', 'physicalProperties']);

/** Changes of all variants of some products. `undefined` removes a field. */
type VariantChanges = { readonly [Field in keyof StoredVariant]?: StoredVariant[Field] | undefined };

/** Reads an amount of an object. `null` removes it. Empty if the request omits it. */
const readAmount = (read: FieldReader, of: Input | undefined, name: string, as: keyof StoredVariant, at: string) =>
  of?.[name] === undefined ? {} : { [as]: readMoney(read, of[name], `${at}.${name}`) };

/**
 * Reads the fields of a variant to update.
 *
 * @throws {ApplicationError} 428 `FIELD_MASK_VALUE_NOT_SUPPORTED`, `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`
 * @throws {ValidationError} `EMPTY_FIELD_MASK`, `CANNOT_REMOVE_VARIANT_ACTUAL_PRICE`
 */
function readChanges(body: unknown): VariantChanges {
  const read = new FieldReader();
  const variant = bodyObject(read, body, 'variant');
  const input = maskedInput(variant, isObject(body) ? body['fieldMask'] : undefined, known);
  const fieldMasks = Object.keys(input).filter((name) => !known.has(name));
  if (fieldMasks.length > 0)
    refuse('FIELD_MASK_VALUE_NOT_SUPPORTED', `Cannot be updated: ${fieldMasks.join(', ')}.`, { fieldMasks });
  if (Object.keys(input).length === 0) throw ruleError('variant', 'must have a field', 'EMPTY_FIELD_MASK');
  const price = read.object(input['price'], 'variant.price');
  if (input['price'] === null || price?.['actualPrice'] === null)
    throw ruleError('variant.price.actualPrice', 'must not be removed', 'CANNOT_REMOVE_VARIANT_ACTUAL_PRICE');
  const revenue = read.object(input['revenueDetails'], 'variant.revenueDetails');
  const visible = read.boolean(input['visible'], 'variant.visible');
  const actualPrice = readAmount(read, price, 'actualPrice', 'price', 'variant.price');
  if (!isMissing(price?.['actualPrice']) && actualPrice['price'] === undefined)
    read.missing('variant.price.actualPrice.amount');
  const changes = {
    ...(visible !== undefined && { visible }),
    ...actualPrice,
    ...readAmount(read, price, 'compareAtPrice', 'compareAtPrice', 'variant.price'),
    ...readAmount(read, revenue, 'cost', 'cost', 'variant.revenueDetails'),
    ...readPhysicalProperties(read, input['physicalProperties'], 'variant.physicalProperties'),
  };
  read.check();
  return changes;
}

/** Changes of a product that change all of its variants. A digital product keeps no physical properties. */
function productChanges({ options, type, variants, visible }: StoredProduct, changes: VariantChanges) {
  const physical = ['weight', 'unitQuantity', 'productDimensions', 'packageDimensions'];
  const applied = Object.entries(changes).filter(([name]) => type === 'PHYSICAL' || !physical.includes(name));
  const changed = variants.map((variant) => {
    const entries = Object.entries({ ...variant, ...Object.fromEntries(applied) });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as unknown as StoredVariant;
  });
  return { variants: changed, visible: options.length === 0 ? (changes.visible ?? visible) : visible };
}

/** Updates the same fields of all variants of the products that match a filter. */
export const bulkUpdateProductVariantsByFilter = route({
  id: 'stores.productsV3.bulkUpdateProductVariantsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update-variants-by-filter', '/v3/bulk/products/update-variants-by-filter'],
  access: 'merchant',
  handle: (context) => {
    const changes = readChanges(context.body);
    return byFilter(context, (product) => {
      saveProduct(context.tenant, product, productChanges(product, changes));
    });
  },
});
