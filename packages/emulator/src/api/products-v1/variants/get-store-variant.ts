import { route } from '../../../protocol/routing/route.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { products } from '../../../shop/catalog-v1/product.js';
import { isMerchant } from '../view-of.js';
import { storeVariantsOf, formatStoreVariant } from './store-variant.js';

/** Length of a product id, in characters. */
const idLength = 36;

/** Gets a variant of the store by its id: the product's id, a hyphen, and the variant's id. */
export const getStoreVariantRoute = route({
  id: 'stores.products.getStoreVariant',
  method: 'GET',
  paths: ['/stores-reader/v1/variants/{id}', '/v1/variants/{id}', '/stores/v1/variants/{id}'],
  access: 'visitor',
  handle: (context) => {
    const id = context.params['id'] ?? '';
    const product = products(context.tenant).get(id.slice(0, idLength));
    const isShown = product && (product.visible || isMerchant(context));
    const variant = isShown ? storeVariantsOf(product).find((candidate) => candidate.id === id) : undefined;
    if (variant) return { variant: formatStoreVariant(variant, context.origin) };
    const shown = id.slice(0, 100);
    const description = `Store variant with id ${JSON.stringify(shown)} was not found.`;
    throw new ApplicationError('notFound', 'STORE_VARIANT_NOT_FOUND', description, { id: shown });
  },
});
