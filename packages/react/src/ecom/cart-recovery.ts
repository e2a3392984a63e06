import type { Cart } from '@cartwright/ecom/current-cart';
import { outcomeOf } from './cart-change.js';
import { deferred, type Deferred } from './deferred.js';
import { LostChanges, type IsIn } from './lost-changes.js';

/**
 * Milliseconds before each read that follows a failure. After the last one, 15 s after the failure, no request that was
 * lost is expected to arrive any more.
 */
const pauses = [0, 1000, 2000, 4000, 8000];

/** How many of these reads the next change waits for: 3 s, unless the lost one is found earlier. */
const heldReads = 3;

/** Waits. */
export type Pause = (milliseconds: number) => Promise<void>;

const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a recovery needs of the writer. */
interface RecoveryParts {
  /** Reads the cart anew, where something shows it. A failure is told by the cache entry. */
  readonly readAgain: () => Promise<void>;
  /** Whether the next read tells nothing, because a change is under way or the session is over. */
  readonly isBlocked: () => boolean;
  /** Called when `isUnconfirmed` may have changed. */
  readonly publish: () => void;
  /** Default: a timer. */
  readonly pause?: Pause | undefined;
}

/** Finds out, by reading the cart, what came of changes that failed. */
export class CartRecovery {
  readonly #parts: RecoveryParts;
  readonly #lost = new LostChanges();
  /** A change was refused: the cart that it was meant for may have changed. */
  #mayDiffer = false;
  /** The outcome of a change is unknown, and the cart was not read since. */
  #isUnread = false;
  #hold: Deferred<void> | undefined;
  /** Number of the current series of reads. Incremented when a series starts or ends, so that earlier reads stop. */
  #run = 0;
  #isRunning = false;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /** Whether the cart may be another one than the platform's. */
  get isUnconfirmed(): boolean {
    return this.#mayDiffer || this.#isUnread || this.#lost.areThere;
  }

  /** Resolves when the next change may be sent. */
  get hold(): Promise<void> | undefined {
    return this.#hold?.promise;
  }

  /** A change was sent and failed. `before`: the cart by then, `undefined` where it is unknown. */
  fail(error: unknown, isIn: IsIn, before: Cart | null | undefined): void {
    const outcome = outcomeOf(error);
    this.#mayDiffer = true;
    if (outcome === 'refused') return;
    this.#isUnread = true;
    if (outcome === 'lost') this.#lost.add(isIn, before);
    this.#hold ??= deferred<void>();
    void this.#read();
  }

  /** A change succeeded: its response is the whole cart. A change that was lost before may still arrive. */
  confirm(cart: Cart): void {
    this.#mayDiffer = false;
    this.#lost.compare(cart, true);
    if (!this.isUnconfirmed) this.#end();
  }

  /** Takes a cart that was read while no change was in flight. */
  see(cart: Cart | null): void {
    this.#mayDiffer = false;
    this.#isUnread = false;
    this.#lost.compare(cart, false);
    if (!this.isUnconfirmed) this.#end();
    this.#parts.publish();
  }

  /** Reads the cart where that is due and nobody does. */
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
      if (index + 1 === heldReads) this.#release();
    }
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
    this.#hold?.resolve();
    this.#hold = undefined;
  }
}
