import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { currentCartKey } from '../../queries/query-keys.js';
import { loadCode } from '../../query/load-code.js';
import type { CartChangeVariables } from '../cart-changes/cart-actions.js';
import type { CartWriter } from '../cart-changes/cart-writer.js';
import type * as changeCode from '../cart-changes/index.js';
import { nothingPending, type PendingChanges } from '../cart-changes/pending-changes.js';
import { cartTabs } from './cart-tabs.js';
import { toPending, type EarlyChange } from './early-changes.js';

/** Changes the cart. Resolves to the updated cart. */
export type ChangeCart = <Name extends keyof CartChangeVariables>(
  name: Name,
  variables: CartChangeVariables[Name],
) => Promise<Cart>;

/** Cart of a provider, shared by all components. */
interface CartStore {
  /** Unconfirmed changes of the current session. */
  pending(this: void): PendingChanges;
  /** Subscribes to changes of `pending`. Returns the unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void;
  readonly change: ChangeCart;
  /** Resolves when all changes so far are confirmed. Rejects when one of them fails. */
  settled(this: void): Promise<void>;
  /** Loads the code of the changes. A failure is reported by the next change, which tries again. */
  preload(this: void): void;
  /** Keeps the cart equal to that of other tabs. Returns the function that stops it. */
  followTabs(this: void): () => void;
}

type ChangeCode = typeof changeCode;

const importCode = (): Promise<ChangeCode> => import('../cart-changes/index.js');

/**
 * Creates the cart store. Hooks get it with `single` of the provider, so that it is created once.
 *
 * Pages that only show the cart do not need the code of its changes, which is loaded by `import()`. Changes that come
 * earlier wait for it, in their order.
 *
 * @param context - Context value of the provider.
 * @param load - Imports the code of the changes.
 */
export function cartStore(context: CartwrightContextValue, load = importCode): CartStore {
  const { queryClient, session } = context;
  const listeners = new Set<() => void>();
  let code: ChangeCode | undefined;
  let loading: Promise<ChangeCode> | undefined;
  let latest: CartWriter | undefined;
  const early: EarlyChange[] = [];
  let earlyPending = nothingPending;

  const publish = () => {
    for (const listener of listeners) listener();
  };

  const loadOnce = (): Promise<ChangeCode> =>
    (loading ??= loadCode(load).then(
      (loaded) => (code = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  const getWriter = ({ createCartWriter }: ChangeCode): CartWriter =>
    latest?.isCurrent() ? latest : (latest = createCartWriter(context, { hasOtherTabs: tabs.hasOtherTabs, publish }));

  const publishEarly = () => {
    earlyPending = toPending(early, queryClient.getQueryData<Cart | null>(currentCartKey(session.id())));
    publish();
  };

  const settled = async (): Promise<void> => {
    if (early.length > 0) await loadOnce();
    if (code) await getWriter(code).settled();
  };
  const tabs = cartTabs(context, settled);

  return {
    pending() {
      if (code && early.length === 0) return getWriter(code).pending();
      return early.at(-1)?.generation === session.generation() ? earlyPending : nothingPending;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async change(name, variables) {
      if (code && early.length === 0) return code.cartActions[name](getWriter(code), variables);
      const generation = session.generation();
      early.push({ generation, variables });
      publishEarly();
      let changed: Promise<Cart>;
      try {
        const loaded = await loadOnce();
        session.require(generation);
        changed = loaded.cartActions[name](getWriter(loaded), variables);
      } finally {
        early.shift();
        publishEarly();
      }
      return changed;
    },
    settled,
    preload: () => void loadOnce().catch(() => undefined),
    followTabs: tabs.follow,
  };
}
