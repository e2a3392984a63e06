import { present } from '../../catalog-v3/present.js';
import { readDecimal, readMoney } from '../../catalog-v3/read-amount.js';
import { byFilter, byOptionalFilter } from './by-filter.js';
import { changeByFilter, changeInBulk } from './change-info-sections.js';
import { maskedInput, readChanges as readRequestedChanges } from '../input/read-update.js';
import { readPhysicalProperties } from '../input/read-variants.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader, largestAmount } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { ruleError } from '../../../kernel/input/violation.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { addItem, removeItem } from '../../../shop/catalog-v3/categories/category-items.js';
import { categories, type StoredCategory } from '../../../shop/catalog-v3/categories/category.js';
import { checkManagingApp } from '../../../shop/catalog-v3/categories/check-managed.js';
import { requireEntity } from '../../../shop/catalog-v3/entity.js';
import {
  type Adjustment,
  adjustVariants,
  type VariantAdjustments,
} from '../../../shop/catalog-v3/product-changes/adjust-variants.js';
import { addInfoSections, removeInfoSections } from '../../../shop/catalog-v3/product-changes/change-info-sections.js';
import { refuse } from '../../../shop/catalog-v3/product-changes/refuse.js';
import { saveProduct, updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import type { StoredProduct, StoredVariant } from '../../../shop/catalog-v3/products/product.js';

/** Adds info sections to products. */
export const bulkAddInfoSectionsToProducts = route({
  id: 'stores.productsV3.bulkAddInfoSectionsToProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/add-info-sections', '/v3/bulk/products/add-info-sections'],
  access: 'merchant',
  handle: (context) => changeInBulk(context, addInfoSections, 10),
});

/** Adds info sections to the products that match a filter. */
export const bulkAddInfoSectionsToProductsByFilter = route({
  id: 'stores.productsV3.bulkAddInfoSectionsToProductsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/add-info-sections-by-filter', '/v3/bulk/products/add-info-sections-by-filter'],
  access: 'merchant',
  handle: (context) => changeByFilter(context, addInfoSections, 20),
});

/** Maximum number of info sections to remove. */
const maxInfoSections = 100;

/** Removes info sections from products. */
export const bulkRemoveInfoSectionsFromProducts = route({
  id: 'stores.productsV3.bulkRemoveInfoSectionsFromProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/remove-info-sections', '/v3/bulk/products/remove-info-sections'],
  access: 'merchant',
  handle: (context) => changeInBulk(context, removeInfoSections, maxInfoSections),
});

/** Removes info sections from the products that match a filter. */
export const bulkRemoveInfoSectionsFromProductsByFilter = route({
  id: 'stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/products/remove-info-sections-by-filter',
    '/v3/bulk/products/remove-info-sections-by-filter',
  ],
  access: 'merchant',
  handle: (context) => changeByFilter(context, removeInfoSections, maxInfoSections),
});

/** Maximum number of categories of a request. */
const maxCategories = 5;

/** Adds an item to a category, or removes it. */
type Change = (tenant: Tenant, categoryId: string, itemId: string) => void;

/**
 * Returns the categories of a request.
 *
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`, 428 `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
function readCategories({ body, caller, tenant }: RouteContext): readonly StoredCategory[] {
  const read = new FieldReader();
  const value = isObject(body) ? body['categoryIds'] : undefined;
  const ids = read.ids(value, 'categoryIds', { min: 1, max: maxCategories });
  read.check();
  return ids.map((id) => {
    const category = requireEntity(categories(tenant), id, 'CATEGORY_NOT_FOUND');
    checkManagingApp(category, caller.id);
    return category;
  });
}

function changeCategories(context: RouteContext, change: Change): object {
  const wanted = readCategories(context);
  return byOptionalFilter(context, (product) => {
    for (const { id } of wanted) change(context.tenant, id, product.id);
  });
}

/** Adds the products that match a filter to up to 5 categories. */
export const bulkAddProductsToCategoriesByFilter = route({
  id: 'stores.productsV3.bulkAddProductsToCategoriesByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/add-to-categories-by-filter', '/v3/bulk/products/add-to-categories-by-filter'],
  access: 'merchant',
  handle: (context) => changeCategories(context, addItem),
});

/** Removes the products that match a filter from up to 5 categories. */
export const bulkRemoveProductsFromCategoriesByFilter = route({
  id: 'stores.productsV3.bulkRemoveProductsFromCategoriesByFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/products/remove-from-categories-by-filter',
    '/v3/bulk/products/remove-from-categories-by-filter',
  ],
  access: 'merchant',
  handle: (context) => changeCategories(context, removeItem),
});

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
  const rounding = read.enumeration(input['rounding'], 'rounding', roundings) ?? 'NO_ROUNDING';
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

/** Updates the same fields of the products that match a filter. */
export const bulkUpdateProductsByFilter = route({
  id: 'stores.productsV3.bulkUpdateProductsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update-by-filter', '/v3/bulk/products/update-by-filter'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const product = bodyObject(new FieldReader(), body, 'product');
    const mask = isObject(body) ? body['fieldMask'] : undefined;
    return byOptionalFilter(context, (before) => {
      const read = new FieldReader();
      const input = readRequestedChanges(read, product, mask, before);
      read.check();
      updateProduct(tenant, before, input);
    });
  },
});
