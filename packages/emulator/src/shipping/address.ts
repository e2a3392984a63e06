import { type FieldViolation, ValidationError } from '../http/wire-error.js';
import { countryCodes, countryName, subdivisions } from './countries.js';

/** An address on the wire. */
export interface Address {
  readonly country?: string;
  readonly subdivision?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly streetAddress?: { readonly number?: string; readonly name?: string; readonly apt?: string };
  readonly addressLine?: string;
  readonly addressLine2?: string;
  readonly geocode?: { readonly latitude?: number; readonly longitude?: number };
  readonly countryFullname?: string;
  readonly subdivisionFullname?: string;
}

/** Who is at an address. */
export interface ContactDetails {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly company?: string;
  readonly vatId?: { readonly id: string; readonly type: string };
}

/** An address and who is there. */
export interface AddressWithContact {
  readonly address?: Address;
  readonly contactDetails?: ContactDetails;
}

const texts = { city: 50, postalCode: 20, addressLine: 150, addressLine2: 100 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an address that a client sent. The subdivision may come with or without its country (`US-CA`, `CA`).
 * @param field where the address is in the request, for the violations
 * @throws {ValidationError} for a country that is not ISO 3166-1 alpha-2, a foreign subdivision, or a text that is too long
 */
export function readAddress(value: unknown, field: string): Address | undefined {
  if (value === undefined || value === null) return undefined;
  const violations: FieldViolation[] = [];
  const refuse = (name: string, description: string, violatedRule: string) =>
    violations.push({ field: name ? `${field}.${name}` : field, description, violatedRule });
  if (!isRecord(value))
    throw new ValidationError([{ field, description: 'must be an address', violatedRule: 'FORMAT' }]);

  const address: Record<string, unknown> = {};
  for (const [name, max] of Object.entries(texts)) {
    const text = value[name];
    if (text === undefined || text === null) continue;
    if (typeof text !== 'string') refuse(name, 'must be a text', 'FORMAT');
    else if (text.length > max) refuse(name, `must have at most ${max} characters`, 'MAX_LENGTH');
    else address[name] = text;
  }
  if (isRecord(value.streetAddress)) address.streetAddress = value.streetAddress;
  if (isRecord(value.geocode)) address.geocode = value.geocode;

  const { country, subdivision } = value;
  if (country !== undefined && country !== null) {
    if (typeof country !== 'string' || !countryCodes.includes(country)) {
      refuse('country', 'must be a country code of two letters (ISO 3166-1), as US', 'FORMAT');
    } else {
      address.country = country;
      address.countryFullname = countryName(country);
    }
  }
  if (subdivision !== undefined && subdivision !== null && subdivision !== '') {
    const code = `${String(address.country)}-${String(subdivision).replace(/^[A-Z]{2}-/, '')}`;
    const known = subdivisions[String(address.country)];
    const foreign = /^[A-Z]{2}-/.test(String(subdivision)) && code !== subdivision;
    if (!address.country) refuse('subdivision', 'needs a country', 'REQUIRED_FIELD');
    else if (foreign || !/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code) || (known && !known[code])) {
      refuse('subdivision', `must be a subdivision of ${String(address.country)} (ISO 3166-2), as US-CA`, 'FORMAT');
    } else {
      address.subdivision = code;
      if (known?.[code]) address.subdivisionFullname = known[code];
    }
  }
  if (violations.length > 0) throw new ValidationError(violations);
  return address;
}

/** Reads an address with its contact. @throws {ValidationError} as `readAddress` does */
export function readAddressWithContact(value: unknown, field: string): AddressWithContact | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value))
    throw new ValidationError([{ field, description: 'must be an object', violatedRule: 'FORMAT' }]);
  const address = readAddress(value.address, `${field}.address`);
  const details: Record<string, string> = {};
  if (isRecord(value.contactDetails)) {
    for (const name of ['firstName', 'lastName', 'phone', 'company']) {
      const text = value.contactDetails[name];
      if (typeof text === 'string') details[name] = text.slice(0, 100);
    }
  }
  return { ...(address && { address }), ...(Object.keys(details).length > 0 && { contactDetails: details }) };
}
