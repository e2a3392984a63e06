import type { Webhooks } from './webhooks/webhooks.js';
import type { ServicePlugins } from './plugins/service-plugins.js';
import type { StoredEvent } from './events/event.js';
import type { Fault, FaultRule } from './http/faults.js';
import type { LoggedRequest, RequestFilter } from './http/request-log.js';
import type { Route } from './routing/route.js';
import type { Mail } from '../kernel/mailbox/mail.js';
import type { ControlledClock } from '../kernel/state/clock.js';
import type { Snapshot } from '../kernel/state/tenants.js';

/**
 * Running emulator. Methods with an optional `clientId` apply to all tenants or to the demo client without it, as
 * documented for each.
 */
export interface Emulator {
  /**
   * Responds to a request: as the platform, or as the control API below `/_emulator`.
   *
   * @throws {ConnectionDropped} only if a fault drops the connection
   */
  fetch(request: Request): Promise<Response>;
  /** Resets a tenant to the seed; all tenants without a `clientId`. Also clears its faults and request log. */
  reset(clientId?: string): Promise<void>;
  /**
   * Takes a snapshot of a tenant, or of all tenants without a `clientId`. The cost does not depend on the amount of
   * data.
   */
  snapshot(clientId?: string): Promise<Snapshot>;
  /** Restores a tenant from a snapshot, or all tenants without a `clientId`. */
  restore(snapshot: Snapshot, clientId?: string): Promise<void>;
  /** The last 500 requests, oldest first, with tokens and passwords redacted. */
  requests(filter?: RequestFilter): LoggedRequest[];
  /** Emails of a tenant, oldest first. Defaults to the demo client. */
  mails(clientId?: string): Mail[];
  /**
   * Exports the catalog of a tenant as a product file in the platform's CSV format, for `seed: { csv }`. Defaults to
   * the demo client. Omits what the format has no column for: timestamps, variant IDs, pre-order settings and files of
   * digital products.
   */
  exportCatalog(clientId?: string): string;
  /** The last 1000 events of a tenant, oldest first. Defaults to the demo client. */
  events(clientId?: string): StoredEvent[];
  /** Clock of a tenant, which can be frozen and advanced. Defaults to the demo client. */
  clock(clientId?: string): ControlledClock;
  /**
   * Adds a fault to the next requests of a tenant, or of all tenants without a `clientId`. Also applies to paths
   * without a route.
   */
  injectFault(fault: Fault, clientId?: string): FaultRule;
  /**
   * Requires a member to reset the password by an emailed link: signs the member out everywhere, and rejects sign-ins
   * with `-19973` until then.
   *
   * @param email - Email address of the member.
   * @param clientId - Client of the member. Defaults to the demo client.
   * @throws if the client has no such member
   */
  requirePasswordReset(email: string, clientId?: string): Promise<void>;
  /** Webhooks, their public key, and their deliveries. */
  readonly webhooks: Pick<
    Webhooks,
    'publicKey' | 'sign' | 'list' | 'add' | 'remove' | 'deliveries' | 'resend' | 'settled'
  >;
  /** Service plugins that are called when carts and checkouts are calculated. */
  readonly servicePlugins: Pick<ServicePlugins, 'list' | 'add' | 'remove'>;
  /** All routes of the platform that the emulator implements. */
  readonly routes: readonly Route[];
  /** Stops scheduled work and deliveries, and closes the database. */
  close(): void;
}
