import type { Fulfillment } from '@cartwright/ecom/order-fulfillments';

/** A parcel that can be tracked. */
export interface Parcel {
  readonly number: string;
  /** The carrier's name. */
  readonly carrier: string | undefined;
  /** The carrier's page about it. */
  readonly link: string | undefined;
}

const carriers: Readonly<Record<string, string>> = {
  fedex: 'FedEx',
  ups: 'UPS',
  usps: 'USPS',
  dhl: 'DHL',
  canadaPost: 'Canada Post',
};

/** The parcels of an order that have a tracking number. Links that are not web addresses are left out. */
export const parcelsOf = (fulfillments: readonly Fulfillment[]): Parcel[] =>
  fulfillments.flatMap(({ trackingInfo }) => {
    const { shippingProvider, trackingLink, trackingNumber } = trackingInfo ?? {};
    if (!trackingNumber) return [];
    return [
      {
        number: trackingNumber,
        carrier: shippingProvider ? (carriers[shippingProvider] ?? shippingProvider) : undefined,
        link: trackingLink && /^https?:\/\//i.test(trackingLink) ? trackingLink : undefined,
      },
    ];
  });
