import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { requestedProduct } from '../find-product.js';
import { variantsOf } from '../../../shop/catalog-v1/variant.js';
import { merchantView } from '../view-of.js';
import { formatVariant } from '../format-variant.js';
import { type VariantOverride, readOverrides } from './read-overrides.js';

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
    variants: variantsOf(saved)
      .filter(({ id }) => touched.some(({ ids }) => ids.has(id)))
      .map((variant) => formatVariant(saved, variant, merchantView(context))),
  };
}

/** Updates managed variants, selected by ids or choices, and returns them. */
export const updateProductVariantsRoute = route({
  id: 'stores.products.updateProductVariants',
  method: 'PATCH',
  paths: ['/stores/v1/products/{id}/variants', '/v1/products/{id}/variants'],
  access: 'merchant',
  handle: update,
});
