import { createClient } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import { createEmulator } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { products } from '@cartwright/stores';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/**
 * Requests the two responses to measure with: a cart of five line items and a page of 50 products.
 *
 * @returns {Promise<{ cart: string, products: string }>} Response bodies.
 */
export async function recordResponses() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  let body = '';
  const client = createClient({
    auth: OAuthStrategy({ clientId: '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001' }),
    modules: { currentCart, products },
    fetch: async (input, init) => {
      const response = await emulator.fetch(new Request(input, init));
      body = await response.clone().text();
      return response;
    },
  });
  const page = await client.products.queryProducts().limit(50).find();
  const productsBody = body;
  const lineItems = page.items
    .filter((product) => !product.manageVariants && !product.productOptions?.length && product.stock?.inStock)
    .slice(0, 5)
    .map(({ _id }) => ({ catalogReference: { appId: storesApp, catalogItemId: _id ?? '' }, quantity: 1 }));
  await client.currentCart.addToCurrentCart({ lineItems });
  const cart = await client.currentCart.getCurrentCart();
  if (page.items.length !== 50 || cart.lineItems?.length !== 5) {
    throw new Error(`Wanted 50 products and 5 lines, got ${page.items.length} and ${cart.lineItems?.length}.`);
  }
  return { products: productsBody, cart: body };
}
