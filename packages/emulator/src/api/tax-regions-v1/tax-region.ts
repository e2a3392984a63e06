import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { countriesWithSubdivisions, countryCodes } from '../../shop/pricing/shipping/countries.js';
import { type TaxRegion, manualCalculatorId, getPlace, taxSettings } from '../../shop/settings/tax-settings.js';

/** Formats a tax region as the platform does. */
export const formatTaxRegion = (region: TaxRegion) => ({
  id: region.id,
  country: region.country,
  subdivision: region.subdivision ?? '',
  appId: region.appId,
  taxIncludedInPrice: region.includedInPrices,
  revision: String(region.revision),
  createdDate: region.createdDate,
  updatedDate: region.updatedDate,
});

/**
 * Returns the tax region with this ID.
 *
 * @throws {ApplicationError} 404 `TAX_REGION_NOT_FOUND`
 */
export function requireTaxRegion(tenant: Tenant, id = ''): TaxRegion {
  const region = taxSettings(tenant).regions.find((one) => one.id === id);
  if (region) return region;
  throw new ApplicationError('notFound', 'TAX_REGION_NOT_FOUND', 'No tax region has this ID.', { id });
}

/** Fields of a tax region that merchants write. */
export interface TaxRegionFields extends Pick<TaxRegion, 'country' | 'appId' | 'includedInPrices'> {
  readonly subdivision: string | undefined;
}

/** Reads a tax region. Reports field violations to `read`. */
export function readTaxRegion(read: FieldReader, input: Input): TaxRegionFields {
  const at = (name: string) => `taxRegion.${name}`;
  for (const name of ['country', 'appId']) if (!input[name]) read.missing(at(name));
  const country = read.enumeration(input['country'], at('country'), countryCodes) ?? '';
  const subdivision = read.string(input['subdivision'], at('subdivision'), { max: 50 }) ?? '';
  return {
    country,
    subdivision: subdivision === '' || subdivision === '*' ? undefined : subdivision,
    appId: read.string(input['appId'], at('appId'), { max: 36 }) ?? '',
    includedInPrices: read.boolean(input['taxIncludedInPrice'], at('taxIncludedInPrice')) ?? false,
  };
}

/**
 * Checks the place and the calculator of a tax region.
 *
 * @throws {ApplicationError} 400 `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`, `INVALID_SUBDIVISION_FORMAT`,
 * `CALCULATOR_ID_NOT_FOUND`; 409 `ALREADY_EXISTS`
 */
export function checkTaxRegion(tenant: Tenant, fields: TaxRegionFields, ownId?: string): void {
  const { appId, country, subdivision } = fields;
  const refuse = (code: string, description: string) => new ApplicationError('invalidArgument', code, description);
  if (subdivision !== undefined && !countriesWithSubdivisions.includes(country)) {
    throw refuse('SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY', `A tax region of ${country} must be the whole country.`);
  }
  if (subdivision !== undefined && !/^[A-Z0-9]{1,3}$/.test(subdivision)) {
    throw refuse('INVALID_SUBDIVISION_FORMAT', 'A subdivision is an ISO 3166-2 code without the country, such as NY.');
  }
  if (appId !== manualCalculatorId) throw refuse('CALCULATOR_ID_NOT_FOUND', 'No tax calculator has this app ID.');
  const place = getPlace({ country, ...(subdivision && { subdivision }) });
  const other = taxSettings(tenant).regions.find((region) => region.id !== ownId && getPlace(region) === place);
  if (other) throw new ApplicationError('conflict', 'ALREADY_EXISTS', `${place} has a tax region already.`);
}
