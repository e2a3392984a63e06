import type { StoredEvent } from '../events/event.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenants } from '../../kernel/state/tenants.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import { type Delivery, deliveries, type StoredDelivery } from './delivery.js';
import { Dispatcher } from './dispatcher.js';
import type { Send } from './send-delivery.js';
import { type Signer, signer } from './signing-keys.js';
import { type ConfiguredWebhook, configuredWebhook, type Webhook } from './webhook.js';

/** What webhooks are made of. */
export interface WebhooksOptions {
  readonly tenants: Tenants;
  readonly database: Database | undefined;
  readonly configured: readonly Webhook[];
  readonly send: Send;
  readonly onError: (error: unknown) => void;
}

const withoutEnvelope = ({ envelope: _, ...delivery }: StoredDelivery): Delivery => delivery;

/** The webhooks of an emulator: who takes its events, how they are signed, and how each delivery went. */
export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #configured: readonly ConfiguredWebhook[];
  readonly #dispatcher: Dispatcher;
  #signer: Promise<Signer> | undefined;

  /** @throws {TypeError} for a webhook with an address that cannot be used */
  constructor(options: WebhooksOptions) {
    this.#options = options;
    this.#configured = options.configured.map(configuredWebhook);
    this.#dispatcher = new Dispatcher({
      ...options,
      webhooks: () => this.list(),
      signer: () => this.#keys(),
    });
  }

  /**
   * The key that proves deliveries, as PEM: what `createWebhooks({ publicKey })` takes. Each emulator has its own; one with
   * a database keeps it.
   */
  async publicKey(): Promise<string> {
    return (await this.#keys()).publicKey;
  }

  /** What signs deliveries, and the calls of plugins. */
  signer(): Promise<Signer> {
    return this.#keys();
  }

  /** Every webhook: those that the emulator was made with, and those that were added. */
  list(): ConfiguredWebhook[] {
    const all = [...this.#configured, ...this.#added().values()];
    return [...new Map(all.map((webhook) => [webhook.id, webhook])).values()];
  }

  /**
   * Adds a webhook, or changes which events the same one takes. It is kept with the data, and no reset takes it away.
   *
   * @throws {TypeError} for an address that cannot be used
   */
  async add(webhook: Webhook): Promise<ConfiguredWebhook> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().put(configuredWebhook(webhook)));
    return result;
  }

  /** Removes a webhook that was added; says whether there was one. What waits for it is given up. */
  async remove(id: string): Promise<boolean> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().delete(id));
    return result;
  }

  /** The deliveries of a tenant's events, oldest first: all that wait, the last thousand that are over. */
  deliveries(clientId?: string): Delivery[] {
    return Array.from(deliveries(this.#options.tenants.need(clientId)).values(), withoutEnvelope);
  }

  /**
   * Sends what was delivered, or given up, once more: the same event with the same id, as the platform now and then does.
   *
   * @throws {ApplicationError} 404 for an unknown delivery
   */
  async resend(deliveryId: string, clientId?: string): Promise<void> {
    const { database, tenants } = this.#options;
    const tenant = tenants.need(clientId);
    await unitOfWork(tenant, database, () => {
      const delivery = deliveries(tenant).get(deliveryId);
      if (!delivery) throw new ApplicationError(404, 'DELIVERY_NOT_FOUND', 'There is no such delivery.');
      deliveries(tenant).put({ ...delivery, status: 'pending', due: tenant.clock.now().toISOString() });
    });
    await this.#dispatcher.wake(tenant);
  }

  /** Waits until every delivery that is due was made and answered. Those that wait for their next try are not waited for. */
  settled(): Promise<void> {
    return this.#dispatcher.settled();
  }

  /** Puts deliveries of events into the unit of work under way. */
  enqueue(tenant: TenantState, events: readonly StoredEvent[]): void {
    this.#dispatcher.enqueue(tenant, events);
  }

  /** Makes what is due in a tenant: its clock was changed, or it has come back. */
  wake(tenant: TenantState): void {
    void this.#dispatcher.wake(tenant);
  }

  /** Ends all deliveries. */
  close(): void {
    this.#dispatcher.close();
  }

  #added() {
    return this.#options.tenants.system.collection<ConfiguredWebhook>('webhooks');
  }

  #keys(): Promise<Signer> {
    const { database, tenants } = this.#options;
    this.#signer ??= signer(tenants.system, database).catch((error: unknown) => {
      this.#signer = undefined;
      throw error;
    });
    return this.#signer;
  }
}
