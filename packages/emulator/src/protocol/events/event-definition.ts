import type { Caller } from '../auth/caller.js';
import type { Change } from '../../kernel/state/change.js';
import type { Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Cause of changes: the request, its caller, and the origin of links and images. */
export interface EventCause {
  readonly caller: Caller;
  readonly origin: string;
}

/** Context of an event source. */
export interface EventContext extends EventCause {
  readonly tenant: Tenant;
}

/** An event before it is recorded. */
export interface NewEvent {
  /** As `wix.ecom.v1.cart_created`. */
  readonly type: string;
  readonly entityId: string;
  /**
   * Payload. For events of the older format all of it; for others the fields besides the entity's name and the time.
   */
  readonly payload: object;
  /** Absent from events of the older kind. */
  readonly entity?: { readonly fqdn: string; readonly slug: string };
}

/** Says which events the changes of a collection's documents are. */
export interface EventDefinition<T extends Document> {
  /** The name under which the tenant keeps the documents. */
  readonly collection: string;
  eventsOf(change: Change<T>, context: EventContext): readonly NewEvent[];
}
