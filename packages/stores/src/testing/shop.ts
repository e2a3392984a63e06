import { createClient, type AuthStrategy } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { products } from '../index.js';

/** Opens a store of the emulator: product modules of a merchant and a visitor, and a function that creates products. */
export function openShop() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const open = (auth: AuthStrategy) =>
    createClient({
      auth,
      modules: { products },
      fetch: (input, init) => emulator.fetch(new Request(input, init)),
      apiUrl: 'http://localhost',
    }).products;
  const merchant = open(ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }));
  const visitor = open(OAuthStrategy({ clientId: DEMO_CLIENT_ID }));
  const create = async (more: Partial<products.NewProduct> = {}): Promise<string> => {
    const { product } = await merchant.createProduct({
      name: 'Tee',
      productType: products.ProductType.physical,
      priceData: { price: 20 },
      ...more,
    });
    return product?._id ?? '';
  };
  return { merchant, visitor, create };
}

/** Creates an option whose choices have their name as their value. */
export const option = (name: string, ...choices: string[]): products.ProductOption => ({
  name,
  choices: choices.map((value) => ({ value, description: value })),
});
