import { operation, type BulkActionMetadata, type ItemMetadata } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { InstalledDeliveryCarrier } from './list-installed-delivery-carriers.js';

/** Carrier of a delivery profile. */
export interface DeliveryCarrierDetails extends InstalledDeliveryCarrier {
  /** Whether the rates of the carrier can be switched on and off. */
  toggleUpdateCarrierActiveStatusEnabled?: boolean;
}

/** Column of a table of rates. */
export interface Column {
  /** Key, by which rows have the value. */
  key?: string;
  /** Display name. */
  name?: string;
}

/** Row of a table of rates. */
export interface Row {
  /** Row ID. */
  key?: string;
  /** Values by column. */
  data?: Record<string, unknown> | null;
  /** Whether the rate is offered. */
  active?: boolean;
}

/** Table of rates. */
export interface DashboardTable {
  /** Title. */
  title?: string;
  /** Columns. */
  columns?: Column[];
  /** Rows. */
  rows?: Row[];
}

/** Settings of a carrier in a delivery region. */
export interface DeliveryCarrierRegionalSettings {
  /** Delivery region ID. */
  deliveryRegionId?: string;
  /** Tables of rates. */
  dashboardTables?: DashboardTable[];
}

/** Result for one carrier. */
export interface ListDeliveryCarriersResult {
  /** App ID of the carrier, and whether it was found. */
  deliveryCarrierMetadata?: ItemMetadata;
  /** Carrier. */
  deliveryCarrierDetails?: DeliveryCarrierDetails;
  /** Settings by delivery region. */
  deliveryCarrierRegionalSettings?: DeliveryCarrierRegionalSettings[];
}

/** Options for `listDeliveryCarriers`. */
export interface ListDeliveryCarriersOptions {
  /** App IDs of the carriers, 1 to 25. */
  appIds?: string[];
}

/** Response of `listDeliveryCarriers`. */
export interface ListDeliveryCarriersResponse {
  /** Result of each carrier. */
  results?: ListDeliveryCarriersResult[];
  /** Numbers of succeeded and failed carriers. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Application errors of `listDeliveryCarriers`. */
export type ListDeliveryCarriersApplicationErrors = ApplicationErrors<
  'DELIVERY_CARRIER_NOT_FOUND' | 'DELIVERY_PROFILE_NOT_FOUND'
>;

/**
 * Lists the settings of the carriers of a delivery profile: a table of rates for each region. Requires a merchant
 * identity (API key or app).
 *
 * @param deliveryProfileId - Delivery profile ID (GUID).
 * @param options - App IDs of the carriers.
 * @returns The result of each carrier.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link ListDeliveryCarriersApplicationErrors}, such as
 * `DELIVERY_PROFILE_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const listRows = async (profileId: string, appId: string) =>
 *   (await client.deliveryProfile.listDeliveryCarriers(profileId, { appIds: [appId] })).results
 *     ?.flatMap(({ deliveryCarrierRegionalSettings = [] }) => deliveryCarrierRegionalSettings)
 *     .flatMap(({ dashboardTables = [] }) => dashboardTables)
 *     .flatMap(({ rows = [] }) => rows);
 * ```
 * @see POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers
 */
export const listDeliveryCarriers = /* @__PURE__ */ operation<
  [deliveryProfileId: string, options?: ListDeliveryCarriersOptions],
  ListDeliveryCarriersResponse
>({
  id: 'ecom.deliveryProfile.listDeliveryCarriers',
  method: 'POST',
  path: '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers',
  args: ['deliveryProfileId', '...options'],
  repeatable: true,
});
