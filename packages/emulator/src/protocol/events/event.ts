import type { Tenant } from '../../kernel/state/tenant.js';

/** Who caused an event, in the platform's form. */
export interface EventIdentity {
  readonly identityType: 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP';
  readonly anonymousVisitorId?: string;
  readonly memberId?: string;
  readonly wixUserId?: string;
  readonly appId?: string;
}

/** Something that happened, as it is told to apps. */
export interface StoredEvent {
  readonly id: string;
  /** As `wix.ecom.v1.cart_created`. */
  readonly type: string;
  /** The cart, product or whatever it is about. */
  readonly entityId: string;
  /** When it happened, an ISO date of the tenant's clock. */
  readonly time: string;
  /** Absent where nobody was signed in, as on hosted pages. */
  readonly identity?: EventIdentity;
  /** What the event's envelope carries as JSON text. */
  readonly payload: object;
}

/** The tenant's newest events, oldest first. */
export const events = (tenant: Tenant) => tenant.collection<StoredEvent>('events');
