import { runQuery } from '../../../kernel/query/run-query.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { isMerchant } from '../view-of.js';
import { formatStoreVariant } from './store-variant.js';
import { storeVariantFields, storeVariantTable } from './store-variant-table.js';

/** Queries variants of the store by filter, sorting and page. Hidden products are visible to the merchant only. */
export const queryStoreVariantsRoute = route({
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
