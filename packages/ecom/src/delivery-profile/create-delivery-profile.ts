import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { deliveryProfileShape, type DeliveryProfile } from './delivery-profile.js';

/** Application errors of `createDeliveryProfile`. */
export type CreateDeliveryProfileApplicationErrors = ApplicationErrors<
  | 'DELIVERY_PROFILES_LIMIT_EXCEEDED'
  | 'DESTINATIONS_COLLISION'
  | 'SINGLE_DEFAULT_DELIVERY_PROFILE'
  | 'UNKNOWN_DELIVERY_CARRIER'
  | 'DELIVERY_CARRIER_MISSING_BACKUP_RATE'
  | 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY'
>;

/**
 * Creates a delivery profile, for products that are shipped to other regions than the rest. Requires a merchant
 * identity (API key or app).
 *
 * @param deliveryProfile - Delivery profile to create. `name` is required.
 * @returns The created delivery profile, with its ID and revision.
 * @throws `ApiError` with a code of {@link CreateDeliveryProfileApplicationErrors}, such as `DESTINATIONS_COLLISION`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const createBulky = () =>
 *   client.deliveryProfile.createDeliveryProfile({
 *     name: 'Bulky goods',
 *     deliveryRegions: [{ name: 'Domestic', destinations: [{ countryCode: 'US' }] }],
 *   });
 * ```
 * @see POST /ecom/v1/delivery-profiles
 */
export const createDeliveryProfile = /* @__PURE__ */ operation<[deliveryProfile: DeliveryProfile], DeliveryProfile>({
  id: 'ecom.deliveryProfile.createDeliveryProfile',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles',
  args: ['deliveryProfile'],
  request: { deliveryProfile: deliveryProfileShape },
  response: { deliveryProfile: deliveryProfileShape },
  unwrap: 'deliveryProfile',
});
