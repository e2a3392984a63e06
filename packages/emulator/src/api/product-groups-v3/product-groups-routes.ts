import { findEntities, searchEntities } from '../catalog-v3/cursor-query.js';
import { entityHandlers } from '../catalog-v3/entity-handlers.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readTagChanges } from '../catalog-v3/tags/read-tag-changes.js';
import { formatContent, formatProductGroup } from './format-product-group.js';
import { querySource, searchSource } from './product-group-source.js';
import { requireProductGroup, createView } from './product-group-view.js';
import { readAssignment } from './read-assignment.js';
import { maxText, readContent, readGroupName } from './read-product-group.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { assignProducts, unassignProducts } from '../../shop/catalog-v3/product-groups/assign-products.js';
import { createProductGroup as create } from '../../shop/catalog-v3/product-groups/create-product-group.js';
import { deleteProductGroup as remove } from '../../shop/catalog-v3/product-groups/delete-product-group.js';
import { productGroups, type StoredProductGroup } from '../../shop/catalog-v3/product-groups/product-group.js';
import { changedTags, type TagChanges } from '../../shop/catalog-v3/tags.js';

/**
 * Assigns and unassigns tags of a product group.
 *
 * @throws {ValidationError} if the group would have too many tags
 */
const updateTags = (tenant: Tenant, group: StoredProductGroup, changes: TagChanges): StoredProductGroup =>
  productGroups(tenant).put(changedEntity(tenant, group, changedTags(group, changes)));

/**
 * Creates the product group of a request: `{ productGroup }`.
 *
 * @throws {ApplicationError} 409 or 428 as `createProductGroup` of the shop does, and 428 `MEDIA_NOT_FOUND`
 */
function createRequestedGroup(tenant: Tenant, request: unknown): StoredProductGroup {
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
function updateRequestedGroup(tenant: Tenant, request: unknown, pathId?: string): StoredProductGroup {
  const read = new FieldReader();
  const find = (id: string) => requireProductGroup({ tenant }, id);
  const format = (group: StoredProductGroup) => formatContent(group);
  const update = { name: 'productGroup', fields, find, format } as const;
  const { changes, check, entity } = readChanges(read, request, update, pathId);
  const name = Object.hasOwn(changes, 'name') ? readGroupName(read, changes['name']) : entity.name;
  const content = readContent(read, changes, entity);
  check();
  return productGroups(tenant).put(changedEntity(tenant, entity, { name, ...content }));
}

const handlers = entityHandlers<StoredProductGroup>({
  name: 'productGroup',
  plural: 'productGroups',
  source: querySource,
  find: (tenant, id) => requireProductGroup({ tenant }, id),
  create: createRequestedGroup,
  update: updateRequestedGroup,
  remove,
  format(context, request) {
    const view = createView(context, request);
    return (group) => formatProductGroup(group, view);
  },
  extras: (context, request) => ({ fields: [...createView(context, request).fields] }),
});

/** Creates a product group without members. */
const createProductGroup = route({
  id: 'stores.productGroupsV3.createProductGroup',
  method: 'POST',
  paths: ['/stores/v3/product-groups', '/v3/product-groups'],
  access: 'merchant',
  handle: handlers.create,
});

/** Creates up to 100 product groups without members. */
const bulkCreateProductGroups = route({
  id: 'stores.productGroupsV3.bulkCreateProductGroups',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/create', '/v3/bulk/product-groups/create'],
  access: 'merchant',
  handle: handlers.bulkCreate,
});

/** Gets a product group with the members that the caller may see. */
const getProductGroup = route({
  id: 'stores.productGroupsV3.getProductGroup',
  method: 'GET',
  paths: ['/stores/v3/product-groups/{productGroupId}', '/v3/product-groups/{productGroupId}'],
  access: 'visitor',
  handle: handlers.get,
});

/** Queries product groups by filter and page. */
const queryProductGroups = [
  route({
    id: 'stores.productGroupsV3.queryProductGroups',
    method: 'GET',
    paths: ['/stores/v3/product-groups/query', '/v3/product-groups/query'],
    access: 'visitor',
    handle: handlers.queryByUrl,
  }),
  route({
    id: 'stores.productGroupsV3.queryProductGroups',
    method: 'POST',
    paths: ['/stores/v3/product-groups/query', '/v3/product-groups/query'],
    access: 'visitor',
    handle: handlers.query,
  }),
];

function respondToSearch(context: RouteContext, request: unknown): object {
  const view = createView(context, request);
  const { aggregationData, items, pagingMetadata } = searchEntities(searchSource(context), request);
  const productGroups = items.map((group) => formatProductGroup(group, view));
  return { productGroups, pagingMetadata, aggregationData, fields: [...view.fields] };
}

/** Searches product groups by filter and free text, with aggregations. */
const searchProductGroups = [
  route({
    id: 'stores.productGroupsV3.searchProductGroups',
    method: 'GET',
    paths: ['/stores/v3/product-groups/search', '/v3/product-groups/search'],
    access: 'visitor',
    handle: (context) => respondToSearch(context, context.query),
  }),
  route({
    id: 'stores.productGroupsV3.searchProductGroups',
    method: 'POST',
    paths: ['/stores/v3/product-groups/search', '/v3/product-groups/search'],
    access: 'visitor',
    handle: (context) => respondToSearch(context, context.body),
  }),
];

/** Updates a product group. Requires the current revision. */
const updateProductGroup = route({
  id: 'stores.productGroupsV3.updateProductGroup',
  method: 'PATCH',
  paths: ['/stores/v3/product-groups/{productGroup.id}', '/v3/product-groups/{productGroup.id}'],
  access: 'merchant',
  handle: handlers.update,
});

/** Updates up to 100 product groups. Each requires its current revision. */
const bulkUpdateProductGroups = route({
  id: 'stores.productGroupsV3.bulkUpdateProductGroups',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/update', '/v3/bulk/product-groups/update'],
  access: 'merchant',
  handle: handlers.bulkUpdate,
});

/** Assigns and unassigns tags of up to 100 product groups. */
const bulkUpdateProductGroupTags = route({
  id: 'stores.productGroupsV3.bulkUpdateProductGroupTags',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/update-tags', '/v3/bulk/product-groups/update-tags'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const items = readBulkIds(body, 'productGroupIds');
    const changes = readTagChanges(body);
    const apply = (id: string) => updateTags(tenant, requireProductGroup(context, id), changes);
    return bulkItems(tenant, { items, apply });
  },
});

/** Assigns and unassigns tags of the product groups that match a filter. */
const bulkUpdateProductGroupTagsByFilter = route({
  id: 'stores.productGroupsV3.bulkUpdateProductGroupTagsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/update-tags-by-filter', '/v3/bulk/product-groups/update-tags-by-filter'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const found = findEntities(querySource(context), body);
    const changes = readTagChanges(body);
    for (const group of found) updateTags(tenant, group, changes);
    return { jobId: newId() };
  },
});

const error = { code: 'PRODUCT_NOT_FOUND', description: 'The product does not exist.' };

/** Assigns up to 100 products to a product group, with a result for each. */
const assignProductsToProductGroup = route({
  id: 'stores.productGroupsV3.assignProductsToProductGroup',
  method: 'POST',
  paths: ['/stores/v3/product-groups/assign-products', '/v3/product-groups/assign-products'],
  access: 'merchant',
  handle(context) {
    const { group, productIds } = readAssignment(context);
    const assigned = assignProducts(context.tenant, group, productIds);
    const results = productIds.map((productId) =>
      assigned.has(productId) ? { productId, success: true } : { productId, success: false, error },
    );
    return { results };
  },
});

/** Removes up to 100 products from a product group: all of them, or none. */
const unassignProductsFromProductGroup = route({
  id: 'stores.productGroupsV3.unassignProductsFromProductGroup',
  method: 'POST',
  paths: ['/stores/v3/product-groups/unassign-products', '/v3/product-groups/unassign-products'],
  access: 'merchant',
  handle(context) {
    const { group, productIds } = readAssignment(context);
    unassignProducts(context.tenant, group, productIds);
    return { results: productIds.map((productId) => ({ productId, success: true })) };
  },
});

/** Deletes a product group. Its members stay. */
const deleteProductGroup = route({
  id: 'stores.productGroupsV3.deleteProductGroup',
  method: 'DELETE',
  paths: ['/stores/v3/product-groups/{productGroupId}', '/v3/product-groups/{productGroupId}'],
  access: 'merchant',
  handle: handlers.remove,
});

/** Deletes up to 100 product groups. Their members stay. */
const bulkDeleteProductGroups = route({
  id: 'stores.productGroupsV3.bulkDeleteProductGroups',
  method: 'POST',
  paths: ['/stores/v3/bulk/product-groups/delete', '/v3/bulk/product-groups/delete'],
  access: 'merchant',
  handle: handlers.bulkRemove,
});

/** The routes of product groups. */
export const productGroupRoutes = [
  createProductGroup,
  bulkCreateProductGroups,
  getProductGroup,
  ...queryProductGroups,
  ...searchProductGroups,
  updateProductGroup,
  bulkUpdateProductGroups,
  bulkUpdateProductGroupTags,
  bulkUpdateProductGroupTagsByFilter,
  assignProductsToProductGroup,
  unassignProductsFromProductGroup,
  deleteProductGroup,
  bulkDeleteProductGroups,
] as const;
