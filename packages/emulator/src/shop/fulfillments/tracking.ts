import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredFulfillment } from '../orders/fulfillment.js';
import type { StoredOrder } from '../orders/order.js';

/** URLs of the tracking pages of known carriers, up to the tracking number. */
const trackingPages: Readonly<Record<string, string>> = {
  fedex: 'https://www.fedex.com/apps/fedextrack/?action=track&trackingnumber=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id=',
  canadaPost: 'https://www.canadapost.ca/trackweb/en#/details/',
};

/** Creates the URL of a carrier's tracking page. `undefined` for an unknown carrier. */
export function trackingPage({
  shippingProvider,
  trackingNumber,
}: NonNullable<StoredFulfillment['trackingInfo']>): string | undefined {
  const page = trackingPages[shippingProvider ?? ''];
  return page && trackingNumber ? `${page}${encodeURIComponent(trackingNumber)}` : undefined;
}

/** Returns a fulfillment without the tracking link that was derived from its carrier and tracking number. */
export function withoutDerivedLink({ trackingInfo, ...fulfillment }: StoredFulfillment): object {
  if (!trackingInfo) return fulfillment;
  const { trackingLink, ...rest } = trackingInfo;
  return trackingLink === trackingPage(rest)
    ? { ...fulfillment, trackingInfo: rest }
    : { ...fulfillment, trackingInfo };
}

/**
 * Checks that no other fulfillment of the order has a tracking number.
 *
 * @param trackingNumber - Tracking number. Without one, the check succeeds.
 * @param ownId - ID of the fulfillment to ignore.
 * @throws {ApplicationError} `TRACKING_NUMBER_ALREADY_EXISTS`
 */
export function checkTrackingNumber(order: StoredOrder, trackingNumber: string | undefined, ownId?: string): void {
  const isTaken = order.fulfillments.some(
    ({ id, trackingInfo }) => id !== ownId && trackingInfo?.trackingNumber === trackingNumber,
  );
  if (trackingNumber === undefined || !isTaken) return;
  const description = 'Another fulfillment of the order has this tracking number.';
  throw new ApplicationError('conflict', 'TRACKING_NUMBER_ALREADY_EXISTS', description, { trackingNumber });
}
