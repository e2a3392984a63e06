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

/** Finds products by filter, in order, by pages. Visitors and members do not see hidden ones. */
export const queryProductsRoute = route({
  id: 'stores.products.queryProducts',
  method: 'GET',
  paths: ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'],
  access: 'visitor',
  handle: (context) => queryProducts(context, context.query),
});

/** The same for queries that are too long for an address. */
export const queryProductsByPostRoute = route({
  id: 'stores.products.queryProducts',
  method: 'POST',
  paths: ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'],
  access: 'visitor',
  handle: (context) => queryProducts(context, context.body),
});

/**
 * The call of the REST reference, which the official client does not send: its filter and order are JSON texts, its pages
 * have another form, and a merchant has to ask for hidden products.
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
