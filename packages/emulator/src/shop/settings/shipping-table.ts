import { storeSettings } from './store-settings.js';

/** Properties of an order that rules compare: the weight in the store's unit, the subtotal before discounts, or the quantity. */
export const shippingRuleTypes = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const;

/** Comparison operators. */
export const comparisons = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const;

/** Condition of a shipping price. */
export interface ShippingRule {
  readonly type: (typeof shippingRuleTypes)[number];
  readonly operator: (typeof comparisons)[number];
  /** Decimal string. */
  readonly value: string;
}

/** Price of a shipping service. */
export interface ServicePrice {
  /** Decimal string, such as `4.95`. */
  readonly price: string;
  /** Conditions, all of which must hold. */
  readonly rules: readonly ShippingRule[];
  /** Whether the price is per unit. */
  readonly perPiece?: boolean;
}

/** Place at which buyers pick up their orders. */
export interface PickupPlace {
  readonly address: {
    readonly country?: string;
    readonly subdivision?: string;
    readonly city?: string;
    readonly postalCode?: string;
    readonly addressLine?: string;
    readonly addressLine2?: string;
    readonly streetAddress?: object;
  };
  readonly instructions?: string;
}

/** Shipping service, such as express shipping, or pickup. */
export interface ShippingService {
  /** ID of the shipping option, which carts accept as its code, too: on the platform it is the code. */
  readonly id?: string;
  readonly code: string;
  readonly title: string;
  /** Delivery time to display, such as `3–5 business days`. */
  readonly deliveryTime: string;
  /** Prices. The lowest one whose conditions hold applies. If none holds, the service is not offered. */
  readonly prices: readonly ServicePrice[];
  /** Charge of the carrier, added to the price. */
  readonly surcharge?: string;
  /** Absent for services that ship. */
  readonly pickup?: PickupPlace;
}

/** Whether a service has this code. */
export const hasCode = (service: Pick<ShippingService, 'code' | 'id'>, code: string): boolean =>
  service.code === code || service.id === code;

/** Region in which services are offered. The first region with the destination applies. */
export interface ShippingRegion {
  readonly id: string;
  readonly name: string;
  /** Countries and subdivisions. `*` is the rest of the world. */
  readonly places: readonly string[];
  readonly services: readonly ShippingService[];
}

const upTo = (weight: string, price: string): ServicePrice => ({
  price,
  rules: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: weight }],
});

/** Prices for a weight of up to 1, 5 and 20 pounds, and above. */
const byWeight = (one: string, five: string, twenty: string, more: string): readonly ServicePrice[] => [
  upTo('1', one),
  upTo('5', five),
  upTo('20', twenty),
  { price: more, rules: [] },
];

const standard = (deliveryTime: string, prices: readonly ServicePrice[], freeFrom?: string): ShippingService => ({
  code: 'standard',
  title: 'Standard shipping',
  deliveryTime,
  prices: [
    ...(freeFrom
      ? [{ price: '0.00', rules: [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: freeFrom }] }]
      : []),
    ...prices,
  ],
});

const express = (deliveryTime: string, prices: readonly ServicePrice[]): ShippingService => ({
  code: 'express',
  title: 'Express shipping',
  deliveryTime,
  prices,
});

const pickup: ShippingService = {
  code: 'pickup',
  title: 'Pick up in store',
  deliveryTime: 'Ready within 2 hours',
  prices: [{ price: '0.00', rules: [] }],
  pickup: {
    address: storeSettings.address,
    instructions: `Bring your order number to ${storeSettings.name}, ${storeSettings.address.addressLine}, ${storeSettings.address.city}.`,
  },
};

const europe =
  'AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA'.split(
    ' ',
  );

/** Countries without shipping, unless a region lists them. */
export const unservedCountries: readonly string[] = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'];

/** ID of the carrier of all services. */
export const carrierId = 'c8a08776-c095-4dec-8553-8f9698d86adc';

/** Default shipping rates, in the store's currency. Fixed, so that totals are predictable. */
export const shippingTable: readonly ShippingRegion[] = [
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0001',
    name: 'Alaska, Hawaii and Puerto Rico',
    places: ['US-AK', 'US-HI', 'US-PR', 'PR'],
    services: [standard('7–12 business days', byWeight('11.95', '19.95', '34.95', '69.95'))],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0002',
    name: 'United States',
    places: ['US'],
    services: [
      standard('3–5 business days', byWeight('4.95', '7.95', '14.95', '29.95'), '75.00'),
      express('1–2 business days', byWeight('14.95', '19.95', '34.95', '64.95')),
      pickup,
    ],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0003',
    name: 'Canada',
    places: ['CA'],
    services: [
      standard('5–8 business days', byWeight('12.95', '18.95', '34.95', '59.95'), '150.00'),
      express('2–3 business days', byWeight('29.95', '44.95', '79.95', '129.95')),
    ],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0004',
    name: 'Europe',
    places: europe,
    services: [
      standard('7–10 business days', byWeight('16.95', '26.95', '49.95', '89.95'), '200.00'),
      express('3–4 business days', byWeight('39.95', '59.95', '109.95', '189.95')),
    ],
  },
  {
    id: '0f7a1c52-6a0e-4d53-9a41-5b0c6f2d0005',
    name: 'Rest of the world',
    places: ['*'],
    services: [standard('10–20 business days', byWeight('24.95', '39.95', '79.95', '149.95'))],
  },
];
