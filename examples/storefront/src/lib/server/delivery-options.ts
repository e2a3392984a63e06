import { type Client, isApiError } from '@cartwright/core';
import { type DeliveryRegion, queryDeliveryProfiles } from '@cartwright/ecom/delivery-profile';
import { queryShippingOptions } from '@cartwright/ecom/shipping-options';
import type { Destination } from '../cart/destination.js';
import type { DeliveryMethod } from '../cart/delivery-methods.js';
import { staleWhileRevalidate } from './stale-while-revalidate.js';

/** Time for which the shipping options are not read again, in milliseconds. */
const MAX_AGE = 60_000;

/** Timeout of reading them, in milliseconds: pages that show them have time for the rest. */
const timeout = 5000;

/** Shipping options of the site, as the merchant has them. */
export interface DeliveryOptions {
  /** Returns the options that are offered at a destination. `undefined` if the API key may not read them. */
  at(destination: Destination): Promise<readonly DeliveryMethod[] | undefined>;
  /** Reads the options again before the next call of `at`. */
  clear(): void;
}

/** Region with a destination: one that lists it, otherwise the region for all other destinations. */
function findRegion(regions: readonly DeliveryRegion[], { country, region }: Destination): DeliveryRegion | undefined {
  const contains = ({ destinations = [] }: DeliveryRegion) =>
    destinations.some(
      ({ countryCode, subdivisions = [] }) =>
        countryCode === country && (subdivisions.length === 0 || subdivisions.includes(region)),
    );
  return regions.find(contains) ?? regions.find(({ destinations = [] }) => destinations.length === 0);
}

/** Reads the delivery regions and shipping options. `undefined` if the API key may not. */
async function read(client: Client) {
  try {
    const [{ deliveryProfiles = [] }, { shippingOptions = [] }] = await Promise.all([
      client.use(queryDeliveryProfiles)({ cursorPaging: { limit: 100 } }, { timeout }),
      // Oldest first, so that a new option does not become the default.
      client.use(queryShippingOptions)(
        { cursorPaging: { limit: 100 }, sort: [{ fieldName: '_createdDate', order: 'ASC' }] },
        { timeout },
      ),
    ]);
    return { deliveryProfiles, shippingOptions };
  } catch (error) {
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

/**
 * Reads the site's shipping options, and keeps them for a minute. They are the same for all shoppers.
 *
 * @param createMerchantClient - Returns the client with the API key.
 * @param onError - Called with errors of reads in the background.
 */
export function createDeliveryOptions(
  createMerchantClient: () => Promise<Client>,
  onError: (error: unknown) => void,
): DeliveryOptions {
  const settings = staleWhileRevalidate(async () => read(await createMerchantClient()), MAX_AGE, onError);
  return {
    async at(destination) {
      const current = await settings.get();
      if (!current) return undefined;
      const { deliveryProfiles, shippingOptions } = current;
      const regionIds = deliveryProfiles.map(
        ({ deliveryRegions = [] }) =>
          findRegion(
            deliveryRegions.filter(({ active }) => active !== false),
            destination,
          )?._id,
      );
      return shippingOptions
        .filter(({ deliveryRegionIds = [] }) => deliveryRegionIds.some((id) => regionIds.includes(id)))
        .map(({ _id, title, estimatedDeliveryTime, rates = [] }) => ({
          code: _id ?? '',
          title: title ?? '',
          time: estimatedDeliveryTime ?? '',
          rates,
        }));
    },
    clear: settings.clear,
  };
}
