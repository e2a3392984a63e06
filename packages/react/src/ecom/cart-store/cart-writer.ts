import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { changesOf } from '../../cart-api/cart-operations.js';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { cartQuery } from '../../queries/cart-query.js';
import { currentCartKey } from '../../queries/query-keys.js';
import { authOf } from '../../queries/session-id.js';
import { hasQuantities, type CartChange } from './cart-change.js';
import { CartRecovery, type Pause } from './cart-recovery.js';
import { deferred, type Deferred } from './deferred.js';
import { nothingPending, type PendingChanges } from './pending-changes.js';

interface Waiting extends Deferred<Cart> {
  readonly change: CartChange;
  readonly quantities: Map<string, number>;
}

/**
 * Queue of changes to the cart of one session, with at most one request in flight. Changes queued behind it are merged
 * where possible. The cache holds the confirmed cart, and pending changes are applied on top, so that a failed change
 * needs no rollback.
 *
 * A change with an unknown outcome counts as pending until a refetch shows it or it is no longer expected to arrive.
 */
export class CartWriter {
  readonly #context: CartwrightContextValue;
  readonly #generation: number;
  readonly #recovery: CartRecovery;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Waiting[] = [];
  #pending = nothingPending;
  #isSending = false;
  #unwatch: (() => void) | undefined;

  /**
   * @param context - Context value of the provider.
   * @param pause - Waits between the refetches of a recovery. Defaults to a timer.
   */
  constructor(context: CartwrightContextValue, pause?: Pause) {
    const { queryClient, session } = context;
    this.#context = context;
    this.#generation = session.generation();
    this.#recovery = new CartRecovery({
      readAgain: () => queryClient.invalidateQueries(this.#filter()),
      isBlocked: () => this.#isSending || !this.isCurrent(),
      publish: () => this.#publish(),
      pause,
    });
  }

  /** Whether the session of this writer is still the client's. */
  readonly isCurrent = (): boolean => this.#context.session.generation() === this.#generation;

  /** Subscribes to changes of `pending`. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Unconfirmed changes. */
  readonly pending = (): PendingChanges => this.#pending;

  /** Resolves when all queued changes are confirmed. Rejects when one of them fails. */
  async settled(): Promise<void> {
    await Promise.all(this.#queue.map(({ promise }) => promise));
  }

  /** The last confirmed cart, fetched if missing or being refetched. `undefined` if it cannot be fetched. */
  async confirmed(): Promise<Cart | null | undefined> {
    const { queryClient } = this.#context;
    const isReading = queryClient.isFetching(this.#filter()) > 0;
    try {
      const query = cartQuery(this.#context.client, this.#context);
      return await queryClient.fetchQuery({ ...query, staleTime: isReading ? 0 : Infinity });
    } catch {
      return undefined;
    }
  }

  /** Queues a change. Resolves to the cart of the response. */
  change(change: CartChange): Promise<Cart> {
    const { kind, quantities = new Map<string, number>() } = change;
    const last = this.#queue.length > 1 ? this.#queue.at(-1) : undefined;
    if (kind && last?.change.kind === kind) {
      for (const [id, quantity] of quantities) last.quantities.set(id, quantity);
      this.#publish();
      return last.promise;
    }
    const waiting = { ...deferred<Cart>(), change, quantities: new Map(quantities) };
    this.#queue.push(waiting);
    this.#publish();
    if (this.#queue.length === 1) void this.#work();
    return waiting.promise;
  }

  async #work(): Promise<void> {
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const { change, quantities, resolve, reject } = next;
      try {
        await this.#recovery.hold;
        const before = change.needsCart ? await this.confirmed() : undefined;
        const api = await changesOf(this.#context.client, this.#context.cartVersion, () => this.#authorize());
        await this.#authorize();
        this.#isSending = true;
        const confirm = async (cart: Cart) => {
          if (this.isCurrent()) await this.#confirm(cart);
          this.#context.session.require(this.#generation);
        };
        const cart = await change.send({ api, before, confirm, quantities });
        if (this.isCurrent()) await this.#confirm(cart);
        resolve(cart);
      } catch (error) {
        const wasSent = this.#isSending;
        this.#isSending = false;
        if (wasSent && this.isCurrent()) await this.#fail(error, next);
        reject(error);
      }
      this.#isSending = false;
      this.#queue.shift();
      this.#publish();
    }
    this.#recovery.ensure();
  }

  /** Refreshes the tokens before the request, so that it is sent with the tokens of this session or not at all. */
  async #authorize(): Promise<void> {
    const { client, session } = this.#context;
    session.require(this.#generation);
    await authOf(client)?.getAuthHeaders?.();
    session.require(this.#generation);
  }

  /** Observes all fetches of the cart until nothing is unconfirmed. */
  #watch(): void {
    const { queryClient } = this.#context;
    this.#unwatch ??= queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (event.query !== queryClient.getQueryCache().find(this.#filter())) return;
      if (!this.#isSending) this.#recovery.see(event.query.state.data as Cart | null);
      if (this.#recovery.isUnconfirmed && this.isCurrent()) return;
      this.#unwatch?.();
      this.#unwatch = undefined;
    });
  }

  /** Caches the response. Cancels fetches that started before, because they may return an older cart. */
  async #confirm(cart: Cart): Promise<void> {
    const { queryClient } = this.#context;
    await queryClient.cancelQueries(this.#filter());
    queryClient.setQueryData(this.#filter().queryKey, cart);
    this.#recovery.confirm(cart);
  }

  async #fail(error: unknown, { change: { isIn }, quantities }: Waiting): Promise<void> {
    const { queryClient } = this.#context;
    await queryClient.cancelQueries(this.#filter());
    this.#watch();
    this.#recovery.fail(
      error,
      (cart, before) => hasQuantities(cart, quantities) && (isIn?.(cart, before) ?? true),
      queryClient.getQueryData(this.#filter().queryKey),
    );
  }

  /**
   * Query of the last confirmed cart. Its key has the announced session: that of the client may already be another one,
   * signed in to in another tab.
   */
  #filter() {
    return { queryKey: currentCartKey(this.#context.session.id()), exact: true };
  }

  #publish(): void {
    const quantities = new Map(this.#queue.flatMap((waiting) => [...waiting.quantities]));
    const { isUnconfirmed } = this.#recovery;
    this.#pending = { quantities, isUpdating: this.#queue.length > 0, isUnconfirmed };
    for (const listener of this.#listeners) listener();
  }
}
