import { isObject } from '../../kernel/input/object.js';
import { runSearch } from '../../kernel/query/search/run-search.js';
import { route } from '../../protocol/routing/route.js';
import { isMerchant, viewOf } from '../products-v3/product-access.js';
import { formatReadOnlyVariant, variantFields } from './format-read-only-variant.js';
import { variantSource } from './variant-row.js';

/** Searches variants by free text, filter and facets. */
export const searchVariants = route({
  id: 'stores.readOnlyVariantsV3.searchVariants',
  method: 'POST',
  paths: ['/stores/v3/products/search-variants', '/v3/products/search-variants'],
  access: 'visitor',
  handle: (context) => {
    const { body, tenant } = context;
    const view = viewOf(context, body, variantFields);
    const source = variantSource(tenant, isMerchant(context), 'search');
    const { items, ...result } = runSearch(source, isObject(body) ? body['search'] : undefined);
    return { variants: items.map((row) => formatReadOnlyVariant(row, view)), ...result };
  },
});
