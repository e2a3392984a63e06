import { compare } from '../money/index.js';
import type { Destination } from './destination.js';
import { type ShippingService, shippingTable, unservedCountries } from './shipping-table.js';

/** A service and what it costs for this order. */
export interface ShippingRate {
  readonly service: ShippingService;
  readonly price: string;
  /** The carrier, where it is a plugin's. */
  readonly carrierId?: string;
}

/** What can be had at a destination. The first rate is the default. */
export interface ShippingOffer {
  readonly region: { readonly id: string; readonly name: string };
  readonly rates: readonly ShippingRate[];
}

/** What the rates depend on: the weight in the store's unit and the subtotal before discounts. */
export interface Parcel {
  readonly weight: number;
  readonly subtotal: string;
}

/** Finds the services for an order; `undefined` where nothing is shipped to. */
export function findShipping({ country, subdivision }: Destination, parcel: Parcel): ShippingOffer | undefined {
  if (unservedCountries.includes(country)) return undefined;
  const region = shippingTable.find(
    ({ places }) => places.includes(country) || places.includes('*') || (subdivision && places.includes(subdivision)),
  );
  if (!region) return undefined;
  const offered = region.services.filter(
    ({ pickupIn }) => !pickupIn || (subdivision && pickupIn.includes(subdivision)),
  );
  const { id, name } = region;
  return { region: { id, name }, rates: offered.map((service) => ({ service, price: priceOf(service, parcel) })) };
}

function priceOf({ freeFrom, steps }: ShippingService, { subtotal, weight }: Parcel): string {
  if (freeFrom && compare(subtotal, freeFrom) >= 0) return '0.00';
  return steps.find(([upTo]) => weight <= upTo)?.[1] ?? '0.00';
}
