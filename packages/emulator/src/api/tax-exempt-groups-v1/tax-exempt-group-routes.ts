import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { type TagChanges, changedTags } from '../../shop/catalog-v3/tags.js';
import { fullExemption } from '../../shop/pricing/tax/tax-places.js';
import { manualCalculatorId } from '../../shop/settings/tax-settings.js';
import { type TaxExemptGroup, requireTaxExemptGroup, taxExemptGroups } from '../../shop/tax-groups/tax-exempt-group.js';
import { entityFields, findEntities, queryField } from '../catalog-v3/cursor-query.js';
import { entityHandlers } from '../catalog-v3/entity-handlers.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readTagChanges } from '../catalog-v3/tags/read-tag-changes.js';
import { readTags } from '../catalog-v3/tags/read-tags.js';
import { formatTaxExemptGroup } from './format-tax-exempt-group.js';

const fields: SearchFields<TaxExemptGroup> = new Map([
  ...entityFields,
  ['id', queryField<TaxExemptGroup>('string', ({ id }) => id)],
  ['name', queryField<TaxExemptGroup>('string', ({ name }) => name)],
]);

/** Reads the fields of a tax exempt group. Reports field violations to `read`. */
function readGroup(read: FieldReader, input: Input) {
  const at = (name: string) => `taxExemptGroup.${name}`;
  if (isMissing(input['name'])) read.missing(at('name'));
  const extendedFields = read.object(input['extendedFields'], at('extendedFields'));
  return {
    name: read.string(input['name'], at('name'), { min: 1, max: 200 }) ?? '',
    publicTagIds: [],
    privateTagIds: [],
    ...readTags(read, input['tags'], at('tags')),
    ...(extendedFields && { extendedFields }),
  };
}

function create(tenant: Tenant, body: unknown): TaxExemptGroup {
  const read = new FieldReader();
  const group = readGroup(read, bodyObject(read, body, 'taxExemptGroup'));
  read.check();
  return taxExemptGroups(tenant).put({ ...newEntity(tenant), ...group });
}

function update(tenant: Tenant, body: unknown, pathId?: string): TaxExemptGroup {
  const read = new FieldReader();
  const { changes, check, entity } = readChanges(
    read,
    body,
    {
      name: 'taxExemptGroup',
      find: (id) => requireTaxExemptGroup(tenant, id),
      format: formatTaxExemptGroup,
      fields: { name: 'value', extendedFields: 'any', tags: 'any' },
    },
    pathId,
  );
  const group = readGroup(read, { ...formatTaxExemptGroup(entity), ...changes });
  check();
  return taxExemptGroups(tenant).put(changedEntity<TaxExemptGroup>(tenant, entity, group));
}

const getSource = ({ tenant }: RouteContext) => ({
  entity: 'taxExemptGroup',
  fields,
  documents: taxExemptGroups(tenant).values(),
});

const handlers = entityHandlers<TaxExemptGroup>({
  name: 'taxExemptGroup',
  plural: 'taxExemptGroups',
  source: getSource,
  find: requireTaxExemptGroup,
  create,
  update,
  remove: (tenant, id) => void taxExemptGroups(tenant).delete(id),
  format: () => formatTaxExemptGroup,
});

/** Assigns and unassigns tags of a tax exempt group. */
const updateTags = (tenant: Tenant, group: TaxExemptGroup, changes: TagChanges): TaxExemptGroup =>
  taxExemptGroups(tenant).put(changedEntity<TaxExemptGroup>(tenant, group, changedTags(group, changes)));

/** The routes of tax exempt groups. */
export const taxExemptGroupRoutes: readonly Route[] = [
  route({
    id: 'ecom.taxExemptGroups.createTaxExemptGroup',
    method: 'POST',
    paths: ['/billing/v1/tax-exempt-groups', '/v1/tax-exempt-groups'],
    access: 'merchant',
    handle: handlers.create,
  }),
  route({
    id: 'ecom.taxExemptGroups.bulkCreateTaxExemptGroups',
    method: 'POST',
    paths: ['/billing/v1/bulk/tax-exempt-groups/create', '/v1/bulk/tax-exempt-groups/create'],
    access: 'merchant',
    handle: handlers.bulkCreate,
  }),
  route({
    id: 'ecom.taxExemptGroups.listDefaultTaxExemptGroups',
    method: 'GET',
    paths: [
      '/billing/v1/tax-exempt-groups/default-tax-exempt-groups',
      '/v1/tax-exempt-groups/default-tax-exempt-groups',
    ],
    access: 'merchant',
    handle: () => ({ taxExemptGroups: [{ ...fullExemption, appId: manualCalculatorId }] }),
  }),
  route({
    id: 'ecom.taxExemptGroups.queryTaxExemptGroups',
    method: 'GET',
    paths: ['/billing/v1/tax-exempt-groups/query', '/v1/tax-exempt-groups/query'],
    access: 'merchant',
    handle: handlers.queryByUrl,
  }),
  route({
    id: 'ecom.taxExemptGroups.queryTaxExemptGroups',
    method: 'POST',
    paths: ['/billing/v1/tax-exempt-groups/query', '/v1/tax-exempt-groups/query'],
    access: 'merchant',
    handle: handlers.query,
  }),
  route({
    id: 'ecom.taxExemptGroups.getTaxExemptGroup',
    method: 'GET',
    paths: ['/billing/v1/tax-exempt-groups/{taxExemptGroupId}', '/v1/tax-exempt-groups/{taxExemptGroupId}'],
    access: 'merchant',
    handle: handlers.get,
  }),
  route({
    id: 'ecom.taxExemptGroups.updateTaxExemptGroup',
    method: 'PATCH',
    paths: ['/billing/v1/tax-exempt-groups/{taxExemptGroup.id}', '/v1/tax-exempt-groups/{taxExemptGroup.id}'],
    access: 'merchant',
    handle: handlers.update,
  }),
  route({
    id: 'ecom.taxExemptGroups.bulkUpdateTaxExemptGroups',
    method: 'POST',
    paths: ['/billing/v1/bulk/tax-exempt-groups/update', '/v1/bulk/tax-exempt-groups/update'],
    access: 'merchant',
    handle: handlers.bulkUpdate,
  }),
  route({
    id: 'ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags',
    method: 'POST',
    paths: ['/billing/v1/bulk/tax-exempt-groups/update-tags', '/v1/bulk/tax-exempt-groups/update-tags'],
    access: 'merchant',
    handle: ({ body, tenant }) => {
      const items = readBulkIds(body, 'taxExemptGroupIds');
      const changes = readTagChanges(body);
      return bulkItems(tenant, {
        items,
        apply: (id) => updateTags(tenant, requireTaxExemptGroup(tenant, id), changes),
      });
    },
  }),
  route({
    id: 'ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter',
    method: 'POST',
    paths: [
      '/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter',
      '/v1/bulk/tax-exempt-groups/update-tags-by-filter',
    ],
    access: 'merchant',
    handle: (context) => {
      const found = findEntities(getSource(context), context.body);
      const changes = readTagChanges(context.body);
      for (const group of found) updateTags(context.tenant, group, changes);
      return { jobId: newId() };
    },
  }),
  route({
    id: 'ecom.taxExemptGroups.bulkDeleteTaxExemptGroups',
    method: 'POST',
    paths: ['/billing/v1/bulk/tax-exempt-groups/delete', '/v1/bulk/tax-exempt-groups/delete'],
    access: 'merchant',
    handle: handlers.bulkRemove,
  }),
  route({
    id: 'ecom.taxExemptGroups.deleteTaxExemptGroup',
    method: 'DELETE',
    paths: ['/billing/v1/tax-exempt-groups/{taxExemptGroupId}', '/v1/tax-exempt-groups/{taxExemptGroupId}'],
    access: 'merchant',
    handle: handlers.remove,
  }),
];
