import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';

/** A card whose balance is asked for. */
export interface GetBalanceRequest {
  /** Its code. */
  code?: string;
  /** The app's instance on the site. */
  appInstanceId?: string;
  /** The place of the business. */
  locationId?: string | null;
  /** The code that unlocks the card. */
  pin?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** What is on it. */
export interface GetBalanceResponse {
  /** What is on the card. */
  balance?: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** The card's id with you. */
  externalId?: string | null;
}
