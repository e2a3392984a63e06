import { isObject } from '../../../kernel/input/object.js';
import { runSearch } from '../../../kernel/query/search/run-search.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { formatProduct } from '../format/format-product.js';
import { isMerchant, viewOf } from '../product-access.js';
import { searchSource } from '../search/product-table.js';

function run(context: RouteContext, request: unknown): object {
  const view = viewOf(context, request);
  const source = searchSource(context.tenant, isMerchant(context));
  const { items, ...result } = runSearch(source, isObject(request) ? request['search'] : undefined);
  return { products: items.map(({ product }) => formatProduct(product, view)), ...result };
}

/** Searches products by free text, filter and facets, without their variants. */
export const searchProducts = [
  route({
    id: 'stores.productsV3.searchProducts',
    method: 'GET',
    paths: ['/stores/v3/products/search', '/v3/products/search'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.productsV3.searchProducts',
    method: 'POST',
    paths: ['/stores/v3/products/search', '/v3/products/search'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
