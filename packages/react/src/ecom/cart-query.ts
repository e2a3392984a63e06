import { isApiError, type Client } from '@cartwright/core';
import { getCurrentCart, type Cart } from '@cartwright/ecom/current-cart';
import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';

const currentCart = { getCurrentCart };

/** The one cache entry of the cart as the platform last confirmed it; `null` where the visitor has none. */
export const cartQuery = (client: Client) =>
  queryOptions({
    ...readOptions,
    queryKey: queryKey(getCurrentCart),
    queryFn: ({ signal }): Promise<Cart | null> =>
      read(signal, async (request) => {
        try {
          return await client.use(currentCart).getCurrentCart(request);
        } catch (error) {
          if (isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND') return null;
          throw error;
        }
      }),
    refetchOnWindowFocus: 'always',
  });
