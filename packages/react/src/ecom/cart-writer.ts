import type { AuthStrategy, Client, RequestOptions } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart';
import type { CartwrightContextValue } from '../provider/cartwright-context.js';
import { hasQuantities, type CartChange } from './cart-change.js';
import { cartQuery, readCart } from './cart-query.js';
import { CartRecovery, type Pause } from './cart-recovery.js';
import { deferred, type Deferred } from './deferred.js';
import { nothingPending, type PendingChanges } from './pending-changes.js';

interface Waiting extends Deferred<Cart> {
  readonly change: CartChange;
  readonly quantities: Map<string, number>;
}

/**
 * Changes the cart of one session, one request at a time, in the order asked for. The first goes out at once; what is
 * asked for while one is under way is collected. The cache keeps what the platform confirmed, and what is pending lies
 * over it, so that a failed change needs no undoing.
 *
 * A change whose outcome is unknown counts as under way until a read shows it, or until it is no longer expected. Until
 * then the cart is not called confirmed.
 */
export class CartWriter {
  /** The cart as the platform last confirmed it. */
  readonly query: ReturnType<typeof cartQuery>;
  readonly #context: CartwrightContextValue;
  readonly #session: string;
  readonly #recovery: CartRecovery;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Waiting[] = [];
  #pending = nothingPending;
  #isSending = false;
  #unwatch: (() => void) | undefined;
  /** The version when the last read began. */
  #versionRead = 0;
  /** Goes up whenever a read that began before is no longer the truth. */
  #version = 0;

  /**
   * @param context - The provider's value.
   * @param pause - Waits before a lost change is looked for again. Default: a timer.
   */
  constructor(context: CartwrightContextValue, pause?: Pause) {
    const { queryClient, session } = context;
    this.#context = context;
    this.#session = session.id();
    this.query = cartQuery(this.#session, this.#load);
    const { queryKey } = this.query;
    this.#recovery = new CartRecovery({
      readAgain: () => queryClient.invalidateQueries({ queryKey, exact: true }),
      isBlocked: () => this.#isSending || !this.isCurrent(),
      publish: () => this.#publish(),
      pause,
    });
  }

  /** Whether this is still the client's session. */
  readonly isCurrent = (): boolean => this.#context.session.id() === this.#session;

  /** Tells of every new snapshot of `pending`, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the platform has not confirmed yet. */
  readonly pending = (): PendingChanges => this.#pending;

  /** Resolves when all changes that were asked for are confirmed; rejects when one of them fails. */
  async settled(): Promise<void> {
    await Promise.all(this.#queue.map(({ promise }) => promise));
  }

  /** The cart as the platform last confirmed it, read where that is due; `undefined` where it cannot be read. */
  async confirmed(): Promise<Cart | null | undefined> {
    const { queryClient } = this.#context;
    const isReading = queryClient.isFetching({ queryKey: this.query.queryKey, exact: true }) > 0;
    try {
      return await queryClient.fetchQuery({ ...this.query, staleTime: isReading ? 0 : Infinity });
    } catch {
      return undefined;
    }
  }

  /** Asks for a change. Resolves to the cart that the platform answered with. */
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
        await change.prepare?.();
        await this.#authorize();
        this.#isSending = true;
        const cart = await change.send(quantities);
        if (this.isCurrent()) await this.#confirm(cart);
        resolve(cart);
      } catch (error) {
        const wasSent = this.#isSending;
        this.#isSending = false;
        if (wasSent && this.isCurrent()) this.#fail(error, next);
        reject(error);
      }
      this.#isSending = false;
      this.#queue.shift();
      this.#publish();
    }
    this.#recovery.ensure();
  }

  /** Has the tokens of the session at hand, so that the request leaves with these and not with somebody else's. */
  async #authorize(): Promise<void> {
    const { client, session } = this.#context;
    session.require(this.#session);
    await (client as Client & { readonly auth?: AuthStrategy }).auth?.getAuthHeaders();
    session.require(this.#session);
  }

  readonly #load = async (request: RequestOptions): Promise<Cart | null> => {
    const version = this.#version;
    const cart = await readCart(this.#context.client, request);
    this.#versionRead = version;
    return cart;
  };

  /** Follows what is read, whoever reads it, until nothing is unconfirmed. */
  #watch(): void {
    const { queryClient } = this.#context;
    this.#unwatch ??= queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (event.query !== queryClient.getQueryCache().find({ queryKey: this.query.queryKey, exact: true })) return;
      const isTruth = this.#versionRead === this.#version && !this.#isSending;
      if (isTruth) this.#recovery.see(event.query.state.data as Cart | null);
      if (this.#recovery.isUnconfirmed && this.isCurrent()) return;
      this.#unwatch?.();
      this.#unwatch = undefined;
    });
  }

  /** Keeps the response. A read that began before it may know less, so it is given up. */
  async #confirm(cart: Cart): Promise<void> {
    const { queryClient } = this.#context;
    const { queryKey } = this.query;
    this.#version++;
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, cart);
    this.#recovery.confirm(cart);
  }

  #fail(error: unknown, { change: { isIn }, quantities }: Waiting): void {
    this.#version++;
    this.#watch();
    this.#recovery.fail(
      error,
      (cart, before) => hasQuantities(cart, quantities) && (isIn?.(cart, before) ?? true),
      this.#context.queryClient.getQueryData(this.query.queryKey),
    );
  }

  #publish(): void {
    const quantities = new Map(this.#queue.flatMap((waiting) => [...waiting.quantities]));
    const { isUnconfirmed } = this.#recovery;
    this.#pending = { quantities, isUpdating: this.#queue.length > 0, isUnconfirmed };
    for (const listener of this.#listeners) listener();
  }
}
