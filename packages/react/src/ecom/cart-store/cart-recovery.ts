import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { getOutcome } from './cart-change.js';
import { deferred, type Deferred } from './deferred.js';
import { LostChanges, type IsApplied } from './lost-changes.js';

/**
 * Delay before each refetch after a failure, in milliseconds. After the last one, 15 s in total, a lost request is no
 * longer expected to arrive.
 */
const pauses = [0, 1000, 2000, 4000, 8000];

/** Number of refetches that block the next change: 3 s, unless the lost change is found earlier. */
const blockingReads = 3;

/** Waits. */
export type Pause = (milliseconds: number) => Promise<void>;

const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Dependencies of a recovery. */
interface RecoveryParts {
  /** Refetches the cart if a component uses it. Failures go to the cache entry. */
  readonly readAgain: () => Promise<void>;
  /** Whether to skip the next refetch, because a change is in flight or the session has ended. */
  readonly isBlocked: () => boolean;
  /** Called when `isUnconfirmed` may have changed. */
  readonly publish: () => void;
  /** Waits between refetches. Defaults to a timer. */
  readonly pause?: Pause | undefined;
}

/** Determines the outcome of failed changes by refetching the cart. */
export class CartRecovery {
  readonly #parts: RecoveryParts;
  readonly #lost = new LostChanges();
  /** Whether a change was rejected: the cached cart may be outdated. */
  #mayDiffer = false;
  /** Whether a change has an unknown outcome and the cart was not fetched since. */
  #isUnread = false;
  #block: Deferred<void> | undefined;
  /** Number of the current series of refetches. Incremented when a series starts or ends, so that earlier ones stop. */
  #run = 0;
  #isRunning = false;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /** Whether the cached cart may differ from the platform's. */
  get isUnconfirmed(): boolean {
    return this.#mayDiffer || this.#isUnread || this.#lost.hasAny;
  }

  /** Resolves when the next change may be sent. `undefined` when it may be sent at once. */
  get ready(): Promise<void> | undefined {
    return this.#block?.promise;
  }

  /** Handles a failed request. `before`: the cart when it was sent, `undefined` if unknown. */
  fail(error: unknown, isApplied: IsApplied, before: Cart | null | undefined): void {
    const outcome = getOutcome(error);
    this.#mayDiffer = true;
    if (outcome === 'refused') return;
    this.#isUnread = true;
    if (outcome === 'lost') this.#lost.add(isApplied, before);
    this.#block ??= deferred<void>();
    void this.#read();
  }

  /** Handles a successful change, whose response is the whole cart. An earlier lost change may still arrive. */
  confirm(cart: Cart): void {
    this.#mayDiffer = false;
    this.#lost.compare(cart, true);
    if (!this.isUnconfirmed) this.#end();
  }

  /** Handles a cart that was fetched while no change was in flight. */
  compare(cart: Cart | null): void {
    this.#mayDiffer = false;
    this.#isUnread = false;
    this.#lost.compare(cart, false);
    if (!this.isUnconfirmed) this.#end();
    this.#parts.publish();
  }

  /** Starts refetching if the cart is unconfirmed and no series is running. */
  ensure(): void {
    if (this.isUnconfirmed && !this.#isRunning) void this.#read();
  }

  async #read(): Promise<void> {
    const run = ++this.#run;
    const { isBlocked, pause = wait, publish, readAgain } = this.#parts;
    this.#isRunning = true;
    for (const [index, milliseconds] of pauses.entries()) {
      if (milliseconds > 0) await pause(milliseconds);
      if (run !== this.#run) return;
      if (!isBlocked()) await readAgain();
      if (run !== this.#run) return;
      if (index + 1 === blockingReads) this.#release();
    }
    // Without the last refetch, what arrived since the one before is unknown.
    this.#isUnread ||= isBlocked();
    this.#lost.forget();
    this.#end();
    publish();
  }

  #end(): void {
    this.#run++;
    this.#isRunning = false;
    this.#release();
  }

  #release(): void {
    this.#block?.resolve();
    this.#block = undefined;
  }
}
