import type { Client } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart';
import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from './cart-query.js';
import { deferred, type Deferred } from './deferred.js';
import { nothingPending, type PendingChanges } from './pending-changes.js';

/** One request that changes the cart. */
export interface CartChange {
  /** Changes of one kind that wait next to each other become one request. Changes without a kind stay by themselves. */
  readonly kind?: 'quantities' | 'removal';
  /** What lines shall become, by id; 0 for a line that shall go. */
  readonly quantities?: ReadonlyMap<string, number>;
  /** Sends it, with all quantities that came together meanwhile. */
  readonly send: (quantities: ReadonlyMap<string, number>) => Promise<Cart>;
}

interface Waiting extends Deferred<Cart> {
  readonly kind: CartChange['kind'];
  readonly quantities: Map<string, number>;
  readonly send: CartChange['send'];
}

/** Whether a member is signed in, as far as the client's strategy tells. */
const isMember = (client: Client): boolean =>
  Boolean((client as { auth?: { loggedIn?(): boolean } }).auth?.loggedIn?.());

/**
 * Changes the cart, one request at a time, in the order asked for. The first goes out at once; what is asked for while
 * one is under way is collected. The cache keeps what the platform confirmed, and what is pending lies over it, so that
 * a failed change needs no undoing.
 */
export class CartWriter {
  readonly #client: Client;
  readonly #queryClient: QueryClient;
  readonly #query: ReturnType<typeof cartQuery>;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Waiting[] = [];
  #pending = nothingPending;

  constructor(client: Client, queryClient: QueryClient) {
    this.#client = client;
    this.#queryClient = queryClient;
    this.#query = cartQuery(client);
  }

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

  /** The cart as the platform last confirmed it, read where that is due; `null` also where it cannot be read. */
  async confirmed(): Promise<Cart | null> {
    const isReading = this.#queryClient.isFetching({ queryKey: this.#query.queryKey, exact: true }) > 0;
    try {
      return await this.#queryClient.fetchQuery({ ...this.#query, staleTime: isReading ? 0 : Infinity });
    } catch {
      return null;
    }
  }

  /** Asks for a change. Resolves to the cart that the platform answered with. */
  change({ kind, quantities = new Map<string, number>(), send }: CartChange): Promise<Cart> {
    const last = this.#queue.length > 1 ? this.#queue.at(-1) : undefined;
    if (kind && last?.kind === kind) {
      for (const [id, quantity] of quantities) last.quantities.set(id, quantity);
      this.#publish();
      return last.promise;
    }
    const waiting = { ...deferred<Cart>(), kind, quantities: new Map(quantities), send };
    this.#queue.push(waiting);
    this.#publish();
    if (this.#queue.length === 1) void this.#work();
    return waiting.promise;
  }

  async #work(): Promise<void> {
    let failed = false;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const before = isMember(this.#client);
      try {
        const cart = await next.send(next.quantities);
        failed = isMember(this.#client) !== before;
        if (!failed) await this.#confirm(cart);
        next.resolve(cart);
      } catch (error) {
        failed = true;
        next.reject(error);
      }
      this.#queue.shift();
      this.#publish(failed);
    }
    if (failed) await this.#readAgain();
  }

  /** Keeps the answer. A read that began before it may know less, so it is given up. */
  async #confirm(cart: Cart): Promise<void> {
    const { queryKey } = this.#query;
    await this.#queryClient.cancelQueries({ queryKey, exact: true });
    this.#queryClient.setQueryData(queryKey, cart);
  }

  async #readAgain(): Promise<void> {
    await this.#queryClient.invalidateQueries({ queryKey: this.#query.queryKey, exact: true });
    if (this.#queue.length === 0) this.#publish(false);
  }

  #publish(isUnconfirmed = this.#pending.isUnconfirmed): void {
    const quantities = new Map(this.#queue.flatMap((waiting) => [...waiting.quantities]));
    this.#pending = { quantities, isUpdating: this.#queue.length > 0, isUnconfirmed };
    for (const listener of this.#listeners) listener();
  }
}
