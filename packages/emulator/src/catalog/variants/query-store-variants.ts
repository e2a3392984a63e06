import { type RouteContext, route } from '../../http/route.js';
import { isObject, runQuery } from '../../query/index.js';
import { products } from '../product.js';
import { isMerchant } from '../view-of.js';
import { type StoreVariant, storeVariantFields, storeVariantsOf, wireStoreVariant } from './store-variant.js';

/** The variants of all products that the caller sees. */
function* shownVariants(context: RouteContext): IterableIterator<StoreVariant> {
  for (const product of products(context.tenant).values()) {
    if (product.visible || isMerchant(context)) yield* storeVariantsOf(product);
  }
}

/** Finds variants of the store by filter, in order, by pages. */
export const queryStoreVariantsRoute = route({
  id: 'stores.products.queryStoreVariants',
  method: 'POST',
  paths: ['/stores-reader/v1/variants/query', '/v1/variants/query', '/stores/v1/variants/query'],
  access: 'visitor',
  handle: (context) => {
    const source = { entity: 'store variant', fields: storeVariantFields, documents: shownVariants(context) };
    const { items, metadata } = runQuery(source, isObject(context.body) ? context.body['query'] : undefined);
    return { variants: items.map((variant) => wireStoreVariant(variant, context.origin)), metadata };
  },
});
