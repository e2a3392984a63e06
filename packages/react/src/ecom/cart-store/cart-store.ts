import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { cartActions, type CartActions } from './cart-actions.js';
import { cartTabs } from './cart-tabs.js';
import { CartWriter } from './cart-writer.js';

/** Cart of a provider, shared by all components. */
interface CartStore {
  /** Writer of the current session. */
  writer(this: void): CartWriter;
  readonly actions: CartActions;
  /** Keeps the cart equal to that of other tabs. Returns the function that stops it. */
  followTabs(this: void): () => void;
}

/** Creates the cart store. Hooks get it with `single` of the provider, so that it is created once. */
export function cartStore(context: CartwrightContextValue): CartStore {
  let latest: CartWriter | undefined;
  const writer = () => (latest?.isCurrent() ? latest : (latest = new CartWriter(context, tabs)));
  const tabs = cartTabs(context, writer);
  return { writer, actions: cartActions(writer), followTabs: tabs.follow };
}
