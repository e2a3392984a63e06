import { operation } from '@cartwright/core';

/** Carrier that is installed on the site. */
export interface InstalledDeliveryCarrier {
  /** App ID. */
  _id?: string;
  /** Display name. */
  displayName?: string;
  /** Description. */
  description?: string | null;
  /** URL with information about the carrier. */
  learnMoreUrl?: string | null;
  /** URL of the carrier's dashboard. */
  dashboardUrl?: string | null;
  /** Whether the carrier requires a backup rate. */
  fallbackDefinitionMandatory?: boolean | null;
  /** URL of the thumbnail. */
  thumbnailUrl?: string | null;
  /** Whether the carrier has settings to list. */
  toggleGetCarrierSettingsEnabled?: boolean;
}

/** Response of `listInstalledDeliveryCarriers`. */
export interface ListInstalledDeliveryCarriersResponse {
  /** Carriers. */
  installedDeliveryCarriers?: InstalledDeliveryCarrier[];
}

/**
 * Lists the carriers that are installed on the site. Requires a merchant identity (API key or app).
 *
 * @returns The carriers.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const listNames = async () =>
 *   (await client.deliveryProfile.listInstalledDeliveryCarriers()).installedDeliveryCarriers?.map(
 *     ({ displayName }) => displayName,
 *   );
 * ```
 * @see GET /ecom/v1/delivery-profiles/installed-carriers
 */
export const listInstalledDeliveryCarriers = /* @__PURE__ */ operation<[], ListInstalledDeliveryCarriersResponse>({
  id: 'ecom.deliveryProfile.listInstalledDeliveryCarriers',
  method: 'GET',
  path: '/ecom/v1/delivery-profiles/installed-carriers',
  repeatable: true,
});
