import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { findBySearch } from '../../../kernel/query/search/run-search.js';
import { newId } from '../../../kernel/state/ids.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { searchSource } from '../search/product-table.js';

/**
 * Changes the products that match `{ filter, search }`, hidden ones included. The job is complete when the call returns:
 * either all products are changed, or the call fails with the first error and none is.
 *
 * @throws {ValidationError} for an invalid filter, or a missing one
 */
export function byFilter({ body, tenant }: RouteContext, change: (product: StoredProduct) => void): { jobId: string } {
  const { filter, search } = isObject(body) ? body : {};
  const read = new FieldReader();
  if (isMissing(filter)) read.missing('filter');
  read.check();
  for (const { product } of findBySearch(searchSource(tenant, true), { filter, search })) change(product);
  return { jobId: newId() };
}

/** As {@link byFilter}, but all products match a request without filter. */
export const byOptionalFilter = (context: RouteContext, change: (product: StoredProduct) => void) =>
  byFilter({ ...context, body: { filter: {}, ...(isObject(context.body) && context.body) } }, change);
