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

/** Whether the client has a session, as far as its strategy knows. */
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

/** Fetches the cart. `null` when the visitor has none. Sends no request before the visitor's session exists. */
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
 * Query options of the last confirmed cart of a session.
 *
 * @param session - Session ID.
 * @param load - Fetches the cart.
 */
export const cartQuery = (session: string, load: (request: RequestOptions) => Promise<Cart | null>) =>
  queryOptions({
    ...readOptions,
    queryKey: privateKey(session, getCurrentCart),
    queryFn: ({ signal }) => read(signal, load),
    select,
    refetchOnWindowFocus: 'always',
  });
