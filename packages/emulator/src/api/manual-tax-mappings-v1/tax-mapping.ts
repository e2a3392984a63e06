import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import { sum } from '../../kernel/money/decimal.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { listTaxGroups } from '../../shop/tax-groups/tax-group.js';
import { type ExemptRate, type TaxMapping, taxSettings } from '../../shop/settings/tax-settings.js';
import { type TaxRate, jurisdictionTypes } from '../../shop/settings/tax-table.js';
import { readDecimal } from '../catalog-v3/read-amount.js';

/** Formats the tax rate of a tax group in a tax region: the sum of the rates of its jurisdictions. */
export const formatTaxMapping = ({ rates, ...mapping }: TaxMapping) => ({
  id: mapping.id,
  revision: String(mapping.revision),
  createdDate: mapping.createdDate,
  updatedDate: mapping.updatedDate,
  taxGroupId: mapping.groupId,
  taxRegionId: mapping.regionId,
  taxRate: sum(rates.map(({ rate }) => rate)),
  taxName: rates.map(({ name }) => name).join(' + '),
  taxType: rates[0]?.type ?? '',
  jurisdiction: rates.map(({ jurisdiction }) => jurisdiction).join(' + '),
  jurisdictionType: rates[0]?.jurisdictionType ?? 'COUNTRY',
  ...(mapping.description !== undefined && { description: mapping.description }),
  exemptRates: (mapping.exemptRates ?? []).map(({ exemptGroupId, rate }) => ({
    taxExemptGroupId: exemptGroupId,
    taxRate: rate,
  })),
  ...(mapping.appFields && { extendedFields: mapping.appFields }),
});

/**
 * Returns the manual tax mapping with this ID.
 *
 * @throws {ApplicationError} 404 `MANUAL_TAX_MAPPING_NOT_FOUND`
 */
export function requireTaxMapping(tenant: Tenant, id = ''): TaxMapping {
  const mapping = taxSettings(tenant).mappings.find((one) => one.id === id);
  if (mapping) return mapping;
  throw new ApplicationError('notFound', 'MANUAL_TAX_MAPPING_NOT_FOUND', 'No manual tax mapping has this ID.', { id });
}

/** Fields of a manual tax mapping that merchants write. */
export interface TaxMappingFields extends Pick<TaxMapping, 'groupId' | 'regionId'> {
  readonly description: string | undefined;
  readonly rate: TaxRate;
  readonly exemptRates: readonly ExemptRate[];
  readonly appFields: object | undefined;
}

/** Maximum number of tax exempt groups of a mapping. */
export const MAX_EXEMPT_RATES = 50;

function readExemptRates(read: FieldReader, value: unknown, field: string): ExemptRate[] {
  return (read.list(value, field, { max: MAX_EXEMPT_RATES }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const exempt = read.required(item, at);
    readDecimal(read, exempt['taxRate'], `${at}.taxRate`, { scale: 6 });
    const exemptGroupId = read.string(exempt['taxExemptGroupId'] ?? '', `${at}.taxExemptGroupId`, { min: 1, max: 36 });
    return { exemptGroupId: exemptGroupId ?? '', rate: String(exempt['taxRate']) };
  });
}

/** Reads a manual tax mapping. Reports field violations to `read`. */
export function readTaxMapping(read: FieldReader, input: Input): TaxMappingFields {
  const at = (name: string) => `manualTaxMapping.${name}`;
  for (const name of ['taxGroupId', 'taxRegionId', 'taxRate']) if (!input[name]) read.missing(at(name));
  const text = (name: string, max: number) => read.string(input[name], at(name), { max });
  readDecimal(read, input['taxRate'], at('taxRate'), { scale: 6 });
  const jurisdictionType = read.enumeration(input['jurisdictionType'], at('jurisdictionType'), [
    'UNDEFINED',
    ...jurisdictionTypes,
  ]);
  return {
    groupId: text('taxGroupId', 36) ?? '',
    regionId: text('taxRegionId', 36) ?? '',
    description: text('description', 1000),
    exemptRates: readExemptRates(read, input['exemptRates'], at('exemptRates')),
    appFields: read.object(input['extendedFields'], at('extendedFields')),
    rate: {
      name: text('taxName', 200) ?? '',
      type: text('taxType', 200) ?? '',
      jurisdiction: text('jurisdiction', 200) ?? '',
      jurisdictionType: jurisdictionType === 'UNDEFINED' ? 'COUNTRY' : (jurisdictionType ?? 'COUNTRY'),
      rate: String(input['taxRate']),
    },
  };
}

/**
 * Checks the tax group and tax region of a mapping.
 *
 * @throws {ApplicationError} 404 `TAX_GROUP_ID_NOT_FOUND`, `TAX_REGION_ID_NOT_FOUND`; 409
 * `MANUAL_TAX_MAPPING_ALREADY_EXISTS`
 */
export function checkTaxMapping(tenant: Tenant, { groupId, regionId }: TaxMappingFields, ownId?: string): void {
  const { mappings, regions } = taxSettings(tenant);
  if (!listTaxGroups(tenant).some(({ id }) => id === groupId)) {
    throw new ApplicationError('notFound', 'TAX_GROUP_ID_NOT_FOUND', 'No tax group has this ID.', { groupId });
  }
  if (!regions.some(({ id }) => id === regionId)) {
    throw new ApplicationError('notFound', 'TAX_REGION_ID_NOT_FOUND', 'No tax region has this ID.', { regionId });
  }
  if (mappings.some((one) => one.id !== ownId && one.groupId === groupId && one.regionId === regionId)) {
    const description = 'The tax group has a rate in the tax region already.';
    throw new ApplicationError('conflict', 'MANUAL_TAX_MAPPING_ALREADY_EXISTS', description);
  }
}
