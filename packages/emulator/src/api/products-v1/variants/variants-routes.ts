import { formatMedia } from '../../media/format-image.js';
import { requestedProduct } from '../find-product.js';
import { formatPrice } from '../format-price.js';
import { formatOptions } from '../format-product.js';
import { formatVariant } from '../format-variant.js';
import { readKnownChoices } from './read-known-choices.js';
import { readOverrides, type VariantOverride } from './read-overrides.js';
import { storeVariantFields, storeVariantTable } from './store-variant-table.js';
import { formatStoreVariant, getStoreVariants } from './store-variant.js';
import { isMerchant, merchantView, createView } from '../create-view.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Origins } from '../../../kernel/origins.js';
import { offsetPaging } from '../../../kernel/query/paging.js';
import { queryError } from '../../../kernel/query/query-error.js';
import { runQuery } from '../../../kernel/query/run-query.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { products, type StoredOption, type StoredProduct } from '../../../shop/catalog-v1/product.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { isInStock } from '../../../shop/catalog-v1/stock.js';
import { normalizeChoices, type Variant, getVariants } from '../../../shop/catalog-v1/variant.js';

/**
 * Reads selected choices: an object of strings.
 *
 * @throws {ValidationError} for anything else
 */
function getChoices(value: unknown, path: string): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw queryError(path, 'must be an object', 'FORMAT');
  return Object.fromEntries(
    Object.entries(value).map(([name, choice]) => {
      if (typeof choice !== 'string') throw queryError(`${path}.${name.slice(0, 50)}`, 'must be a string', 'FORMAT');
      return [name, choice];
    }),
  );
}

/**
 * Returns the options, each with the availability of its choices among the variants that match the other selected
 * choices.
 */
const availableOptions = (
  product: StoredProduct,
  chosen: Record<string, string>,
  variants: readonly Variant[],
  origin: Origins,
) =>
  product.options.flatMap((option: StoredOption) => {
    const left = variants.filter((variant) =>
      product.options.every(
        ({ name }) => name === option.name || chosen[name] === undefined || variant.choices[name] === chosen[name],
      ),
    );
    return formatOptions([option], left, origin);
  });

const selected = (product: StoredProduct, variant: Variant, currency: string) => {
  const price = formatPrice(variant.price, product, currency);
  return {
    variantId: variant.id,
    price,
    convertedPriceData: price,
    weight: variant.weight,
    sku: variant.sku,
    ...(variant.stock.trackInventory && { quantity: variant.stock.quantity ?? 0 }),
    inStock: isInStock(variant.stock),
    visible: variant.visible,
  };
};

/** Gets the availability of the remaining choices for a selection, and the variant of a complete selection. */
const getProductOptionsAvailabilityRoute = route({
  id: 'stores.products.getProductOptionsAvailability',
  method: 'POST',
  paths: [
    '/stores-reader/v1/products/{id}/productOptionsAvailability',
    '/v1/products/{id}/productOptionsAvailability',
    '/stores/v1/products/{id}/productOptionsAvailability',
  ],
  access: 'visitor',
  handle: (context) => {
    const product = requestedProduct(context);
    const input = isObject(context.body) ? context.body['options'] : undefined;
    const reader = new FieldReader();
    const chosen = readKnownChoices(reader, input, 'options', product);
    reader.check();
    const variants = getVariants(product);
    const complete = product.options.every(({ name }) => chosen[name] !== undefined);
    const variant = complete
      ? variants.find((candidate) => product.options.every(({ name }) => candidate.choices[name] === chosen[name]))
      : undefined;
    const media = product.options.flatMap(
      ({ name, choices }) => choices.find(({ description }) => description === chosen[name])?.media ?? [],
    );
    return {
      ...(variant && { selectedVariant: selected(product, variant, storeCurrency(context.tenant)) }),
      media: formatMedia(media.length > 0 ? media : product.media, context.origin),
      productOptions: availableOptions(product, chosen, variants, context.origin),
      availableForPurchase: variant !== undefined && variant.visible && isInStock(variant.stock),
      managedProduct: product.manageVariants,
    };
  },
});

const getIds = (value: unknown): readonly string[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((id): id is string => typeof id === 'string')) return value;
  throw queryError('variantIds', 'must be a list of strings', 'FORMAT');
};

/** Lists the variants of a product: all of them, those with the given ids, or those with the given choices. */
const queryProductVariantsRoute = route({
  id: 'stores.products.queryProductVariants',
  method: 'POST',
  paths: [
    '/stores-reader/v1/products/{id}/variants/query',
    '/v1/products/{id}/variants/query',
    '/stores/v1/products/{id}/variants/query',
  ],
  access: 'visitor',
  handle: (context) => {
    const product = requestedProduct(context);
    const body = isObject(context.body) ? context.body : {};
    const ids = getIds(body['variantIds']);
    const chosen = Object.entries(normalizeChoices(product, getChoices(body['choices'], 'choices')));
    const { limit, offset } = offsetPaging(body['paging'], 'paging');
    const found = getVariants(product).filter((variant) =>
      ids.length > 0 ? ids.includes(variant.id) : chosen.every(([name, value]) => variant.choices[name] === value),
    );
    const view = createView(context);
    return {
      variants: found.slice(offset, offset + limit).map((variant) => formatVariant(product, variant, view)),
      metadata: { items: limit, offset },
      totalResults: found.length,
    };
  },
});

/** Queries variants of the store by filter, sorting and page. Hidden products are visible to the merchant only. */
const queryStoreVariantsRoute = route({
  id: 'stores.products.queryStoreVariants',
  method: 'POST',
  paths: ['/stores-reader/v1/variants/query', '/v1/variants/query', '/stores/v1/variants/query'],
  access: 'visitor',
  handle: (context) => {
    const { body, origin, tenant } = context;
    const source = {
      entity: 'store variant',
      fields: storeVariantFields,
      documents: storeVariantTable(tenant),
      ...(!isMerchant(context) && { shows: ({ product }: { product: { visible: boolean } }) => product.visible }),
    };
    const { items, metadata } = runQuery(source, isObject(body) ? body['query'] : undefined);
    return { variants: items.map((variant) => formatStoreVariant(variant, origin)), metadata };
  },
});

/** Length of a product id, in characters. */
const idLength = 36;

/** Gets a variant of the store by its id: the product's id, a hyphen, and the variant's id. */
const getStoreVariantRoute = route({
  id: 'stores.products.getStoreVariant',
  method: 'GET',
  paths: ['/stores-reader/v1/variants/{id}', '/v1/variants/{id}', '/stores/v1/variants/{id}'],
  access: 'visitor',
  handle: (context) => {
    const id = context.params['id'] ?? '';
    const product = products(context.tenant).get(id.slice(0, idLength));
    const isShown = product && (product.visible || isMerchant(context));
    const variant = isShown ? getStoreVariants(product).find((candidate) => candidate.id === id) : undefined;
    if (variant) return { variant: formatStoreVariant(variant, context.origin) };
    const shown = id.slice(0, 100);
    const description = `Store variant with id ${JSON.stringify(shown)} was not found.`;
    throw new ApplicationError('notFound', 'STORE_VARIANT_NOT_FOUND', description, { id: shown });
  },
});

/** Selects the variants of an override: those with its ids, or those with all of its choices. */
function selectVariants(product: StoredProduct, { choices, variantIds }: VariantOverride): ReadonlySet<string> {
  const existingIds = new Set(product.variants.map(({ id }) => id));
  const missing = variantIds.filter((id) => !existingIds.has(id));
  if (missing.length > 0) {
    const description = 'The product does not have these variants.';
    throw new ApplicationError('notFound', 'VARIANT_NOT_FOUND', description, { id: product.id, variantIds: missing });
  }
  if (variantIds.length > 0) return new Set(variantIds);
  const wanted = Object.entries(choices);
  const found = product.variants.filter((variant) =>
    wanted.every(([name, choice]) => variant.choices[name] === choice),
  );
  return new Set(found.map(({ id }) => id));
}

function update(context: RouteContext): object {
  const product = requestedProduct(context);
  const reader = new FieldReader();
  const value = isObject(context.body) ? context.body['variants'] : undefined;
  const overrides = readOverrides(reader, value, product, storeCurrency(context.tenant));
  reader.check();
  if (!product.manageVariants) {
    const description = 'The variants of this product are not managed.';
    throw new ApplicationError('invalidArgument', 'VARIANTS_ARE_NOT_MANAGED', description, { id: product.id });
  }
  const touched = overrides.map((override) => ({ ids: selectVariants(product, override), data: override.data }));
  const variants = product.variants.map((variant) =>
    touched.reduce((result, { ids, data }) => (ids.has(variant.id) ? { ...result, ...data } : result), variant),
  );
  const saved = saveProduct(context.tenant, { ...product, variants });
  return {
    variants: getVariants(saved)
      .filter(({ id }) => touched.some(({ ids }) => ids.has(id)))
      .map((variant) => formatVariant(saved, variant, merchantView(context))),
  };
}

/** Updates managed variants, selected by ids or choices, and returns them. */
const updateProductVariantsRoute = route({
  id: 'stores.products.updateProductVariants',
  method: 'PATCH',
  paths: ['/stores/v1/products/{id}/variants', '/v1/products/{id}/variants'],
  access: 'merchant',
  handle: update,
});

/**
 * Resets all variants of a product to the product's price, cost, weight, SKU and dimensions, and makes them visible.
 * Stock stays unchanged.
 */
const resetAllProductVariantDataRoute = route({
  id: 'stores.products.resetAllProductVariantData',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/variants/resetToDefault', '/v1/products/{id}/variants/resetToDefault'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const variants = product.variants.map(({ id, choices, preorder, stock }) => ({
      id,
      choices,
      visible: true,
      stock,
      ...(preorder && { preorder }),
    }));
    saveProduct(context.tenant, { ...product, variants });
    return {};
  },
});

/** The routes of variants. */
export const variantRoutes = [
  getProductOptionsAvailabilityRoute,
  queryProductVariantsRoute,
  queryStoreVariantsRoute,
  getStoreVariantRoute,
  updateProductVariantsRoute,
  resetAllProductVariantDataRoute,
] as const;
