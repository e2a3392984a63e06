// File of an application, compiled against the packed packages in an empty folder, with none of the project's settings.
import { createClient, isApiError } from '@cartwright/core';
import { currentCart, orders } from '@cartwright/ecom';
import { getCurrentCart } from '@cartwright/ecom/current-cart';
import { createEmulator } from '@cartwright/emulator';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { collections, products } from '@cartwright/stores';

const emulator = createEmulator({ cartV1: 'available', catalogVersion: 'v1' });
const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCart, orders, products, redirects },
  fetch: (input, init) => emulator.fetch(new Request(input, init)),
});

const { items } = await client.products.queryProducts().limit(1).find();
const noCart = await client
  .use(getCurrentCart)()
  .catch((error: unknown) => isApiError(error) && error.status === 404);
if (items.length !== 1 || noCart !== true) throw new Error('The packages do not work together.');
