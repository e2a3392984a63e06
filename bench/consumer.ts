// A stranger's file: compiled against the packed packages, in an empty folder, with no setting of ours.
import { createClient } from '@cartwright/core';
import { currentCart, orders } from '@cartwright/ecom';
import { getCurrentCart } from '@cartwright/ecom/current-cart';
import { createEmulator } from '@cartwright/emulator';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { collections, products } from '@cartwright/stores';

const emulator = createEmulator();
const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCart, orders, products, redirects },
  fetch: (input, init) => emulator.fetch(new Request(input, init)),
});

const cart = await client.currentCart.getCurrentCart();
const again = await client.use(getCurrentCart)();
console.log(cart._id === again._id);
