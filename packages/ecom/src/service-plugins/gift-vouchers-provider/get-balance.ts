import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';

/** Gift card to get the balance of. */
export interface GetBalanceRequest {
  /** Gift card code. */
  code?: string;
  /** ID of the app's instance on the site. */
  appInstanceId?: string;
  /** ID of the business location. */
  locationId?: string | null;
  /** PIN of the gift card. At most 50 characters. */
  pin?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Balance of a gift card. */
export interface GetBalanceResponse {
  /** Balance. */
  balance?: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** Gift card ID in the plugin's system. */
  externalId?: string | null;
}
