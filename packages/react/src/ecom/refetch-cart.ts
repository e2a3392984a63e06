import type { CartwrightContextValue } from '../provider/cartwright-context.js';
import { cartStore } from './cart-store.js';

/** Marks the cart and its totals as outdated, and fetches them again if a component uses them. Never rejects. */
export const refetchCart = ({ queryClient, single }: CartwrightContextValue): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: single(cartStore).writer().query.queryKey });
