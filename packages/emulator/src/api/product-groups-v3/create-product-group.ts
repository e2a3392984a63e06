import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { createProductGroup as create } from '../../shop/catalog-v3/product-groups/create-product-group.js';
import type { StoredProductGroup } from '../../shop/catalog-v3/product-groups/product-group.js';
import { productGroupResponse } from './format-product-group.js';
import { viewOf } from './product-group-view.js';
import { maxText, readContent, readGroupName } from './read-product-group.js';

/**
 * Creates the product group of a request: `{ productGroup }`.
 *
 * @throws {ApplicationError} 409 or 428 as `createProductGroup` of the shop does, and 428 `MEDIA_NOT_FOUND`
 */
export function createRequestedGroup(tenant: Tenant, request: unknown): StoredProductGroup {
  const read = new FieldReader();
  const input = bodyObject(read, request, 'productGroup');
  const { groupingCustomizationId } = input;
  if (isMissing(groupingCustomizationId)) read.missing('productGroup.groupingCustomizationId');
  const bounds = { min: 1, max: 36 };
  const customizationId = read.string(groupingCustomizationId, 'productGroup.groupingCustomizationId', bounds) ?? '';
  const handle = read.string(input['handle'], 'productGroup.handle', { min: 1, max: maxText });
  const name = readGroupName(read, input['name']);
  const { extendedFields, media, ...content } = readContent(read, input);
  read.check();
  return create(tenant, {
    name,
    customizationId,
    choiceOrder: [],
    publicTagIds: [],
    privateTagIds: [],
    ...content,
    ...(handle !== undefined && { handle }),
    ...(media && { media }),
    ...(extendedFields && { extendedFields }),
  });
}

/** Creates a product group without members. */
export const createProductGroup = route({
  id: 'stores.productGroupsV3.createProductGroup',
  method: 'POST',
  paths: ['/stores/v3/product-groups', '/v3/product-groups'],
  access: 'merchant',
  handle(context) {
    const view = viewOf(context, context.body);
    return productGroupResponse(createRequestedGroup(context.tenant, context.body), view);
  },
});
