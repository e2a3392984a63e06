import type { Client } from './client.js';
import type { Clock } from './clock.js';
import type { Collection, Document } from './collection.js';

/** One isolated world per `clientId`: its catalog, carts, orders, members and mail. All tenants start from the same seed. */
export interface Tenant {
  /** The `clientId`. */
  readonly id: string;
  /** What `wix-site-id` names in calls with an API key. */
  readonly siteId: string;
  /** The registration of the client: its redirect addresses and origins. */
  readonly client: Client;
  /** The time in this tenant; the control plane can freeze and advance it. */
  readonly clock: Clock;
  /** Opens the named collection; a new one is empty. */
  collection<T extends Document>(name: string): Collection<T>;
}
