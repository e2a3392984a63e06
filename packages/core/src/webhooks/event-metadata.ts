import type { IdentificationData } from '../jwt/identification-data.js';

/** The account and site that an event is about. */
export interface AccountInfo {
  /** The account's id. */
  accountId?: string | null;
  /** The id of the account above it. */
  parentAccountId?: string | null;
  /** The site's id. */
  siteId?: string | null;
}

/** What every event says about itself. */
export interface BaseEventMetadata {
  /** The app's instance. */
  instanceId?: string | null;
  /** The event's type, such as `wix.ecom.v1.cart_created`. */
  eventType?: string;
  /** Who caused it. */
  identity?: IdentificationData;
  /** Account and site. */
  accountInfo?: AccountInfo;
}

/** What an event of an entity says about itself. */
export interface EventMetadata extends BaseEventMetadata {
  /** The event's own id: the same when it is delivered again. */
  _id?: string;
  /** The entity's full name, `wix.ecom.v1.cart`. */
  entityFqdn?: string;
  /** What happened: `created`, `updated` or `deleted`. */
  slug?: string;
  /** The entity's id. */
  entityId?: string;
  /** When it happened. */
  eventTime?: Date | null;
  /** Whether a request for privacy caused it. */
  triggeredByAnonymizeRequest?: boolean | null;
  /** Where it came from, when not from a call. */
  originatedFrom?: string | null;
  /** Grows with every event of the entity: the larger one is later. */
  entityEventSequence?: string | null;
}
