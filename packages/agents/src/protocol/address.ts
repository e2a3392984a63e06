import type { Address } from '@cartwright/core';
import { toVisibleText } from '@cartwright/stores/catalog';

/** Address of the protocol. */
export interface PostalAddress {
  readonly street_address?: string | undefined;
  readonly extended_address?: string | undefined;
  readonly address_locality?: string | undefined;
  readonly address_region?: string | undefined;
  readonly address_country?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly phone_number?: string | undefined;
}

/**
 * Converts a region to the code that the platform uses: `OR` in `US` to `US-OR`. `undefined` for a name, which has no
 * code.
 */
function toSubdivision(region: string, country: string): string | undefined {
  const code = region.trim().toUpperCase();
  if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code)) return code;
  return /^[A-Z0-9]{1,3}$/.test(code) && country ? `${country}-${code}` : undefined;
}

/** Converts an address of the protocol to one of the platform. Fields that are left out are cleared. */
export function toPlatformAddress(address: PostalAddress): Address {
  const country = address.address_country?.trim().toUpperCase() ?? '';
  return {
    country: country || null,
    subdivision: toSubdivision(address.address_region ?? '', country) ?? null,
    city: address.address_locality ?? null,
    postalCode: address.postal_code ?? null,
    addressLine1: address.street_address ?? null,
    addressLine2: address.extended_address ?? null,
  };
}

/** Converts an address of the platform to one of the protocol. */
export function toPostalAddress(address: Address): PostalAddress {
  const { addressLine1, addressLine2, city, country, postalCode, streetAddress, subdivision } = address;
  const street = addressLine1 ?? [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ');
  const fields = {
    street_address: street,
    extended_address: addressLine2,
    address_locality: city,
    address_region: subdivision?.replace(/^[A-Z]{2}-/, ''),
    address_country: country,
    postal_code: postalCode,
  };
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, toVisibleText(value)]] : []));
  return Object.fromEntries(given) as PostalAddress;
}
