import { type RouteContext, route } from '../../http/route.js';
import { isObject } from '../../input/index.js';
import { runQuery } from '../../query/index.js';
import { productFields, productTable } from '../product-table.js';
import { isMerchant, viewOf } from '../view-of.js';
import { wireProduct } from '../wire-product.js';

const answer = (context: RouteContext, input: unknown): object => {
  const merchant = isMerchant(context);
  const source = {
    entity: 'product',
    fields: productFields,
    documents: productTable(context.tenant),
    ...(!merchant && { only: { visible: true } }),
  };
  const { items, metadata } = runQuery(source, isObject(input) ? input['query'] : undefined);
  const view = viewOf(context);
  return { products: items.map((product) => wireProduct(product, view)), metadata };
};

const paths = ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'];

/** Finds products by filter, in order, by pages. Visitors and members do not see hidden ones. */
export const queryProductsRoute = route({
  id: 'stores.products.queryProducts',
  method: 'GET',
  paths,
  access: 'visitor',
  handle: (context) => answer(context, context.query),
});

/** The same for queries that are too long for an address. */
export const queryProductsByPostRoute = route({
  id: 'stores.products.queryProducts',
  method: 'POST',
  paths,
  access: 'visitor',
  handle: (context) => answer(context, context.body),
});
