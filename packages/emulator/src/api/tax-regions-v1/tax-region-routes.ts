import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { type TaxRegion, changeTaxSettings, taxSettings } from '../../shop/settings/tax-settings.js';
import { entityFields, queryEntities, queryField } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { checkTaxRegion, formatTaxRegion, readTaxRegion, requireTaxRegion } from './tax-region.js';

/**
 * Creates a tax region. No tax is collected in it before it has a rate.
 *
 * @throws {ApplicationError} as `checkTaxRegion` does
 */
function create(tenant: Tenant, body: unknown): TaxRegion {
  const read = new FieldReader();
  const { subdivision, ...fields } = readTaxRegion(read, bodyObject(read, body, 'taxRegion'));
  read.check();
  checkTaxRegion(tenant, { ...fields, subdivision });
  const region = { ...newEntity(tenant), ...fields, ...(subdivision && { subdivision }) };
  changeTaxSettings(tenant, { regions: [...taxSettings(tenant).regions, region] });
  return region;
}

/** Creates tax regions. Each is created or fails on its own. */
const bulkCreateTaxRegion = route({
  id: 'ecom.taxRegions.bulkCreateTaxRegion',
  method: 'POST',
  paths: ['/billing/v1/bulk/tax-regions/create', '/v1/bulk/tax-regions/create'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const { items, returnEntity } = readBulk(body, 'taxRegions');
    const apply = (taxRegion: unknown) => create(tenant, { taxRegion });
    return bulkItems(tenant, { items, getId: () => undefined, apply, format: returnEntity && formatTaxRegion });
  },
});

/** Creates a tax region. */
const createTaxRegion = route({
  id: 'ecom.taxRegions.createTaxRegion',
  method: 'POST',
  paths: ['/billing/v1/tax-regions', '/v1/tax-regions'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ taxRegion: formatTaxRegion(create(tenant, body)) }),
});

/** Gets a tax region. */
const getTaxRegion = route({
  id: 'ecom.taxRegions.getTaxRegion',
  method: 'GET',
  paths: ['/billing/v1/tax-regions/{taxRegionId}', '/v1/tax-regions/{taxRegionId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({ taxRegion: formatTaxRegion(requireTaxRegion(tenant, params['taxRegionId'])) }),
});

/** Updates a tax region. Requires the current revision. */
const updateTaxRegion = route({
  id: 'ecom.taxRegions.updateTaxRegion',
  method: 'PATCH',
  paths: ['/billing/v1/tax-regions/{taxRegion.id}', '/v1/tax-regions/{taxRegion.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const read = new FieldReader();
    const { changes, check, entity } = readChanges(
      read,
      body,
      {
        name: 'taxRegion',
        find: (id) => requireTaxRegion(tenant, id),
        format: formatTaxRegion,
        fields: { country: 'value', subdivision: 'value', appId: 'value', taxIncludedInPrice: 'value' },
      },
      params['taxRegion.id'],
    );
    const fields = readTaxRegion(read, { ...formatTaxRegion(entity), ...changes });
    check();
    checkTaxRegion(tenant, fields, entity.id);
    const region: TaxRegion = changedEntity<TaxRegion>(tenant, entity, fields);
    const regions = taxSettings(tenant).regions.map((one) => (one.id === region.id ? region : one));
    changeTaxSettings(tenant, { regions });
    return { taxRegion: formatTaxRegion(region) };
  },
});

/** Deletes a tax region with its rates. */
const deleteTaxRegion = route({
  id: 'ecom.taxRegions.deleteTaxRegion',
  method: 'DELETE',
  paths: ['/billing/v1/tax-regions/{taxRegionId}', '/v1/tax-regions/{taxRegionId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const { id } = requireTaxRegion(tenant, params['taxRegionId']);
    const { mappings, regions } = taxSettings(tenant);
    changeTaxSettings(tenant, {
      regions: regions.filter((region) => region.id !== id),
      mappings: mappings.filter(({ regionId }) => regionId !== id),
    });
    return {};
  },
});

const fields: SearchFields<TaxRegion> = new Map([
  ...entityFields,
  ['id', queryField<TaxRegion>('string', ({ id }) => id)],
  ['country', queryField<TaxRegion>('string', ({ country }) => country)],
  ['subdivision', queryField<TaxRegion>('string', ({ subdivision = '' }) => subdivision)],
  ['appId', queryField<TaxRegion>('string', ({ appId }) => appId)],
]);

/** Queries tax regions by filter, sorting and page. */
const queryTaxRegions = route({
  id: 'ecom.taxRegions.queryTaxRegions',
  method: 'POST',
  paths: ['/billing/v1/tax-regions/query', '/v1/tax-regions/query'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const source = { entity: 'taxRegion', fields, documents: taxSettings(tenant).regions };
    const { items, pagingMetadata } = queryEntities(source, body);
    return { taxRegions: items.map(formatTaxRegion), pagingMetadata };
  },
});

/** Routes of tax regions. */
export const taxRegionRoutes: readonly Route[] = [
  createTaxRegion,
  bulkCreateTaxRegion,
  queryTaxRegions,
  getTaxRegion,
  updateTaxRegion,
  deleteTaxRegion,
];
