import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { type ExemptRate, type TaxMapping, changeTaxSettings, taxSettings } from '../../shop/settings/tax-settings.js';
import { entityFields, queryEntities, queryField, requestProperty } from '../catalog-v3/cursor-query.js';
import { readDecimal } from '../catalog-v3/read-amount.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import {
  MAX_EXEMPT_RATES,
  checkTaxMapping,
  formatTaxMapping,
  readTaxMapping,
  requireTaxMapping,
} from './tax-mapping.js';

/**
 * Creates the tax rate of a tax group in a tax region.
 *
 * @throws {ApplicationError} as `checkTaxMapping` does
 */
function create(tenant: Tenant, body: unknown): TaxMapping {
  const read = new FieldReader();
  const fields = readTaxMapping(read, bodyObject(read, body, 'manualTaxMapping'));
  read.check();
  checkTaxMapping(tenant, fields);
  const { appFields, description, exemptRates, groupId, rate, regionId } = fields;
  const mapping: TaxMapping = {
    ...newEntity(tenant),
    groupId,
    regionId,
    rates: [rate],
    exemptRates,
    ...(description && { description }),
    ...(appFields && { appFields }),
  };
  changeTaxSettings(tenant, { mappings: [...taxSettings(tenant).mappings, mapping] });
  return mapping;
}

/** Stores a changed mapping. */
function save(tenant: Tenant, mapping: TaxMapping): TaxMapping {
  const mappings = taxSettings(tenant).mappings.map((one) => (one.id === mapping.id ? mapping : one));
  changeTaxSettings(tenant, { mappings });
  return mapping;
}

/** Creates tax rates. Each is created or fails on its own. */
const bulkCreateManualTaxMappings = route({
  id: 'ecom.manualTaxMappings.bulkCreateManualTaxMappings',
  method: 'POST',
  paths: ['/billing/v1/bulk/manual-tax-mappings/create', '/v1/bulk/manual-tax-mappings/create'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const { items, returnEntity } = readBulk(body, 'manualTaxMappings');
    const apply = (manualTaxMapping: unknown) => create(tenant, { manualTaxMapping });
    return bulkItems(tenant, { items, getId: () => undefined, apply, format: returnEntity && formatTaxMapping });
  },
});

/** Creates the tax rate of a tax group in a tax region. */
const createManualTaxMapping = route({
  id: 'ecom.manualTaxMappings.createManualTaxMapping',
  method: 'POST',
  paths: ['/billing/v1/manual-tax-mappings', '/v1/manual-tax-mappings'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ manualTaxMapping: formatTaxMapping(create(tenant, body)) }),
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
  exemptRates: 'value',
  extendedFields: 'any',
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
    return { manualTaxMapping: formatTaxMapping(save(tenant, mapping)) };
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
  [
    'exemptRates.taxExemptGroupId',
    {
      ...queryField<TaxMapping>(
        'list',
        ({ exemptRates = [] }) => exemptRates.map(({ exemptGroupId }) => exemptGroupId),
        false,
      ),
      // The official query builder has those of texts, and its query object those of lists.
      operators: ['$eq', '$ne', '$in', '$hasSome', '$hasAll', '$exists'],
    },
  ],
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

/** Lists the tax rates. */
const listManualTaxMappings = route({
  id: 'ecom.manualTaxMappings.listManualTaxMappings',
  method: 'GET',
  paths: ['/billing/v1/manual-tax-mappings', '/v1/manual-tax-mappings'],
  access: 'merchant',
  handle: ({ tenant }) => {
    const { mappings } = taxSettings(tenant);
    return {
      manualTaxMappings: mappings.map(formatTaxMapping),
      pagingMetadata: { count: mappings.length, cursors: {}, hasNext: false },
    };
  },
});

/** Replaces the data of an app. */
const updateExtendedFields = route({
  id: 'ecom.manualTaxMappings.updateExtendedFields',
  method: 'POST',
  paths: [
    '/billing/v1/manual-tax-mappings/{id}/update-extended-fields',
    '/v1/manual-tax-mappings/{id}/update-extended-fields',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const mapping = requireTaxMapping(tenant, params['id']);
    const read = new FieldReader();
    const namespace = read.string(requestProperty(body, 'namespace') ?? '', 'namespace', { min: 1, max: 164 }) ?? '';
    const data = read.required(requestProperty(body, 'namespaceData'), 'namespaceData');
    read.check();
    const { namespaces = {} } = (mapping.appFields ?? {}) as { namespaces?: object };
    const appFields = { namespaces: { ...namespaces, [namespace]: data } };
    const changed: TaxMapping = changedEntity<TaxMapping>(tenant, mapping, { appFields });
    return { manualTaxMapping: formatTaxMapping(save(tenant, changed)) };
  },
});

/** Changes the rates of tax exempt groups in several mappings. Each is changed or fails on its own. */
function changeExemptRates(
  { body, tenant }: RouteContext,
  field: string,
  change: (read: FieldReader, input: Input, before: readonly ExemptRate[]) => readonly ExemptRate[],
): object {
  const { items, returnEntity } = readBulk(body, field);
  const getId = (item: unknown): string => {
    const id = isObject(item) ? item['manualTaxMappingId'] : undefined;
    return typeof id === 'string' ? id : '';
  };
  return bulkItems(tenant, {
    items,
    getId,
    apply(item) {
      const mapping = requireTaxMapping(tenant, getId(item));
      const read = new FieldReader();
      const exemptRates = change(read, isObject(item) ? item : {}, mapping.exemptRates ?? []);
      if (exemptRates.length > MAX_EXEMPT_RATES) read.addViolation(field, 'must have at most 50 groups', 'MAX_SIZE');
      read.check();
      return save(tenant, changedEntity<TaxMapping>(tenant, mapping, { exemptRates }));
    },
    format: returnEntity && formatTaxMapping,
  });
}

/** Sets the rates of tax exempt groups. */
const bulkAssignExemptOverrides = route({
  id: 'ecom.manualTaxMappings.bulkAssignExemptOverrides',
  method: 'POST',
  paths: [
    '/billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
    '/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
  ],
  access: 'merchant',
  handle: (context) =>
    changeExemptRates(context, 'assignOverrides', (read, input, before) => {
      const overrides = read.list(input['exemptGroupOverrides'], 'exemptGroupOverrides', { min: 1, max: 50 }) ?? [];
      const assigned = overrides.map((one, index): ExemptRate => {
        const at = `exemptGroupOverrides[${index}]`;
        const { exemptGroupId, rate } = read.required(one, at);
        readDecimal(read, rate, `${at}.rate`, { scale: 6 });
        const id = read.string(exemptGroupId ?? '', `${at}.exemptGroupId`, { min: 1, max: 36 }) ?? '';
        return { exemptGroupId: id, rate: String(rate) };
      });
      const ids = assigned.map(({ exemptGroupId }) => exemptGroupId);
      return [...before.filter(({ exemptGroupId }) => !ids.includes(exemptGroupId)), ...assigned];
    }),
});

/** Removes the rates of tax exempt groups. */
const bulkUnassignExemptOverrides = route({
  id: 'ecom.manualTaxMappings.bulkUnassignExemptOverrides',
  method: 'POST',
  paths: [
    '/billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
    '/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
  ],
  access: 'merchant',
  handle: (context) =>
    changeExemptRates(context, 'unassignOverrides', (read, input, before) => {
      const ids = read.ids(input['exemptGroupIds'], 'exemptGroupIds', { min: 1, max: 50 });
      return before.filter(({ exemptGroupId }) => !ids.includes(exemptGroupId));
    }),
});

/** Routes of manual tax mappings. */
export const taxMappingRoutes: readonly Route[] = [
  createManualTaxMapping,
  bulkCreateManualTaxMappings,
  listManualTaxMappings,
  updateExtendedFields,
  bulkAssignExemptOverrides,
  bulkUnassignExemptOverrides,
  ...queryManualTaxMappings,
  getManualTaxMapping,
  updateManualTaxMapping,
  deleteManualTaxMapping,
];
