import type { Client } from '@cartwright/core';
import type { QueryClient } from '@tanstack/react-query';
import { cartActions, type CartActions } from './cart-actions.js';
import { CartWriter } from './cart-writer.js';

/** The cart of a provider: one for however many components show it. */
export interface CartStore {
  readonly writer: CartWriter;
  readonly actions: CartActions;
}

/** Makes it; hooks ask the provider for it by this function. */
export function cartStore(client: Client, queryClient: QueryClient): CartStore {
  const writer = new CartWriter(client, queryClient);
  return { writer, actions: cartActions(client, writer) };
}
