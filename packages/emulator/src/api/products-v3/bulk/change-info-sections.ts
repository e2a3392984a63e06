import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { checkRevision } from '../../catalog-v3/read-changes.js';
import { formatWholeProduct } from '../format/format-product.js';
import { requireProduct, createView } from '../product-access.js';
import { byFilter } from './by-filter.js';

/** Change of the info sections of a product. */
type Change = (tenant: Tenant, product: StoredProduct, ids: readonly string[]) => StoredProduct;

function readIds(body: unknown, max: number): readonly string[] {
  const read = new FieldReader();
  const ids = read.ids(isObject(body) ? body['infoSectionIds'] : undefined, 'infoSectionIds', { min: 1, max });
  read.check();
  return ids;
}

/** Product of an item `{ productId, revision }`, in its current revision. */
function currentProduct(tenant: Tenant, item: unknown): StoredProduct {
  const read = new FieldReader();
  const input = read.required(item, 'product');
  for (const name of ['productId', 'revision']) if (isMissing(input[name])) read.missing(`product.${name}`);
  read.check();
  const product = requireProduct(tenant, String(input['productId']));
  checkRevision(product, input['revision']);
  return product;
}

/** Changes the info sections of products. */
export function changeInBulk(context: RouteContext, change: Change, max: number): object {
  const { body, tenant } = context;
  const view = createView(context, body);
  const ids = readIds(body, max);
  const { items, returnEntity } = readBulk(body, 'products');
  return bulkItems(tenant, {
    items,
    getId: (item) => (isObject(item) && typeof item['productId'] === 'string' ? item['productId'] : undefined),
    apply: (item) => change(tenant, currentProduct(tenant, item), ids),
    format: returnEntity && ((product) => formatWholeProduct(product, view)),
  });
}

/** Changes the info sections of the products that match a filter. */
export function changeByFilter(context: RouteContext, change: Change, max: number): object {
  const ids = readIds(context.body, max);
  return byFilter(context, (product) => change(context.tenant, product, ids));
}
