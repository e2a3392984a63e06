import type { ServerClient } from '@cartwright/identity/server';

/** Path that the pages send the calls of shoppers to. */
export const SHOP_PATH = '/api/shop';

/** Paths of the calls that pages make: catalog, bag, orders, the member's own data, and the way to the checkout. */
const paths =
  /^\/((ecom|stores|stores-reader|categories)\/v\d+\/|members\/v1\/members\/|_api\/(subscription-options-reader-server\/|redirects-api\/v1\/redirect-session$))/;

/** Path of the shopper's cart. */
const cartPath = '/ecom/v2/carts/current';

/** Codes of the platform's error for a shopper without a cart. */
const missing: readonly unknown[] = ['OWNED_CART_NOT_FOUND', 'CURRENT_CART_NOT_FOUND'];

/** Whether a response says that the shopper has no cart. */
async function isMissingCart(response: Response): Promise<boolean> {
  if (response.status !== 404) return false;
  const { details } = (await response.clone().json()) as { details?: { applicationError?: { code?: string } } };
  return missing.includes(details?.applicationError?.code);
}

/**
 * Forwards a call of a page to the platform with the shopper's session. Other calls are not found. A shopper without a cart
 * gets an empty response, because browsers report each 404 in the console, and every new visitor has no cart.
 */
export async function forwardShopCall(request: Request, client: ServerClient): Promise<Response> {
  const path = new URL(request.url).pathname.slice(SHOP_PATH.length);
  if (path !== '' && !paths.test(path)) return new Response('Not found', { status: 404 });
  const response = await client.forward(request, SHOP_PATH);
  if (request.method !== 'GET' || path !== cartPath || !(await isMissingCart(response))) return response;
  return new Response('{}', { headers: response.headers });
}
