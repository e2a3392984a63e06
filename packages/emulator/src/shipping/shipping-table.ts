/** What a parcel costs up to a weight in the store's unit; the last one has no limit. */
export type WeightStep = readonly [upTo: number, price: string];

/** One way to have an order brought. */
export interface ShippingService {
  readonly code: string;
  readonly title: string;
  /** As `3–5 business days`. */
  readonly deliveryTime: string;
  /** Prices by the weight of the whole order. */
  readonly steps: readonly WeightStep[];
  /** From this subtotal on it costs nothing. */
  readonly freeFrom?: string;
  /** Fetched at the store; only offered in these subdivisions. */
  readonly pickupIn?: readonly string[];
}

/** Where services are offered. The first region that names the destination counts. */
export interface ShippingRegion {
  readonly id: string;
  readonly name: string;
  /** Countries and subdivisions; `*` is everywhere. */
  readonly places: readonly string[];
  readonly services: readonly ShippingService[];
}

const anyWeight = Number.MAX_SAFE_INTEGER;

const steps = (one: string, five: string, twenty: string, more: string): readonly WeightStep[] => [
  [1, one],
  [5, five],
  [20, twenty],
  [anyWeight, more],
];

const standard = (deliveryTime: string, prices: readonly WeightStep[], freeFrom?: string): ShippingService => ({
  code: 'standard',
  title: 'Standard shipping',
  deliveryTime,
  steps: prices,
  ...(freeFrom && { freeFrom }),
});

const express = (deliveryTime: string, prices: readonly WeightStep[]): ShippingService => ({
  code: 'express',
  title: 'Express shipping',
  deliveryTime,
  steps: prices,
});

const pickup: ShippingService = {
  code: 'pickup',
  title: 'Pick up in store',
  deliveryTime: 'Ready within 2 hours',
  steps: [[anyWeight, '0.00']],
  pickupIn: ['US-OR', 'US-WA'],
};

const europe =
  'AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA'.split(
    ' ',
  );

/** Places that nothing is shipped to. */
export const unservedCountries: readonly string[] = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'];

/** The carrier of all services. */
export const carrierId = 'c8a08776-c095-4dec-8553-8f9698d86adc';

/** The emulator's shipping rates, in the store's currency, by the weight of the order. Fixed, so that totals can be foretold. */
export const shippingTable: readonly ShippingRegion[] = [
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0001',
    name: 'Alaska, Hawaii and Puerto Rico',
    places: ['US-AK', 'US-HI', 'US-PR', 'PR'],
    services: [standard('7–12 business days', steps('11.95', '19.95', '34.95', '69.95'))],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0002',
    name: 'United States',
    places: ['US'],
    services: [
      standard('3–5 business days', steps('4.95', '7.95', '14.95', '29.95'), '75.00'),
      express('1–2 business days', steps('14.95', '19.95', '34.95', '64.95')),
      pickup,
    ],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0003',
    name: 'Canada',
    places: ['CA'],
    services: [
      standard('5–8 business days', steps('12.95', '18.95', '34.95', '59.95'), '150.00'),
      express('2–3 business days', steps('29.95', '44.95', '79.95', '129.95')),
    ],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0004',
    name: 'Europe',
    places: europe,
    services: [
      standard('7–10 business days', steps('16.95', '26.95', '49.95', '89.95'), '200.00'),
      express('3–4 business days', steps('39.95', '59.95', '109.95', '189.95')),
    ],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0005',
    name: 'Rest of the world',
    places: ['*'],
    services: [standard('10–20 business days', steps('24.95', '39.95', '79.95', '149.95'))],
  },
];
