import { isObject } from '../../../kernel/input/object.js';
import { queryError } from '../../../kernel/query/query-error.js';
import { runSearch } from '../../../kernel/query/search/run-search.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { formatProduct } from '../format/format-product.js';
import { isMerchant, viewOf } from '../product-access.js';
import { querySource } from '../search/product-table.js';

function run(context: RouteContext, request: unknown): object {
  const view = viewOf(context, request);
  const query = (isObject(request) ? request['query'] : undefined) ?? {};
  if (!isObject(query)) throw queryError('query', 'must be an object', 'FORMAT');
  const { cursorPaging, filter, sort } = query;
  const source = querySource(context.tenant, isMerchant(context));
  const { items, pagingMetadata } = runSearch(source, { cursorPaging, filter, sort }, 'query');
  return { products: items.map((product) => formatProduct(product, view)), pagingMetadata };
}

/** Queries products by filter, sorting and page, without their variants. */
export const queryProducts = [
  route({
    id: 'stores.productsV3.queryProducts',
    method: 'GET',
    paths: ['/stores/v3/products/query', '/v3/products/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.productsV3.queryProducts',
    method: 'POST',
    paths: ['/stores/v3/products/query', '/v3/products/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
