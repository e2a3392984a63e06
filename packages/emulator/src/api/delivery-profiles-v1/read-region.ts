import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { countriesWithSubdivisions, countryCodes } from '../../shop/pricing/shipping/countries.js';
import type { DeliveryRegion, RegionCarrier } from '../../shop/settings/shipping-settings.js';
import { carrierId } from '../../shop/settings/shipping-table.js';
import { readDecimal } from '../catalog-v3/read-amount.js';

const refuse = (code: string, description: string, data: object = {}) =>
  new ApplicationError('failedPrecondition', code, description, data);

/** Reads destinations as places: countries and subdivisions, or `*` for everywhere else. */
function readPlaces(read: FieldReader, value: unknown, field: string): string[] {
  const destinations = (read.list(value, field, { max: 200 }) ?? []).flatMap((item, index): string[] => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    const country = read.enumeration(input['countryCode'] ?? '', `${at}.countryCode`, countryCodes) ?? '';
    const list = read.list(input['subdivisions'], `${at}.subdivisions`, { max: 100 }) ?? [];
    const subdivisions = list.map((one) => read.string(one, `${at}.subdivisions`, { min: 4, max: 6 }) ?? '');
    return subdivisions.length > 0 ? subdivisions : [country];
  });
  return destinations.length > 0 ? destinations : ['*'];
}

/** Fields of a delivery region that merchants write. */
export type RegionFields = Pick<DeliveryRegion, 'isInactive' | 'name' | 'places'>;

/** Reads a delivery region. Reports field violations to `read`. */
export function readRegion(read: FieldReader, input: Input, field: string): RegionFields {
  const name = read.string(input['name'] ?? '', `${field}.name`, { min: 1, max: 256 }) ?? '';
  const isActive = read.boolean(input['active'], `${field}.active`) ?? true;
  return { name, isInactive: !isActive, places: readPlaces(read, input['destinations'], `${field}.destinations`) };
}

/**
 * Checks that the regions of a profile have different destinations.
 *
 * @throws {ApplicationError} `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`, `DESTINATIONS_COLLISION`
 */
export function checkPlaces(regions: readonly Pick<DeliveryRegion, 'places'>[]): void {
  const places = regions.flatMap((region) => region.places);
  const unsupported = places.find((place) => {
    const [country = '', subdivision] = place.split('-');
    return subdivision !== undefined && !countriesWithSubdivisions.includes(country);
  });
  if (unsupported !== undefined) {
    const description = `The destination of ${unsupported} must be the whole country.`;
    throw refuse('SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY', description);
  }
  const twice = places.find((place, index) => places.indexOf(place) !== index);
  if (twice === undefined) return;
  throw refuse('DESTINATIONS_COLLISION', `${twice === '*' ? 'Everywhere else' : twice} is in another region already.`);
}

/**
 * Reads a carrier. Reports field violations to `read`.
 *
 * @throws {ApplicationError} `UNKNOWN_DELIVERY_CARRIER`
 */
export function readCarrier(read: FieldReader, value: unknown, before?: RegionCarrier): RegionCarrier {
  const input = read.required(value, 'deliveryCarrier');
  const appId = read.string(input['appId'] ?? '', 'deliveryCarrier.appId', { min: 1, max: 36 }) ?? '';
  const list = read.list(input['additionalCharges'], 'deliveryCarrier.additionalCharges', { max: 10 });
  const charges = list?.map((item, index) => {
    const at = `deliveryCarrier.additionalCharges[${index}]`;
    const charge: Input = isObject(item) ? item : {};
    readDecimal(read, charge['amount'], `${at}.amount`, { scale: 6 });
    const description = read.string(charge['description'], `${at}.description`, { max: 250 });
    return { ...(description !== undefined && { description }), amount: String(charge['amount']) };
  });
  const backupRate = read.object(input['backupRate'], 'deliveryCarrier.backupRate') ?? before?.backupRate;
  read.check();
  if (appId !== carrierId) throw refuse('UNKNOWN_DELIVERY_CARRIER', 'No carrier has this app ID.', { appId });
  return { appId, charges: charges ?? before?.charges ?? [], ...(backupRate && { backupRate }) };
}
