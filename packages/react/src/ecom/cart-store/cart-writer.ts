import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { withTabLock } from '@cartwright/identity/tab-channel';
import { loadChanges } from '../../cart-api/cart-operations.js';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import type { KnownCart } from '../../cart-v2/types.js';
import { cartQuery } from '../../queries/cart-query.js';
import { currentCartKey } from '../../queries/query-keys.js';
import { getAuth } from '../../queries/session-id.js';
import { getQuantity, hasQuantities, type CartChange } from './cart-change.js';
import { CartRecovery, type Pause } from './cart-recovery.js';
import { deferred, type Deferred } from './deferred.js';
import { nothingPending, type PendingChanges } from './pending-changes.js';
import { applyUpdate, mergeUpdates, type QuantityUpdate } from './quantity-update.js';

interface Waiting extends Deferred<Cart> {
  readonly change: CartChange;
  /** Updates of all merged changes. Numbers once the change is sent. */
  updates: Map<string, QuantityUpdate>;
}

/** Options of a {@link CartWriter}. */
interface CartWriterOptions {
  /** Whether other tabs of this browser may change the cart. */
  readonly hasOtherTabs: () => boolean;
  /** Waits between the refetches of a recovery, as a timer does. */
  readonly pause?: Pause;
}

/**
 * Queue of changes to the cart of one session, with at most one request in flight. Changes queued behind it are merged
 * where possible. The cache holds the confirmed cart, and pending changes are applied on top, so that a failed change
 * needs no rollback.
 *
 * A change with an unknown outcome counts as pending until a refetch shows it or it is no longer expected to arrive.
 *
 * Changes of several tabs are sent one after the other, and a difference is applied to a cart that was fetched after the
 * changes of the others.
 */
export class CartWriter {
  readonly #context: CartwrightContextValue;
  readonly #generation: number;
  readonly #recovery: CartRecovery;
  readonly #hasOtherTabs: () => boolean;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Waiting[] = [];
  #pending = nothingPending;
  #isSending = false;
  #unwatch: (() => void) | undefined;

  /**
   * @param context - Context value of the provider.
   * @param options - Dependencies of the writer.
   */
  constructor(context: CartwrightContextValue, { hasOtherTabs, pause }: CartWriterOptions) {
    const { queryClient, session } = context;
    this.#context = context;
    this.#hasOtherTabs = hasOtherTabs;
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

  /** The last confirmed cart, fetched if missing, outdated or being refetched. Rejects if it cannot be fetched. */
  async #readConfirmed(isOutdated: boolean): Promise<Cart | null> {
    const { client, queryClient } = this.#context;
    // A fetch that began before may return an older cart.
    if (isOutdated) await queryClient.cancelQueries(this.#filter());
    const isReading = queryClient.isFetching(this.#filter()) > 0;
    const query = cartQuery(client, this.#context);
    return queryClient.fetchQuery({ ...query, staleTime: isOutdated || isReading ? 0 : Infinity });
  }

  /** The last confirmed cart, fetched if missing or being refetched. `undefined` if it cannot be fetched. */
  readonly confirmed = (): Promise<Cart | null | undefined> => this.#readConfirmed(false).catch(() => undefined);

  /** Queues a change. Resolves to the cart of the response. */
  change(change: CartChange): Promise<Cart> {
    const { kind, updates = new Map<string, QuantityUpdate>() } = change;
    const last = this.#queue.length > 1 ? this.#queue.at(-1) : undefined;
    if (kind && last?.change.kind === kind) {
      for (const [id, update] of updates) last.updates.set(id, mergeUpdates(last.updates.get(id), update));
      this.#publish();
      return last.promise;
    }
    const waiting = { ...deferred<Cart>(), change, updates: new Map(updates) };
    this.#queue.push(waiting);
    this.#publish();
    if (this.#queue.length === 1) void this.#work();
    return waiting.promise;
  }

  async #work(): Promise<void> {
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const waiting = next;
      await this.#recovery.ready;
      const send = () => this.#send(waiting);
      await (this.#hasOtherTabs() ? withTabLock(`cartwright-cart-${this.#context.session.id()}`, send) : send());
      this.#queue.shift();
      this.#publish();
    }
    this.#recovery.ensure();
  }

  async #send(waiting: Waiting): Promise<void> {
    const { change, resolve, reject } = waiting;
    const quantities = new Map<string, number>();
    try {
      const before = await this.#readBefore(waiting);
      for (const [id, update] of waiting.updates) quantities.set(id, applyUpdate(getQuantity(before, id), update));
      waiting.updates = quantities;
      this.#publish();
      const api = await loadChanges(this.#context.client, this.#context.cartVersion, () => this.#authorize());
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
      if (wasSent && this.isCurrent()) await this.#fail(error, change, quantities);
      reject(error);
    }
    this.#isSending = false;
  }

  /** Reads what a change depends on: the newest cart for differences if there are other tabs. */
  #readBefore({ change, updates }: Waiting): Promise<KnownCart> {
    const hasDifference = [...updates.values()].some((update) => typeof update !== 'number');
    if (hasDifference) return this.#readConfirmed(this.#hasOtherTabs());
    return change.needsCart ? this.confirmed() : Promise.resolve(undefined);
  }

  /** Refreshes the tokens before the request, so that it is sent with the tokens of this session or not at all. */
  async #authorize(): Promise<void> {
    const { client, session } = this.#context;
    session.require(this.#generation);
    await getAuth(client)?.getAuthHeaders?.();
    session.require(this.#generation);
  }

  /** Observes all fetches of the cart until nothing is unconfirmed. */
  #watch(): void {
    const { queryClient } = this.#context;
    this.#unwatch ??= queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (event.query !== queryClient.getQueryCache().find(this.#filter())) return;
      if (!this.#isSending) this.#recovery.compare(event.query.state.data as Cart | null);
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

  async #fail(error: unknown, { isApplied }: CartChange, quantities: ReadonlyMap<string, number>): Promise<void> {
    const { queryClient } = this.#context;
    await queryClient.cancelQueries(this.#filter());
    this.#watch();
    this.#recovery.fail(
      error,
      (cart, before) => hasQuantities(cart, quantities) && (isApplied?.(cart, before) ?? true),
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
    const cart = this.#context.queryClient.getQueryData<Cart | null>(this.#filter().queryKey);
    const quantities = new Map<string, number>();
    for (const { updates } of this.#queue) {
      for (const [id, update] of updates) {
        quantities.set(id, applyUpdate(quantities.get(id) ?? getQuantity(cart, id), update));
      }
    }
    const { isUnconfirmed } = this.#recovery;
    this.#pending = { quantities, isUpdating: this.#queue.length > 0, isUnconfirmed };
    for (const listener of this.#listeners) listener();
  }
}
