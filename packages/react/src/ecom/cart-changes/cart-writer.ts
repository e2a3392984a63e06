import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { withTabLock } from '@cartwright/identity/tab-channel';
import { loadChanges } from '../../cart-api/load-changes.js';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import type { KnownCart } from '../../cart-v2/types.js';
import { cartQuery } from '../../queries/cart-query.js';
import { currentCartKey } from '../../queries/query-keys.js';
import { getAuth } from '../../queries/session-id.js';
import type { CartChange } from './cart-change.js';
import { createCartRecovery, type Pause } from './cart-recovery.js';
import { deferred, type Deferred } from './deferred.js';
import { nothingPending, type PendingChanges } from './pending-changes.js';
import { applyUpdates, getQuantity, setTo, type QuantityUpdate } from './quantity-update.js';

interface Waiting extends Deferred<Cart> {
  readonly change: CartChange;
  /** Updates of all merged changes. */
  readonly updates: Map<string, QuantityUpdate>;
  /** Cart on which one of the merged changes depends. */
  needs: CartChange['needs'];
}

/** Options of {@link createCartWriter}. */
interface CartWriterOptions {
  /** Called when `pending` has changed. */
  readonly publish: () => void;
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
export interface CartWriter {
  /** Whether the session of this writer is still the client's. */
  isCurrent(this: void): boolean;
  /** Unconfirmed changes. */
  pending(this: void): PendingChanges;
  /** Resolves when all queued changes are confirmed. Rejects when one of them fails. */
  settled(this: void): Promise<unknown>;
  /** The last confirmed cart, fetched if missing or being refetched. `undefined` if it cannot be fetched. */
  confirmed(this: void): Promise<KnownCart>;
  /** Queues a change. Resolves to the cart of the response. */
  change(this: void, change: CartChange): Promise<Cart>;
}

/**
 * Creates the writer of the client's current session.
 *
 * @param context - Context value of the provider.
 * @param options - Dependencies of the writer.
 */
export function createCartWriter(
  context: CartwrightContextValue,
  { hasOtherTabs, pause, publish: notify }: CartWriterOptions,
): CartWriter {
  const { client, queryClient, session } = context;
  const cache = queryClient.getQueryCache();
  const generation = session.generation();
  const queue: Waiting[] = [];
  let pending = nothingPending;
  let isSending = false;
  let unwatch: (() => void) | undefined;

  const isCurrent = () => session.generation() === generation;
  const requireSession = () => session.require(generation);

  /**
   * Filter of the last confirmed cart. Its key has the announced session: that of the client may already be another one,
   * signed in to in another tab.
   */
  const filter = () => ({ queryKey: currentCartKey(session.id()), exact: true });
  const getCached = () => queryClient.getQueryData<Cart | null>(filter().queryKey);

  const publish = () => {
    const quantities = applyUpdates(
      getCached(),
      queue.flatMap(({ updates }) => [...updates]),
    );
    pending = { quantities, isUpdating: queue.length > 0, isUnconfirmed: recovery.isUnconfirmed() };
    notify();
  };

  const recovery = createCartRecovery({
    readAgain: () => queryClient.invalidateQueries(filter()),
    isBlocked: () => isSending || !isCurrent(),
    publish,
    pause,
  });

  /** The last confirmed cart, fetched if missing, outdated or being refetched. Rejects if it cannot be fetched. */
  const readConfirmed = async (isOutdated: boolean): Promise<Cart | null> => {
    // A fetch that began before may return an older cart.
    if (isOutdated) await queryClient.cancelQueries(filter());
    const isOld = isOutdated || queryClient.isFetching(filter()) > 0;
    return queryClient.fetchQuery({ ...cartQuery(client, context), staleTime: isOld ? 0 : Infinity });
  };
  const confirmed = () => readConfirmed(false).catch(() => undefined);

  /** Refreshes the tokens before the request, so that it is sent with the tokens of this session or not at all. */
  const authorize = async () => {
    requireSession();
    await getAuth(client)?.getAuthHeaders?.();
    requireSession();
  };

  /** Caches the response. Cancels fetches that started before, because they may return an older cart. */
  const confirm = async (cart: Cart) => {
    if (!isCurrent()) return;
    await queryClient.cancelQueries(filter());
    queryClient.setQueryData(filter().queryKey, cart);
    recovery.confirm(cart);
  };

  /** Observes all fetches of the cart until nothing is unconfirmed. */
  const watch = () => {
    unwatch ??= cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (event.query !== cache.find(filter())) return;
      if (!isSending) recovery.compare(event.query.state.data as Cart | null);
      if (recovery.isUnconfirmed() && isCurrent()) return;
      unwatch?.();
      unwatch = undefined;
    });
  };

  const send = async ({ change, needs, reject, resolve, updates }: Waiting) => {
    const quantities = new Map<string, number>();
    try {
      const before = needs && (await (needs === 'newest' ? readConfirmed(hasOtherTabs()) : confirmed()));
      for (const [id, update] of updates) {
        const quantity = update(getQuantity(before, id));
        quantities.set(id, quantity);
        updates.set(id, setTo(quantity));
      }
      publish();
      const api = await loadChanges(client, context.cartVersion, authorize);
      await authorize();
      isSending = true;
      const cart = await change.send(api, {
        before,
        quantities,
        async confirm(cart) {
          await confirm(cart);
          requireSession();
        },
      });
      await confirm(cart);
      resolve(cart);
    } catch (error) {
      const wasSent = isSending;
      isSending = false;
      if (wasSent && isCurrent()) {
        await queryClient.cancelQueries(filter());
        watch();
        recovery.fail(
          error,
          (cart, before) =>
            [...quantities].every(([id, quantity]) => getQuantity(cart, id) === quantity) &&
            (change.isApplied?.(cart, before) ?? true),
          getCached(),
        );
      }
      reject(error);
    }
    isSending = false;
  };

  const work = async () => {
    for (let next = queue[0]; next; next = queue[0]) {
      const waiting = next;
      await recovery.ready();
      const sendNext = () => send(waiting);
      await (hasOtherTabs() ? withTabLock(`cartwright-cart-${session.id()}`, sendNext) : sendNext());
      queue.shift();
      publish();
    }
    recovery.ensure();
  };

  return {
    isCurrent,
    pending: () => pending,
    settled: () => Promise.all(queue.map(({ promise }) => promise)),
    confirmed,
    change(change) {
      const { kind, needs, updates } = change;
      const last = queue.length > 1 ? queue.at(-1) : undefined;
      if (kind && last?.change.kind === kind) {
        for (const [id, update] of updates ?? []) {
          const earlier = last.updates.get(id);
          last.updates.set(id, earlier ? (quantity) => update(earlier(quantity)) : update);
        }
        last.needs ??= needs;
        publish();
        return last.promise;
      }
      const waiting = { ...deferred<Cart>(), change, needs, updates: new Map(updates) };
      queue.push(waiting);
      publish();
      if (queue.length === 1) void work();
      return waiting.promise;
    },
  };
}
