import type { Client } from './client.js';
import type { Clock } from './clock.js';
import type { Collection, Document } from './collection.js';

/** Isolated state of one client: catalog, carts, orders, members and mail. All tenants start with the same seed. */
export interface Tenant {
  /** Tenant ID: the `clientId`. */
  readonly id: string;
  /** Site ID, for the `wix-site-id` header of requests with an API key. */
  readonly siteId: string;
  /** Client of the tenant, with its redirect URIs and origins. */
  readonly client: Client;
  /** Clock of the tenant. */
  readonly clock: Clock;
  /** Opens the collection with this name. A new collection is empty. */
  collection<T extends Document>(name: string): Collection<T>;
  /** Runs a part of a unit of work. If it throws, only its changes are reverted. */
  attempt<R>(task: () => R): R;
}
