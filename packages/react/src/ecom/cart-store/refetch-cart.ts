import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { cartKey } from '../../queries/query-keys.js';

/** Marks the cart and its totals as outdated, and fetches them again if a component uses them. Never rejects. */
export const refetchCart = ({
  client,
  queryClient,
}: Pick<CartwrightContextValue, 'client' | 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: cartKey(client) });
