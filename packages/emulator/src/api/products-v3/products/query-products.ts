import { isObject } from '../../../kernel/input/object.js';
import { queryError } from '../../../kernel/query/query-error.js';
import { runSearch } from '../../../kernel/query/search/run-search.js';
import { type Route, type RouteContext, route } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { formatProduct, formatWholeProduct } from '../format/format-product.js';
import type { ProductView } from '../format/product-view.js';
import { isMerchant, viewOf } from '../product-access.js';
import { querySource } from '../search/product-table.js';

type Format = (product: StoredProduct, view: ProductView) => object;

function run(context: RouteContext, request: unknown, format: Format): object {
  const view = viewOf(context, request);
  const query = (isObject(request) ? request['query'] : undefined) ?? {};
  if (!isObject(query)) throw queryError('query', 'must be an object', 'FORMAT');
  const { cursorPaging, filter, sort } = query;
  const source = querySource(context.tenant, isMerchant(context));
  const { items, pagingMetadata } = runSearch(source, { cursorPaging, filter, sort }, 'query');
  return { products: items.map((product) => format(product, view)), pagingMetadata };
}

const createRoutes = (format: Format): readonly Route[] => [
  route({
    id: 'stores.productsV3.queryProducts',
    method: 'GET',
    paths: ['/stores/v3/products/query', '/v3/products/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query, format),
  }),
  route({
    id: 'stores.productsV3.queryProducts',
    method: 'POST',
    paths: ['/stores/v3/products/query', '/v3/products/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body, format),
  }),
];

/** Queries products by filter, sorting and page, without their variants. */
export const queryProducts = createRoutes(formatProduct);

/** Queries products with their variants, as some sources of the platform have it. */
export const queryProductsWithVariants = createRoutes(formatWholeProduct);
