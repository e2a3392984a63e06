import type { Fulfillment } from '@cartwright/ecom/order-fulfillments';

/** A shipment that can be tracked. */
export interface Shipment {
  readonly number: string;
  /** Name of the carrier. */
  readonly carrier: string | undefined;
  /** URL of the tracking page. */
  readonly link: string | undefined;
}

const carriers: Readonly<Record<string, string>> = {
  fedex: 'FedEx',
  ups: 'UPS',
  usps: 'USPS',
  dhl: 'DHL',
  canadaPost: 'Canada Post',
};

/** Shipments of an order that have a tracking number. Links that are not web addresses are left out. */
export const shipmentsOf = (fulfillments: readonly Fulfillment[]): Shipment[] =>
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
