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
  /** Data of apps. */
  extendedFields?: ExtendedFields;
}

/** What is on it. */
export interface GetBalanceResponse {
  /** What is on the card. */
  balance?: number;
  /** The currency, as three letters of ISO 4217. */
  currencyCode?: string;
  /** The card's id with you. */
  externalId?: string | null;
}
