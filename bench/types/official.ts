import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as redirects from '@wix/auto_sdk_redirects_redirects';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as products from '@wix/auto_sdk_stores_products';
import { createClient, OAuthStrategy } from '@wix/sdk';
const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCart, products, redirects },
});

export async function buy(slug: string): Promise<string | null | undefined> {
  const found = await client.products.queryProducts().eq('slug', slug).limit(1).find();
  const catalogItemId = found.items[0]?._id;
  if (!catalogItemId) return undefined;
  const lineItem = { catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId }, quantity: 1 };
  await client.currentCart.addToCurrentCart({ lineItems: [lineItem] });
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const ecomCheckout = { checkoutId: checkoutId ?? '' };
  const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout });
  return redirectSession?.fullUrl;
}
