import type { Address } from './address.js';

/** Destination for shipping and tax. */
export interface Destination {
  /** Country code (ISO 3166-1 alpha-2). */
  readonly country: string;
  /** Subdivision code (ISO 3166-2), such as `US-CA`. */
  readonly subdivision?: string;
}

/** Destination of an address. `undefined` without a country. */
export function getDestination(address: Address | undefined): Destination | undefined {
  if (!address?.country) return undefined;
  const { country, subdivision } = address;
  return subdivision ? { country, subdivision } : { country };
}
