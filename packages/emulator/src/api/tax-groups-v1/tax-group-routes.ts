import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import { defaultTaxGroups, listTaxGroups, ownTaxGroups, type TaxGroup } from '../../shop/tax-groups/tax-group.js';
import { changeTaxSettings, taxSettings } from '../../shop/settings/tax-settings.js';
import { entityFields, queryEntities, queryField } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { formatTaxGroup } from './format-tax-group.js';

const fields: SearchFields<TaxGroup> = new Map([
  ...entityFields,
  ['id', queryField<TaxGroup>('string', ({ id }) => id)],
  ['name', queryField<TaxGroup>('string', ({ name }) => name)],
]);

/**
 * Returns the tax group with this ID.
 *
 * @throws {ApplicationError} 404 `TAX_GROUP_NOT_FOUND`
 */
function requireTaxGroup(tenant: Tenant, id = ''): TaxGroup {
  const group = listTaxGroups(tenant).find((one) => one.id === id);
  if (group) return group;
  throw new ApplicationError('notFound', 'TAX_GROUP_NOT_FOUND', 'No tax group has this ID.', { id: id.slice(0, 100) });
}

/**
 * Checks that a tax group is not a default one.
 *
 * @throws {ApplicationError} 428 `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP`
 */
function checkOwn({ id }: TaxGroup): void {
  if (!defaultTaxGroups.some((group) => group.id === id)) return;
  const description = 'Default tax groups cannot be changed.';
  throw new ApplicationError('failedPrecondition', 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP', description, { id });
}

/** Reads the name of a tax group. Reports field violations to `read`. */
function readName(read: FieldReader, input: Input): string {
  if (isMissing(input['name'])) read.missing('taxGroup.name');
  return read.string(input['name'], 'taxGroup.name', { min: 1, max: 200 }) ?? '';
}

/**
 * Returns the default tax group of an app.
 *
 * @throws {ApplicationError} 404 `TAX_GROUP_NOT_FOUND`
 */
function findDefaultTaxGroup(appId: string): TaxGroup {
  const [products] = defaultTaxGroups;
  if (products && storesAppIds.includes(appId)) return products;
  throw new ApplicationError('notFound', 'TAX_GROUP_NOT_FOUND', 'The app has no default tax group.', {
    appId: appId.slice(0, 100),
  });
}

/** Creates a tax group. */
const createTaxGroup = route({
  id: 'ecom.taxGroups.createTaxGroup',
  method: 'POST',
  paths: ['/billing/v1/tax-groups', '/v1/tax-groups'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const name = readName(read, bodyObject(read, body, 'taxGroup'));
    read.check();
    return { taxGroup: formatTaxGroup(ownTaxGroups(tenant).put({ ...newEntity(tenant), name })) };
  },
});

/** Gets a tax group. */
const getTaxGroup = route({
  id: 'ecom.taxGroups.getTaxGroup',
  method: 'GET',
  paths: ['/billing/v1/tax-groups/{taxGroupId}', '/v1/tax-groups/{taxGroupId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({ taxGroup: formatTaxGroup(requireTaxGroup(tenant, params['taxGroupId'])) }),
});

/** Updates a tax group. Requires the current revision. */
const updateTaxGroup = route({
  id: 'ecom.taxGroups.updateTaxGroup',
  method: 'PATCH',
  paths: ['/billing/v1/tax-groups/{taxGroup.id}', '/v1/tax-groups/{taxGroup.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const read = new FieldReader();
    const find = (id: string) => requireTaxGroup(tenant, id);
    const { changes, check, entity } = readChanges(
      read,
      body,
      { name: 'taxGroup', find, format: formatTaxGroup, fields: { name: 'value' } },
      params['taxGroup.id'],
    );
    checkOwn(entity);
    const name = readName(read, { name: entity.name, ...changes });
    check();
    const changed = ownTaxGroups(tenant).put(changedEntity<TaxGroup>(tenant, entity, { name }));
    return { taxGroup: formatTaxGroup(changed) };
  },
});

/** Deletes a tax group with its rates. */
const deleteTaxGroup = route({
  id: 'ecom.taxGroups.deleteTaxGroup',
  method: 'DELETE',
  paths: ['/billing/v1/tax-groups/{taxGroupId}', '/v1/tax-groups/{taxGroupId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const group = requireTaxGroup(tenant, params['taxGroupId']);
    checkOwn(group);
    ownTaxGroups(tenant).delete(group.id);
    const { mappings } = taxSettings(tenant);
    const rest = mappings.filter(({ groupId }) => groupId !== group.id);
    if (rest.length < mappings.length) changeTaxSettings(tenant, { mappings: rest });
    return {};
  },
});

/** Lists the default tax groups. */
const listDefaultTaxGroups = route({
  id: 'ecom.taxGroups.listDefaultTaxGroups',
  method: 'GET',
  paths: ['/billing/v1/tax-groups/default-tax-groups', '/v1/tax-groups/default-tax-groups'],
  access: 'merchant',
  handle: () => ({ taxGroups: defaultTaxGroups.map(formatTaxGroup) }),
});

/** Lists the default tax groups of apps. Only the stores app has one: its products. */
const listDefaultTaxGroupsByAppIds = route({
  id: 'ecom.taxGroups.listDefaultTaxGroupsByAppIds',
  method: 'POST',
  paths: [
    '/billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
    '/v1/tax-groups/list-default-tax-groups-by-app-ids',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const { results, ...rest } = bulkItems(tenant, {
      items: readBulkIds(body, 'appIds'),
      apply: findDefaultTaxGroup,
      format: formatTaxGroup,
      name: 'taxGroup',
    });
    return {
      results: results.map(({ itemMetadata, ...one }) => ({ taxGroupMetadata: itemMetadata, ...one })),
      ...rest,
    };
  },
});

/** Queries tax groups by filter, sorting and page. */
const queryTaxGroups = route({
  id: 'ecom.taxGroups.queryTaxGroups',
  method: 'POST',
  paths: ['/billing/v1/tax-groups/query', '/v1/tax-groups/query'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const source = { entity: 'taxGroup', fields, documents: listTaxGroups(tenant) };
    const { items, pagingMetadata } = queryEntities(source, body);
    return { taxGroups: items.map(formatTaxGroup), pagingMetadata };
  },
});

/** Routes of tax groups. */
export const taxGroupRoutes: readonly Route[] = [
  createTaxGroup,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
  queryTaxGroups,
  getTaxGroup,
  updateTaxGroup,
  deleteTaxGroup,
];
