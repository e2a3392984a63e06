import type { Address } from '@cartwright/identity/members';
import { countryCodes, countryName, getRegions } from '../cart/regions.js';
import type { Texts } from '../language/use-texts.js';

/** Fields of an address that have to be filled in, in the order of the form. */
const required = ['country', 'subdivision', 'addressLine', 'postalCode', 'city'] as const;

/** Street of an address. Some have it in separate fields. */
export const getStreet = ({ addressLine, streetAddress }: Address): string =>
  addressLine ?? [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ');

/** Lines of an address, as on an envelope, with the country in a language. */
export function addressLines(address: Address, locale: string): string[] {
  const { addressLine2, city, country, postalCode, subdivision } = address;
  const region = getRegions(country ?? '').find(({ value }) => value === subdivision)?.label;
  return [
    getStreet(address),
    addressLine2,
    [city, region, postalCode].filter(Boolean).join(', '),
    country && countryName(country, locale),
  ].filter((line): line is string => Boolean(line));
}

/** Messages for the fields of an address that are missing, by field, in the order of the form. */
export function missingFields(
  address: Address,
  texts: Texts['account']['addresses']['missing'],
): Record<string, string> {
  const hasRegions = getRegions(address.country ?? '').length > 0;
  return Object.fromEntries(
    required
      .filter((field) => !address[field]?.trim() && (field !== 'subdivision' || hasRegions))
      .map((field) => [field, texts[field]]),
  );
}

/** The addresses with a changed or a new one, which has no ID yet. */
export const withAddress = (addresses: readonly Address[], address: Address): Address[] =>
  addresses.some(({ _id }) => _id && _id === address._id)
    ? addresses.map((other) => (other._id === address._id ? address : other))
    : [...addresses, address];

/** Reads the fields of the address form. A country or region that the store does not have counts as missing. */
export function readAddress(form: FormData): Address {
  const text = (name: string, maxLength = 100): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
  };
  const country = countryCodes.find((code) => code === text('country'));
  const subdivision = getRegions(country ?? '').find(({ value }) => value === text('subdivision'))?.value;
  const addressLine2 = text('addressLine2');
  return {
    ...(text('address') && { _id: text('address') }),
    ...(country && { country }),
    ...(subdivision && { subdivision }),
    addressLine: text('addressLine', 150),
    city: text('city', 50),
    postalCode: text('postalCode', 20),
    ...(addressLine2 && { addressLine2 }),
  };
}
