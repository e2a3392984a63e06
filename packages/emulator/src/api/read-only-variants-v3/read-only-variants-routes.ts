import { isMerchant, createView } from '../products-v3/product-access.js';
import { formatReadOnlyVariant, variantFields } from './format-read-only-variant.js';
import { variantSource } from './variant-row.js';
import { isObject } from '../../kernel/input/object.js';
import { queryError } from '../../kernel/query/query-error.js';
import { runSearch } from '../../kernel/query/search/run-search.js';
import { route, type Route } from '../../protocol/routing/route.js';

/** Queries variants by their IDs and the IDs of their products. */
const queryVariants = route({
  id: 'stores.readOnlyVariantsV3.queryVariants',
  method: 'POST',
  paths: ['/stores/v3/products/query-variants', '/v3/products/query-variants'],
  access: 'visitor',
  handle: (context) => {
    const { body, tenant } = context;
    const view = createView(context, body, variantFields);
    const query = (isObject(body) ? body['query'] : undefined) ?? {};
    if (!isObject(query)) throw queryError('query', 'must be an object', 'FORMAT');
    const { cursorPaging, filter, sort } = query;
    const source = variantSource(tenant, isMerchant(context), 'query');
    const { items, pagingMetadata } = runSearch(source, { cursorPaging, filter, sort }, 'query');
    return { variants: items.map((row) => formatReadOnlyVariant(row, view)), pagingMetadata };
  },
});

/** Searches variants by free text, filter and facets. */
const searchVariants = route({
  id: 'stores.readOnlyVariantsV3.searchVariants',
  method: 'POST',
  paths: ['/stores/v3/products/search-variants', '/v3/products/search-variants'],
  access: 'visitor',
  handle: (context) => {
    const { body, tenant } = context;
    const view = createView(context, body, variantFields);
    const source = variantSource(tenant, isMerchant(context), 'search');
    const { items, ...result } = runSearch(source, isObject(body) ? body['search'] : undefined);
    return { variants: items.map((row) => formatReadOnlyVariant(row, view)), ...result };
  },
});

/** The routes of read-only variants of Catalog V3. */
export const readOnlyVariantRoutes: readonly Route[] = [queryVariants, searchVariants];
