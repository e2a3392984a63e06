import { withCapability } from '../cart/open-cart.js';
import type { Shop } from '../shop/shop.js';

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Sends a buyer to the checkout page of a cart, with everything filled in. Without the cart, to the store. */
export async function continueCheckout(shop: Shop, id: string): Promise<Response> {
  const { callbacks, origin } = shop.options;
  const home = `${origin}/`;
  const capability = await shop.capabilities.open(id);
  const url =
    capability &&
    (await withCapability(shop, id, capability, async ({ cartId, client }) => {
      const { orderPlaced } = await client.cartV2.getCart(cartId);
      if (orderPlaced) return callbacks.thankYouPageUrl;
      const { redirectSession } = await client.redirects.createRedirectSession({
        ecomCheckout: { checkoutId: cartId },
        callbacks: { postFlowUrl: home, ...callbacks },
      });
      return redirectSession?.fullUrl;
    }));
  return new Response(null, { status: 303, headers: { ...headers, location: url ?? home } });
}
