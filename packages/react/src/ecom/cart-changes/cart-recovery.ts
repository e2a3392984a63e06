import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { KnownCart } from '../../cart-v2/types.js';
import { getOutcome } from './cart-change.js';
import { deferred, type Deferred } from './deferred.js';
import { removeArrived, type IsApplied } from './remove-arrived.js';

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
interface CartRecovery {
  /** Whether the cached cart may differ from the platform's. */
  isUnconfirmed(this: void): boolean;
  /** Resolves when the next change may be sent. `undefined` when it may be sent at once. */
  ready(this: void): Promise<void> | undefined;
  /** Handles a failed request. `before`: the cart when it was sent, `undefined` if unknown. */
  fail(this: void, error: unknown, isApplied: IsApplied, before: KnownCart): void;
  /** Handles a successful change, whose response is the whole cart. An earlier lost change may still arrive. */
  confirm(this: void, cart: Cart): void;
  /** Handles a cart that was fetched while no change was in flight. */
  compare(this: void, cart: Cart | null): void;
  /** Starts refetching if the cart is unconfirmed and no series is running. */
  ensure(this: void): void;
}

/** Creates the recovery of a cart. */
export function createCartRecovery({ readAgain, isBlocked, publish, pause = wait }: RecoveryParts): CartRecovery {
  /** Changes that may still arrive. */
  let lost: IsApplied[] = [];
  let last: KnownCart;
  /** Whether a change was rejected: the cached cart may be outdated. */
  let mayDiffer = false;
  /** Whether a change has an unknown outcome and the cart was not fetched since. */
  let isUnread = false;
  let block: Deferred<void> | undefined;
  /** The current series of refetches. Earlier ones stop. */
  let series: object | undefined;

  const isUnconfirmed = () => mayDiffer || isUnread || lost.length > 0;

  const release = () => {
    block?.resolve();
    block = undefined;
  };

  const end = () => {
    series = undefined;
    release();
  };

  const read = async (): Promise<void> => {
    const own = (series = {});
    for (const [index, milliseconds] of pauses.entries()) {
      if (milliseconds > 0) await pause(milliseconds);
      if (own !== series) return;
      if (!isBlocked()) await readAgain();
      if (own !== series) return;
      if (index + 1 === blockingReads) release();
    }
    // Without the last refetch, what arrived since the one before is unknown.
    isUnread ||= isBlocked();
    lost = [];
    end();
    publish();
  };

  const compare = (cart: Cart | null, isResponse: boolean): void => {
    mayDiffer = false;
    isUnread &&= isResponse;
    lost = removeArrived(lost, last, cart, isResponse);
    last = cart;
    if (!isUnconfirmed()) end();
  };

  return {
    isUnconfirmed,
    ready: () => block?.promise,
    fail(error, isApplied, before) {
      const outcome = getOutcome(error);
      mayDiffer = true;
      if (outcome === 'refused') return;
      isUnread = true;
      if (outcome === 'lost') {
        if (lost.length === 0) last = before;
        lost.push(isApplied);
      }
      block ??= deferred();
      void read();
    },
    confirm: (cart) => compare(cart, true),
    compare(cart) {
      compare(cart, false);
      publish();
    },
    ensure() {
      if (isUnconfirmed() && !series) void read();
    },
  };
}
