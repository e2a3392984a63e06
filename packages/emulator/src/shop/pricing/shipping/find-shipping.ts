import { compare, sum, times } from '../../../kernel/money/decimal.js';
import type { Destination } from './destination.js';
import {
  type ShippingRegion,
  type ShippingRule,
  type ShippingService,
  shippingTable,
  unservedCountries,
} from '../../settings/shipping-table.js';

/** Shipping service with its price for an order. */
export interface ShippingRate {
  readonly service: ShippingService;
  readonly price: string;
  /** ID of the carrier, for a rate of a plugin. */
  readonly carrierId?: string;
}

/** Shipping rates at a destination. The first one is the default. */
export interface ShippingOffer {
  readonly region: { readonly id: string; readonly name: string };
  readonly rates: readonly ShippingRate[];
}

/** Shipment that rates depend on: weight in the store's unit, subtotal before discounts, and number of units. */
export interface Shipment {
  readonly weight: number;
  readonly subtotal: string;
  readonly quantity: number;
}

/** Finds the shipping rates for a shipment. `undefined` if the store does not ship to the destination. */
export function findShipping(
  { country, subdivision }: Destination,
  shipment: Shipment,
  regions: readonly ShippingRegion[] = shippingTable,
): ShippingOffer | undefined {
  const isServed = !unservedCountries.includes(country);
  const region = regions.find(
    ({ places }) =>
      places.includes(country) ||
      (isServed && places.includes('*')) ||
      (subdivision !== undefined && places.includes(subdivision)),
  );
  if (!region) return undefined;
  const { id, name } = region;
  const rates = region.services.flatMap((service): ShippingRate[] => {
    const price = getPrice(service, shipment);
    return price === undefined ? [] : [{ service, price }];
  });
  return { region: { id, name }, rates };
}

function getPrice({ prices, surcharge }: ShippingService, shipment: Shipment): string | undefined {
  const [first, ...others] = prices
    .filter(({ rules }) => rules.every((rule) => holds(rule, shipment)))
    .map(({ perPiece, price }) => (perPiece ? times(price, shipment.quantity) : price));
  if (first === undefined) return undefined;
  const lowest = others.reduce((least, price) => (compare(price, least) < 0 ? price : least), first);
  return surcharge === undefined ? lowest : sum([surcharge, lowest]);
}

const measures: Readonly<Record<ShippingRule['type'], (shipment: Shipment) => string | number>> = {
  BY_TOTAL_WEIGHT: ({ weight }) => `${weight}`,
  BY_TOTAL_PRICE: ({ subtotal }) => subtotal,
  BY_TOTAL_QUANTITY: ({ quantity }) => quantity,
};

const outcomes: Readonly<Record<ShippingRule['operator'], (order: number) => boolean>> = {
  EQ: (order) => order === 0,
  GT: (order) => order > 0,
  GTE: (order) => order >= 0,
  LT: (order) => order < 0,
  LTE: (order) => order <= 0,
};

const holds = ({ operator, type, value }: ShippingRule, shipment: Shipment): boolean =>
  outcomes[operator](compare(measures[type](shipment), value));
