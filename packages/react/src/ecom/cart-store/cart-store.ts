import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { cartActions, type CartChangeVariables } from '../cart-changes/cart-actions.js';
import { cartTabs } from './cart-tabs.js';
import { cartWriter, type CartWriter } from '../cart-changes/cart-writer.js';

/** Changes the cart. Resolves to the updated cart. */
export type ChangeCart = <Name extends keyof CartChangeVariables>(
  name: Name,
  variables: CartChangeVariables[Name],
) => Promise<Cart>;

/** Cart of a provider, shared by all components. */
interface CartStore {
  /** Writer of the current session. */
  writer(this: void): CartWriter;
  readonly change: ChangeCart;
  /** Keeps the cart equal to that of other tabs. Returns the function that stops it. */
  followTabs(this: void): () => void;
}

/** Creates the cart store. Hooks get it with `single` of the provider, so that it is created once. */
export function cartStore(context: CartwrightContextValue): CartStore {
  let latest: CartWriter | undefined;
  const writer = () => (latest?.isCurrent() ? latest : (latest = cartWriter(context, tabs)));
  const tabs = cartTabs(context, writer);
  return {
    writer,
    change: async (name, variables) => cartActions[name](writer(), variables),
    followTabs: tabs.follow,
  };
}
