import type { Caller } from '../auth/caller.js';
import type { Change } from '../../kernel/state/change.js';
import type { Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** What caused changes: a request, by whom, and the origin that links and images begin with. */
export interface EventCause {
  readonly caller: Caller;
  readonly origin: string;
}

/** What an event source may look at. */
export interface EventContext extends EventCause {
  readonly tenant: Tenant;
}

/** An event before it is recorded. */
export interface NewEvent {
  /** As `wix.ecom.v1.cart_created`. */
  readonly type: string;
  readonly entityId: string;
  /** The whole payload of an event of the older kind; what is told beside the entity's name and the time, of all others. */
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
