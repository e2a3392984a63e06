import { offsetPaging } from '../../../kernel/query/paging.js';
import { queryError } from '../../../kernel/query/query-error.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { choicesOf } from './choices-of.js';
import { requestedProduct } from '../find-product.js';
import { normalizeChoices, variantsOf } from '../../../shop/catalog-v1/variant.js';
import { viewOf } from '../view-of.js';
import { formatVariant } from '../format-variant.js';

const idsOf = (value: unknown): readonly string[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((id): id is string => typeof id === 'string')) return value;
  throw queryError('variantIds', 'must be a list of strings', 'FORMAT');
};

/** Lists the variants of a product: all of them, those with the given ids, or those with the given choices. */
export const queryProductVariantsRoute = route({
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
    const ids = idsOf(body['variantIds']);
    const chosen = Object.entries(normalizeChoices(product, choicesOf(body['choices'], 'choices')));
    const { limit, offset } = offsetPaging(body['paging'], 'paging');
    const found = variantsOf(product).filter((variant) =>
      ids.length > 0 ? ids.includes(variant.id) : chosen.every(([name, value]) => variant.choices[name] === value),
    );
    const view = viewOf(context);
    return {
      variants: found.slice(offset, offset + limit).map((variant) => formatVariant(product, variant, view)),
      metadata: { items: limit, offset },
      totalResults: found.length,
    };
  },
});
