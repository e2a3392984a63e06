import type { CartwrightContextValue } from '../provider/cartwright-context.js';
import { cartActions, type CartActions } from './cart-actions.js';
import { CartWriter } from './cart-writer.js';

/** The cart of a provider: one for however many components show it. */
interface CartStore {
  /** The writer of the session that the client has now. */
  writer(this: void): CartWriter;
  readonly actions: CartActions;
}

/** Makes it; hooks ask the provider for it by this function. */
export function cartStore(context: CartwrightContextValue): CartStore {
  let latest: CartWriter | undefined;
  const writer = () => (latest?.isCurrent() ? latest : (latest = new CartWriter(context)));
  return { writer, actions: cartActions(context.client, writer) };
}
