import type { Origins } from '../../kernel/origins.js';
import type { Caller } from '../auth/caller.js';
import type { Change } from '../../kernel/state/change.js';
import type { Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Cause of changes: the request, its caller, and the origins of links and images. */
export interface EventCause {
  readonly caller: Caller;
  readonly origin: Origins;
}

/** Context of an event source. */
export interface EventContext extends EventCause {
  readonly tenant: Tenant;
}

/** Event that is not recorded yet. */
export interface NewEvent {
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  readonly type: string;
  readonly entityId: string;
  /** Payload of the event, without the metadata that `recordEvents` adds to an event of an `entity`. */
  readonly payload: object;
  /** Entity of the event. Absent from events of the older format. */
  readonly entity?: { readonly fqdn: string; readonly slug: string };
}

/** Source of events: converts the changes of a collection to events. */
export interface EventDefinition<T extends Document> {
  /** Name of the collection. */
  readonly collection: string;
  getEvents(change: Change<T>, context: EventContext): readonly NewEvent[];
}
