import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';

/**
 * Statuses of a notification request:
 * - `RECEIVED`: waits until the item is back in stock.
 * - `PROCESSING`: the email is being sent.
 * - `NOTIFICATION_SENT`: the email was sent.
 * - `FAILED`: the email could not be sent.
 */
export const Status = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
);
/** Status of a notification request. */
export type Status = EnumerationValue<typeof Status>;

/** Request of a shopper to be notified when an item is back in stock. */
export interface BackInStockNotificationRequest {
  /** Notification request ID. Read-only. */
  _id?: string | null;
  /** Item. Only Wix Stores products are supported. */
  catalogReference?: CatalogReference;
  /** Email address to notify. */
  email?: string;
  /** ID of the contact with this email address, created if it did not exist. Read-only. */
  contactId?: string | null;
  /** Status. Read-only. */
  status?: Status;
  /**
   * Whether the platform sent the email (`true`) or the request was marked as sent (`false`). Absent before that.
   * Read-only.
   */
  autoNotified?: boolean | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** URL of the item's page. */
  itemUrl?: string | null;
}

/** Shape of {@link BackInStockNotificationRequest}: which fields are dates. */
export const requestShape = /* @__PURE__ */ entity<BackInStockNotificationRequest>({ _createdDate: date });
