import type { Webhooks } from './webhooks/webhooks.js';
import type { ServicePlugins } from './plugins/service-plugins.js';
import type { StoredEvent } from './events/event.js';
import type { Fault, FaultRule } from './http/faults.js';
import type { LoggedRequest, RequestFilter } from './http/request-log.js';
import type { Route } from './routing/route.js';
import type { Mail } from '../kernel/mailbox/mail.js';
import type { ControlledClock } from '../kernel/state/clock.js';
import type { Snapshot } from '../kernel/state/tenants.js';

/** A running emulator. Where a `clientId` may be left out, all tenants or the demo client's are meant, as said. */
export interface Emulator {
  /**
   * Answers a request as the platform would, or the control plane below `/_emulator`.
   *
   * @throws {ConnectionDropped} only where a fault rule says so
   */
  fetch(request: Request): Promise<Response>;
  /** Takes a tenant, or all, back to the seed. */
  reset(clientId?: string): Promise<void>;
  /** Keeps a tenant, or all, as they are. Costs nearly nothing, whatever their size. */
  snapshot(clientId?: string): Promise<Snapshot>;
  /** Takes a tenant, or all, back to a snapshot. */
  restore(snapshot: Snapshot, clientId?: string): Promise<void>;
  /** The last 500 requests, oldest first, without tokens and passwords. */
  requests(filter?: RequestFilter): LoggedRequest[];
  /** The mails of a tenant, oldest first; the demo client's unless given. */
  mails(clientId?: string): Mail[];
  /**
   * Writes the catalog of a tenant as a product file in the platform's CSV format, which `seed: { csv }` takes; the demo
   * client's unless given. What the format has no column for is left out, as dates, ids of variants, pre-orders and
   * files of digital products.
   */
  exportCatalog(clientId?: string): string;
  /** What happened in a tenant, oldest first, the last thousand events; the demo client's unless given. */
  events(clientId?: string): StoredEvent[];
  /** The clock of a tenant; the demo client's unless given. */
  clock(clientId?: string): ControlledClock;
  /** Adds a fault to a tenant's next requests, or to everybody's. Also paths that no route answers can be hit. */
  injectFault(fault: Fault, clientId?: string): FaultRule;
  /**
   * Requires that a member sets a new password by a link from a mail before the next login, which answers `-19973` until then.
   * The member is signed out everywhere.
   *
   * @param email the member's address
   * @param clientId the client whose member it is; the demo client unless given
   * @throws where the client has no such member
   */
  requirePasswordReset(email: string, clientId?: string): Promise<void>;
  /** Who takes the events of all this, how deliveries are signed, and how they went. */
  readonly webhooks: Pick<Webhooks, 'publicKey' | 'list' | 'add' | 'remove' | 'deliveries' | 'resend' | 'settled'>;
  /** Who is asked when carts and checkouts are reckoned. */
  readonly servicePlugins: Pick<ServicePlugins, 'list' | 'add' | 'remove'>;
  /** Every route of the platform that it answers. */
  readonly routes: readonly Route[];
  /** Ends the work and closes the database. */
  close(): void;
}
