import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { StoredProductGroup } from '../../shop/catalog-v3/product-groups/product-group.js';
import { requireProductGroup } from './product-group-view.js';

/**
 * Reads `{ productGroupId, productIds }`, without duplicates.
 *
 * @throws {ApplicationError} 404 `PRODUCT_GROUP_NOT_FOUND`
 */
export function readAssignment(context: RouteContext): {
  readonly group: StoredProductGroup;
  readonly productIds: readonly string[];
} {
  const input = isObject(context.body) ? context.body : {};
  const read = new FieldReader();
  if (isMissing(input['productGroupId'])) read.missing('productGroupId');
  if (isMissing(input['productIds'])) read.missing('productIds');
  const groupId = read.string(input['productGroupId'], 'productGroupId', { min: 1, max: 36 }) ?? '';
  const list = read.list(input['productIds'], 'productIds', { min: 1, max: 100 }) ?? [];
  const ids = list.flatMap((id, index) => read.string(id ?? '', `productIds[${index}]`, { min: 1, max: 36 }) ?? []);
  read.check();
  return { group: requireProductGroup(context, groupId), productIds: [...new Set(ids)] };
}
