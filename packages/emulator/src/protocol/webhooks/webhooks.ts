import type { StoredEvent } from '../events/event.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { DEMO_APP_ID } from '../../kernel/state/demo.js';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenants } from '../../kernel/state/tenants.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import { type Delivery, deliveries, type StoredDelivery } from './delivery.js';
import { Dispatcher } from './dispatcher.js';
import type { Send } from './send-delivery.js';
import { type Signer, signer } from './signing-keys.js';
import { type ConfiguredWebhook, configuredWebhook, type Webhook } from './webhook.js';

/** Options of {@link Webhooks}. */
export interface WebhooksOptions {
  readonly tenants: Tenants;
  readonly database: Database | undefined;
  readonly configured: readonly Webhook[];
  readonly send: Send;
  readonly onError: (error: unknown) => void;
}

const withoutEnvelope = ({ envelope: _, ...delivery }: StoredDelivery): Delivery => delivery;

/** Webhooks of an emulator, with their signing key and deliveries. */
export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #configured: readonly ConfiguredWebhook[];
  readonly #dispatcher: Dispatcher;
  #signer: Promise<Signer> | undefined;

  /** @throws {TypeError} for an invalid webhook URL */
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
   * Public key that verifies deliveries, as PEM, for `createWebhooks({ publicKey })`. Each emulator has its own; one with
   * a database keeps it across restarts.
   */
  async publicKey(): Promise<string> {
    return (await this.#keys()).publicKey;
  }

  /**
   * Signs data as the platform signs deliveries and service plugin requests, to test a server without causing an event.
   *
   * @param data - The `data` claim: the envelope of an event as a JSON string, or the request of a plugin.
   * @param appId - App ID: the `aud` claim. Defaults to the demo app.
   * @returns The token: the body of the request.
   */
  async sign(data: string | object, appId: string = DEMO_APP_ID): Promise<string> {
    return (await this.#keys()).sign(data, appId);
  }

  /** Signer of deliveries and service plugin requests. */
  signer(): Promise<Signer> {
    return this.#keys();
  }

  /** All webhooks: those of the options, and those added at runtime. */
  list(): ConfiguredWebhook[] {
    const all = [...this.#configured, ...this.#added().values()];
    return [...new Map(all.map((webhook) => [webhook.id, webhook])).values()];
  }

  /**
   * Adds a webhook, or updates the event types of an equal one. It is stored in the database, and kept by a reset.
   *
   * @throws {TypeError} for an invalid webhook URL
   */
  async add(webhook: Webhook): Promise<ConfiguredWebhook> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().put(configuredWebhook(webhook)));
    return result;
  }

  /** Removes a webhook that was added at runtime, and cancels its deliveries. Returns whether it existed. */
  async remove(id: string): Promise<boolean> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().delete(id));
    return result;
  }

  /** Deliveries of a tenant's events, oldest first: all pending ones, and the last 1000 others. Defaults to the demo client. */
  deliveries(clientId?: string): Delivery[] {
    return Array.from(deliveries(this.#options.tenants.require(clientId)).values(), withoutEnvelope);
  }

  /**
   * Delivers an event again, with the same event ID, as the platform occasionally does.
   *
   * @throws {ApplicationError} 404 for an unknown delivery
   */
  async resend(deliveryId: string, clientId?: string): Promise<void> {
    const { database, tenants } = this.#options;
    const tenant = tenants.require(clientId);
    await unitOfWork(tenant, database, () => {
      const delivery = deliveries(tenant).get(deliveryId);
      if (!delivery)
        throw new ApplicationError(
          'notFound',
          'DELIVERY_NOT_FOUND',
          'No delivery has this ID. See GET /_emulator/deliveries.',
        );
      deliveries(tenant).put({ ...delivery, status: 'pending', due: tenant.clock.now().toISOString() });
    });
    await this.#dispatcher.wake(tenant);
  }

  /** Resolves when no delivery is due or in flight. Does not wait for later retries. */
  settled(): Promise<void> {
    return this.#dispatcher.settled();
  }

  /** Adds deliveries of events to the current unit of work. */
  enqueue(tenant: TenantState, events: readonly StoredEvent[]): void {
    this.#dispatcher.enqueue(tenant, events);
  }

  /** Starts the deliveries of a tenant that are due, after a clock change or a restart. */
  wake(tenant: TenantState): void {
    void this.#dispatcher.wake(tenant);
  }

  /** Stops all deliveries. */
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
