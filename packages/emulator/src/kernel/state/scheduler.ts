import type { TenantState } from './tenant-state.js';

/** The longest delay of a timer, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** Options of a {@link Scheduler}. */
export interface SchedulerOptions {
  /** When the next work of a tenant is due, in milliseconds since 1970; `Infinity` where there is none. */
  nextDue(tenant: TenantState): number;
  /** Runs the due work of a tenant, as one unit of work. */
  run(tenant: TenantState): Promise<void>;
  /** Called with errors of `run`. The work is retried with the tenant's next request or change. */
  readonly onError: (error: unknown) => void;
}

interface Plan {
  readonly tenant: TenantState;
  readonly due: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Runs scheduled work when it is due by the tenant's clock: after a clock change, before a request of the tenant, and
 * by a timer. A tenant without scheduled work has no timer.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #plans = new Map<string, Plan>();
  readonly #running = new Set<TenantState>();
  #isClosed = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  /**
   * Runs the due work of a tenant. Resolves immediately if that is in progress: a plugin that the work calls may call
   * the emulator before it responds.
   */
  async runDue(clientId: string): Promise<void> {
    const plan = this.#plans.get(clientId);
    if (plan && plan.due <= plan.tenant.clock.now().getTime()) await this.#run(plan.tenant);
  }

  /** Runs the due work of a tenant in the background, and sets the timer for its next work. */
  wake(tenant: TenantState): void {
    void this.runDue(tenant.id);
    this.#planNext(tenant);
  }

  /** Schedules a run of the tenant's work at a time, in milliseconds since 1970, unless an earlier one is scheduled. */
  planBy(tenant: TenantState, due: number): void {
    if (due < (this.#plans.get(tenant.id)?.due ?? Infinity)) this.#plan(tenant, due);
  }

  /** Clears all timers. No work runs afterwards. */
  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#plans.values()) clearTimeout(timer);
    this.#plans.clear();
  }

  async #run(tenant: TenantState): Promise<void> {
    if (this.#isClosed || this.#running.has(tenant)) return;
    this.#running.add(tenant);
    try {
      await this.#options.run(tenant);
      this.#planNext(tenant);
    } catch (error) {
      if (!this.#isClosed) this.#options.onError(error);
    } finally {
      this.#running.delete(tenant);
    }
  }

  /** Sets the timer for the next due work, once the current unit of work has ended. */
  #planNext(tenant: TenantState): void {
    const plan = () => this.#plan(tenant, this.#isClosed ? Infinity : this.#options.nextDue(tenant));
    tenant.exclusively(plan).catch(this.#options.onError);
  }

  #plan(tenant: TenantState, due: number): void {
    if (this.#running.has(tenant)) return;
    clearTimeout(this.#plans.get(tenant.id)?.timer);
    this.#plans.delete(tenant.id);
    if (due === Infinity || this.#isClosed) return;
    const wait = Math.max(0, due - tenant.clock.now().getTime());
    const isFrozen = wait > 0 && tenant.clock.state().frozen;
    const timer = isFrozen ? undefined : setTimeout(() => this.wake(tenant), Math.min(wait, MAX_TIMEOUT));
    // The timer must not keep a Node process alive.
    if (typeof timer === 'object') timer.unref();
    this.#plans.set(tenant.id, { tenant, due, timer });
  }
}
