import { FieldReader } from '../../kernel/input/field-reader.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { type StoredProductGroup, productGroups } from '../../shop/catalog-v3/product-groups/product-group.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { formatContent, productGroupResponse } from './format-product-group.js';
import { requireProductGroup, viewOf } from './product-group-view.js';
import { readContent, readGroupName } from './read-product-group.js';

/** The fields that a mask can name. Handle, customization and members are ignored. */
const fields = {
  name: 'value',
  choiceOrder: 'value',
  media: 'any',
  extendedFields: 'any',
  tags: 'any',
  handle: 'value',
  groupingCustomizationId: 'value',
  groupingCustomization: 'any',
  members: 'value',
} as const;

/**
 * Applies the update of a request: `{ productGroup: { revision, … }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `PRODUCT_GROUP_NOT_FOUND`, 409 `INVALID_REVISION`, 428 `MEDIA_NOT_FOUND`
 */
export function updateRequestedGroup(context: RouteContext, request: unknown, pathId?: string): StoredProductGroup {
  const read = new FieldReader();
  const find = (id: string) => requireProductGroup(context, id);
  const format = (group: StoredProductGroup) => formatContent(group);
  const update = { name: 'productGroup', fields, find, format } as const;
  const { changes, check, entity } = readChanges(read, request, update, pathId);
  const name = Object.hasOwn(changes, 'name') ? readGroupName(read, changes['name']) : entity.name;
  const content = readContent(read, changes, entity);
  check();
  return productGroups(context.tenant).put(changedEntity(context.tenant, entity, { name, ...content }));
}

/** Updates a product group. Requires the current revision. */
export const updateProductGroup = route({
  id: 'stores.productGroupsV3.updateProductGroup',
  method: 'PATCH',
  paths: ['/stores/v3/product-groups/{productGroup.id}', '/v3/product-groups/{productGroup.id}'],
  access: 'merchant',
  handle(context) {
    const { body, params } = context;
    const view = viewOf(context, body);
    return productGroupResponse(updateRequestedGroup(context, body, params['productGroup.id']), view);
  },
});
