import { isApiError, type Client, type RequestOptions } from '@cartwright/core';
import { getCurrentCart, type Cart } from '@cartwright/ecom/current-cart';
import type { OAuthStrategy } from '@cartwright/identity';
import { queryOptions } from '@tanstack/react-query';
import { privateKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { revive } from '../query/revive.js';

const currentCart = { getCurrentCart };
const select = /* @__PURE__ */ revive(getCurrentCart);

/** Whether the client's session has begun, as far as its strategy knows. */
async function hasSession(client: Client): Promise<boolean> {
  const { auth } = client as Client & { readonly auth?: Partial<OAuthStrategy> };
  try {
    await auth?.ready?.();
    const tokens = auth?.getTokens?.();
    return !tokens || Boolean(tokens.refreshToken.value || tokens.accessToken.value);
  } catch {
    return true;
  }
}

/** Reads the cart; `null` where the visitor has none. A visitor whose session has not begun has none: nothing is sent. */
export async function readCart(client: Client, request: RequestOptions): Promise<Cart | null> {
  if (!(await hasSession(client))) return null;
  try {
    return await client.use(currentCart).getCurrentCart(request);
  } catch (error) {
    if (isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND') return null;
    throw error;
  }
}

/**
 * The one cache entry of a session's cart as the platform last confirmed it.
 *
 * @param session - The session's id.
 * @param load - Reads the cart.
 */
export const cartQuery = (session: string, load: (request: RequestOptions) => Promise<Cart | null>) =>
  queryOptions({
    ...readOptions,
    queryKey: privateKey(session, getCurrentCart),
    queryFn: ({ signal }) => read(signal, load),
    select,
    refetchOnWindowFocus: 'always',
  });
