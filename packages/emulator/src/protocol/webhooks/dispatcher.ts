import type { StoredEvent } from '../events/event.js';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenants } from '../../kernel/state/tenants.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import { afterAttempt, deliveries, type StoredDelivery } from './delivery.js';
import { enqueue } from './enqueue.js';
import { type Outcome, type Send, sendDelivery } from './send-delivery.js';
import type { Signer } from './signing-keys.js';
import type { ConfiguredWebhook } from './webhook.js';

/** Maximum number of concurrent deliveries per tenant. */
const MAX_CONCURRENT = 8;

/** Maximum delay of a timer, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** Options of a dispatcher. */
export interface DispatcherOptions {
  readonly tenants: Tenants;
  readonly database: Database | undefined;
  readonly send: Send;
  /** Returns the current webhooks. */
  webhooks(): readonly ConfiguredWebhook[];
  signer(): Promise<Signer>;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends deliveries when they are due by their tenant's clock: new events immediately, failed deliveries after a delay.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #inFlight = new Map<string, { readonly tenant: TenantState; readonly work: Promise<void> }>();
  /** IDs of deliveries that were sent, but whose result could not be stored. Not retried before a restart. */
  readonly #unrecorded = new Set<string>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #stop = new AbortController();

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  /** Adds deliveries of events to the current unit of work. They are sent when it is committed. */
  enqueue(tenant: TenantState, events: readonly StoredEvent[]): void {
    if (enqueue(tenant, events, this.#options.webhooks()) > 0) void this.wake(tenant);
  }

  /** Sends the tenant's due deliveries after its current unit of work, and sets the timer for the next ones. */
  wake(tenant: TenantState): Promise<void> {
    return tenant.exclusively(() => this.#sendDue(tenant)).catch(this.#options.onError);
  }

  /** Resolves when no delivery of any tenant is due or in flight. Does not wait for later retries. */
  async settled(): Promise<void> {
    do {
      await Promise.all(Array.from(this.#inFlight.values(), ({ work }) => work));
      await Promise.all(this.#options.tenants.list().map((tenant) => this.wake(tenant)));
    } while (this.#inFlight.size > 0);
  }

  /** Stops all deliveries. Those in flight are aborted, and retried after a restart. */
  close(): void {
    this.#stop.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #sendDue(tenant: TenantState): void {
    if (this.#stop.signal.aborted) return;
    const now = tenant.clock.now().getTime();
    let free = MAX_CONCURRENT - [...this.#inFlight.values()].filter((one) => one.tenant === tenant).length;
    let next = Infinity;
    for (const delivery of deliveries(tenant).values()) {
      const { id, status } = delivery;
      if (status !== 'pending' || this.#inFlight.has(id) || this.#unrecorded.has(id)) continue;
      const due = Date.parse(delivery.due);
      if (due > now) next = Math.min(next, due);
      else if (free-- > 0) this.#start(tenant, delivery);
    }
    this.#setTimer(tenant, next - now);
  }

  #setTimer(tenant: TenantState, wait: number): void {
    clearTimeout(this.#timers.get(tenant.id));
    this.#timers.delete(tenant.id);
    if (wait === Infinity || tenant.clock.state().frozen) return;
    const timer = setTimeout(() => void this.wake(tenant), Math.min(wait, MAX_TIMEOUT));
    this.#timers.set(tenant.id, timer);
    if (typeof timer === 'object') timer.unref();
  }

  #start(tenant: TenantState, delivery: StoredDelivery): void {
    const work = this.#attempt(tenant, delivery).then(
      () => {
        this.#inFlight.delete(delivery.id);
        void this.wake(tenant);
      },
      (error: unknown) => {
        this.#inFlight.delete(delivery.id);
        this.#unrecorded.add(delivery.id);
        if (!this.#stop.signal.aborted) this.#options.onError(error);
      },
    );
    this.#inFlight.set(delivery.id, { tenant, work });
  }

  /** Makes one attempt, and records the result unless the delivery was reverted in the meantime. */
  async #attempt(tenant: TenantState, delivery: StoredDelivery): Promise<void> {
    const { database, webhooks } = this.#options;
    const webhook = webhooks().find(({ id }) => id === delivery.webhookId);
    const time = tenant.clock.now().toISOString();
    const outcome = webhook && (await this.#post(webhook, delivery));
    if (this.#stop.signal.aborted) return;
    await unitOfWork(tenant, database, () => {
      const current = deliveries(tenant).get(delivery.id);
      if (current?.status !== 'pending' || current.attempts.length !== delivery.attempts.length) return;
      const next = outcome
        ? afterAttempt(current, { time, ...outcome })
        : { ...current, status: 'failed' as const, due: time };
      deliveries(tenant).put(next);
    });
  }

  async #post(webhook: ConfiguredWebhook, { envelope }: StoredDelivery): Promise<Outcome | undefined> {
    const { send, signer } = this.#options;
    const token = await (await signer()).sign(envelope, webhook.appId);
    const { signal } = this.#stop;
    return signal.aborted ? undefined : sendDelivery(send, webhook.url, token, signal);
  }
}
