import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';

/** How far a request has come. */
export const Status = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
);
/** How far a request has come: it waits, its mail is being sent, was sent, or could not be. */
export type Status = EnumerationValue<typeof Status>;

/** A shopper's wish to hear when an item can be bought again. */
export interface BackInStockNotificationRequest {
  /** Its id. Read-only. */
  _id?: string | null;
  /** The item. Only products of Wix Stores can be waited for. */
  catalogReference?: CatalogReference;
  /** The address that the mail goes to. */
  email?: string;
  /** The contact with this address; made where there was none. Read-only. */
  contactId?: string | null;
  /** How far it has come. Read-only. */
  status?: Status;
  /** Whether the platform sent the mail, or somebody says that it was sent. Absent before that. Read-only. */
  autoNotified?: boolean | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** The item's page. */
  itemUrl?: string | null;
}

/** The converted fields of {@link BackInStockNotificationRequest}. */
export const requestShape = /* @__PURE__ */ entity<BackInStockNotificationRequest>({ _createdDate: date });
