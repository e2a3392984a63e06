import type { Cart } from '@cartwright/ecom/current-cart-v2';

/** Destination of a bag. Country and region are ISO 3166 codes. */
export interface Destination {
  readonly country: string;
  readonly region: string;
}

/** Destination of the bag's delivery address. Empty until the shopper selects one. */
export const getDestination = (cart: Cart | null | undefined): Destination => {
  const { country, subdivision } = cart?.deliveryInfo?.address ?? {};
  return { country: country ?? '', region: subdivision ?? '' };
};

/** Countries whose shipping or tax depends on the region: those with a list in `regions.ts`. */
const withRegions = ['AU', 'CA', 'US'] as const;

export type CountryWithRegions = (typeof withRegions)[number];

export const hasRegions = (country: string): country is CountryWithRegions =>
  (withRegions as readonly string[]).includes(country);

/** Whether the destination is complete enough for an estimate. */
export const isComplete = ({ country, region }: Destination): boolean =>
  country !== '' && (!hasRegions(country) || region !== '');
