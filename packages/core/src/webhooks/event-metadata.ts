import type { IdentificationData } from '../jwt/identification-data.js';

/** Account and site of an event. */
export interface AccountInfo {
  /** ID of the merchant's account. */
  accountId?: string | null;
  /** ID of the parent account. */
  parentAccountId?: string | null;
  /** ID of the site. */
  siteId?: string | null;
}

/** Metadata of every event. */
export interface BaseEventMetadata {
  /** App instance id: identifies the app's installation on the site. */
  instanceId?: string | null;
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  eventType?: string;
  /** Identity that caused the event. */
  identity?: IdentificationData;
  /** Account and site of the event. */
  accountInfo?: AccountInfo;
}

/** Metadata of an entity's event. */
export interface EventMetadata extends BaseEventMetadata {
  /** Event ID. Repeated deliveries of an event have the same ID. */
  _id?: string;
  /** Fully qualified name of the entity type, such as `wix.ecom.v1.cart`. */
  entityFqdn?: string;
  /** Action: `created`, `updated`, `deleted`, or the name of a custom action. */
  slug?: string;
  /** ID of the entity. */
  entityId?: string;
  /** Time of the event. */
  eventTime?: Date | null;
  /** Whether a privacy (GDPR) request caused the event. */
  triggeredByAnonymizeRequest?: boolean | null;
  /** Source of the event, if it was not caused by an API call. */
  originatedFrom?: string | null;
  /** Sequence number of the entity's events: a later event has a greater number. */
  entityEventSequence?: string | null;
}
