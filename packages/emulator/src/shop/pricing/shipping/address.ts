import { type FieldViolation, ValidationError } from '../../../kernel/errors/application-error.js';
import { countryCodes, countryName, subdivisions } from './countries.js';

/** Address in the platform's format. */
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

/** Contact at an address. */
interface ContactDetails {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly company?: string;
  readonly vatId?: { readonly id: string; readonly type: string };
}

/** Address with its contact. */
export interface AddressWithContact {
  readonly address?: Address;
  readonly contactDetails?: ContactDetails;
}

const texts = { city: 50, postalCode: 20, addressLine: 150, addressLine2: 100 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Parsed part of an address, or its violation. */
type Part = Partial<Address> | { readonly description: string; readonly violatedRule: string };

function readPart(name: keyof typeof texts, value: unknown): Part {
  const max = texts[name];
  if (typeof value !== 'string') return { description: 'must be a string', violatedRule: 'FORMAT' };
  if (value.length > max) return { description: `must have at most ${max} characters`, violatedRule: 'MAX_LENGTH' };
  return { [name]: value };
}

function readCountry(value: unknown): Part {
  if (typeof value === 'string' && countryCodes.includes(value)) {
    return { country: value, countryFullname: countryName(value) };
  }
  return { description: 'must be a country code of two letters (ISO 3166-1), as US', violatedRule: 'FORMAT' };
}

function readSubdivision(country: unknown, value: unknown): Part {
  if (typeof country !== 'string' || typeof value !== 'string') {
    return { description: 'must be a text, beside a country', violatedRule: 'FORMAT' };
  }
  const code = value.includes('-') ? value : `${country}-${value}`;
  const subdivisionNames = subdivisions[country];
  const valid =
    code.startsWith(`${country}-`) &&
    /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code) &&
    (!subdivisionNames || subdivisionNames[code]);
  if (!valid) {
    return { description: `must be a subdivision of ${country} (ISO 3166-2), as US-CA`, violatedRule: 'FORMAT' };
  }
  return { subdivision: code, ...(subdivisionNames?.[code] && { subdivisionFullname: subdivisionNames[code] }) };
}

/**
 * Reads an address. The subdivision may contain its country (`US-CA`) or not (`CA`).
 *
 * @param field - Path of the address in the request, for violations.
 * @throws {ValidationError} for a country that is not ISO 3166-1 alpha-2, a subdivision of another country, or a string
 * that is too long
 */
export function readAddress(value: unknown, field: string): Address | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value))
    throw new ValidationError([{ field, description: 'must be an address', violatedRule: 'FORMAT' }]);
  const parts: [string, Part][] = [
    ...(Object.keys(texts) as (keyof typeof texts)[]).map((name): [string, Part] => [
      name,
      isGiven(value[name]) ? readPart(name, value[name]) : {},
    ]),
    ['country', isGiven(value.country) ? readCountry(value.country) : {}],
    ['subdivision', isGiven(value.subdivision) ? readSubdivision(value.country, value.subdivision) : {}],
  ];
  const violations: FieldViolation[] = [];
  let address: Address = {
    ...(isRecord(value.streetAddress) && { streetAddress: value.streetAddress }),
    ...(isRecord(value.geocode) && { geocode: value.geocode }),
  };
  for (const [name, part] of parts) {
    if ('violatedRule' in part) violations.push({ field: `${field}.${name}`, ...part });
    else address = { ...address, ...part };
  }
  if (violations.length > 0) throw new ValidationError(violations);
  return address;
}
