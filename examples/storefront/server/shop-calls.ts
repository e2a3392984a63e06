import type { ServerClient } from '@cartwright/identity/server';

/** Path that the pages send the calls of shoppers to. */
export const SHOP_PATH = '/api/shop';

/** Paths of the calls that pages make: catalog, bag, orders, the member's own data, and the way to the checkout. */
const paths =
  /^\/((ecom|stores|stores-reader|categories)\/v\d+\/|members\/v1\/members\/|_api\/(subscription-options-reader-server\/|redirects-api\/v1\/redirect-session$))/;

/** Forwards a call of a page to the platform with the shopper's session. Other calls are not found. */
export async function forwardShopCall(request: Request, client: ServerClient): Promise<Response> {
  const path = new URL(request.url).pathname.slice(SHOP_PATH.length);
  if (path !== '' && !paths.test(path)) return new Response('Not found', { status: 404 });
  return client.forward(request, SHOP_PATH);
}
