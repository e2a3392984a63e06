import type { Tenant } from '../../kernel/state/tenant.js';

/** Identity that caused an event, in the platform's format. */
export interface EventIdentity {
  /** Kind of identity: `WIX_USER` is the merchant. Determines which ID is present. */
  readonly identityType: 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP';
  /** Visitor ID, for `ANONYMOUS_VISITOR`. */
  readonly anonymousVisitorId?: string;
  /** Member ID, for `MEMBER`. */
  readonly memberId?: string;
  /** ID of the merchant, for `WIX_USER`. */
  readonly wixUserId?: string;
  /** App ID, for `APP`. */
  readonly appId?: string;
}

/** Event as delivered to webhooks. */
export interface StoredEvent {
  /** Event ID. */
  readonly id: string;
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  readonly type: string;
  /** ID of the cart, product or other entity that the event concerns. */
  readonly entityId: string;
  /** Time of the event, as an ISO 8601 string, by the tenant's clock. */
  readonly time: string;
  /** Identity that caused the event. Absent without one, such as on hosted pages. */
  readonly identity?: EventIdentity;
  /** Data of the event. The envelope contains it as a JSON string. */
  readonly payload: object;
}

/**
 * Newest events of the tenant, oldest first.
 *
 * @param tenant - Tenant.
 * @returns Collection of the recorded events.
 */
export const events = (tenant: Tenant) => tenant.collection<StoredEvent>('events');
