import { type QuerySource, runQuery } from '../../../kernel/query/run-query.js';
import { runStringQuery } from '../../../kernel/query/run-string-query.js';
import { isObject } from '../../../kernel/input/object.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { productFields, productTable } from '../product-table.js';
import { isMerchant, viewOf } from '../view-of.js';
import { formatProduct } from '../format-product.js';

const sourceOf = (context: RouteContext, showsHidden: boolean): QuerySource<StoredProduct> => ({
  entity: 'product',
  fields: productFields,
  documents: productTable(context.tenant),
  ...(!(showsHidden && isMerchant(context)) && { only: { visible: true } }),
});

const queryProducts = (context: RouteContext, input: unknown): object => {
  const source = sourceOf(context, true);
  const { items, metadata } = runQuery(source, isObject(input) ? input['query'] : undefined);
  const view = viewOf(context);
  return { products: items.map((product) => formatProduct(product, view)), metadata };
};

/** Queries products by filter, sorting and page. Hidden products are visible to the merchant only. */
export const queryProductsRoute = route({
  id: 'stores.products.queryProducts',
  method: 'GET',
  paths: ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'],
  access: 'visitor',
  handle: (context) => queryProducts(context, context.query),
});

/** Queries products by POST, for queries that are too long for a URL. */
export const queryProductsByPostRoute = route({
  id: 'stores.products.queryProducts',
  method: 'POST',
  paths: ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'],
  access: 'visitor',
  handle: (context) => queryProducts(context, context.body),
});

/**
 * Queries products as the REST reference documents it, which the official client does not use. Filter and sorting are
 * JSON strings, the paging metadata differs, and merchants must request hidden products.
 */
export const queryProductsByRestRoute = route({
  id: 'stores.products.queryProducts',
  method: 'POST',
  paths: ['/stores-reader/v1/products/query', '/stores/v1/products/query', '/v1/products/query'],
  access: 'visitor',
  handle: (context) => {
    const input = isObject(context.body) ? context.body : {};
    const { items, page } = runStringQuery(sourceOf(context, input['includeHiddenProducts'] === true), input['query']);
    const view = viewOf(context);
    return { products: items.map((product) => formatProduct(product, view)), ...page };
  },
});
