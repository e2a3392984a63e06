import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { isObject } from '../../../kernel/input/object.js';
import { findBySearch } from '../../../kernel/query/search/run-search.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { isMerchant } from '../product-access.js';
import { searchSource } from '../search/product-table.js';

function count(context: RouteContext, request: unknown): object {
  const { filter, returnNonVisibleProducts, search } = isObject(request) ? request : {};
  const hasHidden = String(returnNonVisibleProducts) === 'true';
  if (hasHidden && !isMerchant(context)) {
    const description = 'Only merchants and apps can count hidden products.';
    throw new ApplicationError('permissionDenied', 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS', description);
  }
  const source = searchSource(context.tenant, hasHidden);
  return { count: findBySearch(source, { filter, search }).length };
}

/** Counts the products that match a filter and a free text. */
export const countProducts = [
  route({
    id: 'stores.productsV3.countProducts',
    method: 'GET',
    paths: ['/stores/v3/products/count', '/v3/products/count'],
    access: 'visitor',
    handle: (context) => count(context, context.query),
  }),
  route({
    id: 'stores.productsV3.countProducts',
    method: 'POST',
    paths: ['/stores/v3/products/count', '/v3/products/count'],
    access: 'visitor',
    handle: (context) => count(context, context.body),
  }),
];
