import { createClient } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { collections, products } from '@cartwright/stores';

const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCart, products, redirects },
});

export async function buy(slug: string): Promise<string | undefined> {
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
