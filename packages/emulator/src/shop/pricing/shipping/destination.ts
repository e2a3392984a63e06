import type { Address } from './address.js';

/** Where something goes, as far as shipping and tax care. */
export interface Destination {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2, as `US-CA`. */
  readonly subdivision?: string;
}

/** The destination that an address names; `undefined` without a country. */
export function destinationOf(address: Address | undefined): Destination | undefined {
  if (!address?.country) return undefined;
  const { country, subdivision } = address;
  return subdivision ? { country, subdivision } : { country };
}
