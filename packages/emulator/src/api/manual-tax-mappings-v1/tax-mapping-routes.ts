import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { type TaxMapping, changeTaxSettings, taxSettings } from '../../shop/settings/tax-settings.js';
import { entityFields, queryEntities, queryField } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { checkTaxMapping, formatTaxMapping, readTaxMapping, requireTaxMapping } from './tax-mapping.js';

/** Creates the tax rate of a tax group in a tax region. */
const createManualTaxMapping = route({
  id: 'ecom.manualTaxMappings.createManualTaxMapping',
  method: 'POST',
  paths: ['/billing/v1/manual-tax-mappings', '/v1/manual-tax-mappings'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const fields = readTaxMapping(read, bodyObject(read, body, 'manualTaxMapping'));
    read.check();
    checkTaxMapping(tenant, fields);
    const { description, groupId, rate, regionId } = fields;
    const mapping = { ...newEntity(tenant), groupId, regionId, rates: [rate], ...(description && { description }) };
    changeTaxSettings(tenant, { mappings: [...taxSettings(tenant).mappings, mapping] });
    return { manualTaxMapping: formatTaxMapping(mapping) };
  },
});

/** Gets a tax rate. */
const getManualTaxMapping = route({
  id: 'ecom.manualTaxMappings.getManualTaxMapping',
  method: 'GET',
  paths: ['/billing/v1/manual-tax-mappings/{manualTaxMappingId}', '/v1/manual-tax-mappings/{manualTaxMappingId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    manualTaxMapping: formatTaxMapping(requireTaxMapping(tenant, params['manualTaxMappingId'])),
  }),
});

const writable = {
  taxGroupId: 'value',
  taxRegionId: 'value',
  taxRate: 'value',
  description: 'value',
  taxType: 'value',
  taxName: 'value',
  jurisdiction: 'value',
  jurisdictionType: 'value',
} as const;

/** Fields whose change replaces the rates of several jurisdictions with one. */
const rateFields = ['taxRate', 'taxType', 'taxName', 'jurisdiction', 'jurisdictionType'] as const;

/** Updates a tax rate. Requires the current revision. */
const updateManualTaxMapping = route({
  id: 'ecom.manualTaxMappings.updateManualTaxMapping',
  method: 'PATCH',
  paths: ['/billing/v1/manual-tax-mappings/{manualTaxMapping.id}', '/v1/manual-tax-mappings/{manualTaxMapping.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const read = new FieldReader();
    const find = (id: string) => requireTaxMapping(tenant, id);
    const { changes, check, entity } = readChanges(
      read,
      body,
      { name: 'manualTaxMapping', find, format: formatTaxMapping, fields: writable },
      params['manualTaxMapping.id'],
    );
    const before = formatTaxMapping(entity);
    const after = { ...before, ...changes };
    const fields = readTaxMapping(read, after);
    check();
    checkTaxMapping(tenant, fields, entity.id);
    const { rate, ...others } = fields;
    const rates = rateFields.some((name) => after[name] !== before[name]) ? [rate] : entity.rates;
    const mapping: TaxMapping = changedEntity<TaxMapping>(tenant, entity, { ...others, rates });
    const mappings = taxSettings(tenant).mappings.map((one) => (one.id === mapping.id ? mapping : one));
    changeTaxSettings(tenant, { mappings });
    return { manualTaxMapping: formatTaxMapping(mapping) };
  },
});

/** Deletes a tax rate. Its tax group is no longer taxed in its tax region. */
const deleteManualTaxMapping = route({
  id: 'ecom.manualTaxMappings.deleteManualTaxMapping',
  method: 'DELETE',
  paths: ['/billing/v1/manual-tax-mappings/{manualTaxMappingId}', '/v1/manual-tax-mappings/{manualTaxMappingId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const { id } = requireTaxMapping(tenant, params['manualTaxMappingId']);
    changeTaxSettings(tenant, { mappings: taxSettings(tenant).mappings.filter((mapping) => mapping.id !== id) });
    return {};
  },
});

type Formatted = ReturnType<typeof formatTaxMapping>;
const field = (read: (mapping: Formatted) => string | undefined) =>
  queryField<TaxMapping>('string', (mapping) => read(formatTaxMapping(mapping)));

const fields: SearchFields<TaxMapping> = new Map([
  ...entityFields,
  ['id', field(({ id }) => id)],
  ['taxGroupId', field(({ taxGroupId }) => taxGroupId)],
  ['taxRegionId', field(({ taxRegionId }) => taxRegionId)],
  ['taxRate', field(({ taxRate }) => taxRate)],
  ['description', field(({ description }) => description)],
  ['taxType', field(({ taxType }) => taxType)],
  ['taxName', field(({ taxName }) => taxName)],
  ['jurisdiction', field(({ jurisdiction }) => jurisdiction)],
  ['jurisdictionType', queryField<TaxMapping>('enum', ({ rates }) => rates[0]?.jurisdictionType)],
]);

function run(tenant: Tenant, request: unknown): object {
  const source = { entity: 'manualTaxMapping', fields, documents: taxSettings(tenant).mappings };
  const { items, pagingMetadata } = queryEntities(source, request);
  return { manualTaxMappings: items.map(formatTaxMapping), pagingMetadata };
}

/** Queries tax rates by filter, sorting and page. */
const queryManualTaxMappings = [
  route({
    id: 'ecom.manualTaxMappings.queryManualTaxMappings',
    method: 'GET',
    paths: ['/billing/v1/manual-tax-mappings/query', '/v1/manual-tax-mappings/query'],
    access: 'merchant',
    handle: ({ query, tenant }) => run(tenant, query),
  }),
  route({
    id: 'ecom.manualTaxMappings.queryManualTaxMappings',
    method: 'POST',
    paths: ['/billing/v1/manual-tax-mappings/query', '/v1/manual-tax-mappings/query'],
    access: 'merchant',
    handle: ({ body, tenant }) => run(tenant, body),
  }),
];

/** Routes of manual tax mappings. */
export const taxMappingRoutes: readonly Route[] = [
  createManualTaxMapping,
  ...queryManualTaxMappings,
  getManualTaxMapping,
  updateManualTaxMapping,
  deleteManualTaxMapping,
];
