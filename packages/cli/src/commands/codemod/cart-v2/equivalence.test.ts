import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@cartwright/emulator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../../../testing/run.js';

const root = join(import.meta.dirname, '../../../../../..');

/** Everything that the codemod moves, in one application. It returns what it has read. */
const application = `import { createClient, fetchWithAuth } from '@cartwright/core';
import { cart, currentCart } from '@cartwright/ecom';
import { OAuthStrategy } from '@cartwright/identity';
import { products } from '@cartwright/stores';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export async function buy() {
  const seen = [];
  const client = createClient({
    auth: OAuthStrategy({ clientId: 'your-client-id' }),
    modules: { cart, currentCart, products },
  });
  const { items } = await client.products.queryProducts().limit(100).find();
  const [mug, tote] = items.filter(
    ({ productOptions, customTextFields, stock }) => !productOptions.length && !customTextFields.length && stock.inStock,
  );
  const reference = ({ _id }) => ({ appId, catalogItemId: _id });
  await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference(mug), quantity: 1 }] });
  await client.currentCart.addToCurrentCart({
    lineItems: [tote].map((product) => ({ catalogReference: reference(product), quantity: 2 })),
  });
  const mine = await client.currentCart.getCurrentCart();
  seen.push(mine.lineItems.length);
  const counted = async () => seen.push((await client.currentCart.getCurrentCart()).lineItems?.length);
  const ids = await client.fetchIds();
  await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: ids[0], quantity: 2 }]);
  const { cart: after } = await client.currentCart.removeLineItemsFromCurrentCart([ids[1]]);
  seen.push(after.lineItems.length, after._id === mine._id);
  await counted();
  const same = await client.cart.getCart(mine._id);
  seen.push(same._id === mine._id, same.lineItems.length);
  await client.cart.updateLineItemsQuantity(mine._id, [{ _id: ids[0], quantity: 3 }]);
  seen.push(await client.fetchQuantities());
  await client.cart.removeLineItems(mine._id, [ids[0]]);
  await counted();
  await client.currentCart.deleteCurrentCart();
  seen.push(await client.currentCart.getCurrentCart().then(() => 'a cart', ({ code }) => code));
  return seen;
}
`;

/** Reads the IDs and quantities of the line items independently of the version. */
const readers = `  client.fetchItems = async () => {
    const { cart } = await (await client.use(fetchWithAuth)('https://www.wixapis.com/ecom/v2/carts/current')).json();
    return cart.lineItems;
  };
  client.fetchIds = async () => (await client.fetchItems()).map(({ id }) => id);
  client.fetchQuantities = async () => (await client.fetchItems()).map(({ quantityInfo }) => quantityInfo.confirmedQuantity);
`;

let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'cartwright-cart-v2-'));
  const modules = join(parent, 'node_modules/@cartwright');
  mkdirSync(modules, { recursive: true });
  for (const name of ['core', 'ecom', 'identity', 'stores']) {
    symlinkSync(join(root, 'packages', name), join(modules, name), 'junction');
  }
  const text = application.replace('  const { items } =', `${readers}  const { items } =`);
  mkdirSync(join(parent, 'before'));
  writeFileSync(join(parent, 'before/buy.js'), text);
  cpSync(join(parent, 'before'), join(parent, 'after'), { recursive: true });
});
afterAll(() => rmSync(parent, { recursive: true }));

/** Runs an application on a new emulator. */
async function buy(folder: string, cartV1: 'available' | 'removed'): Promise<unknown[]> {
  const clients = [{ clientId: 'your-client-id', redirectUris: [] }];
  const emulator = createEmulator({ catalogVersion: 'v1', cartV1, clients });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => emulator.fetch(new Request(input, init)));
  try {
    const module = (await import(/* @vite-ignore */ join(parent, folder, 'buy.js'))) as { buy(): Promise<unknown[]> };
    return await module.buy();
  } finally {
    vi.unstubAllGlobals();
    emulator.close();
  }
}

test('moved calls do the same after the removal of Cart V1', { timeout: 60_000 }, async () => {
  const { out } = await run(['codemod', 'cart-v2', '--json'], { cwd: join(parent, 'after') });
  const { findings } = JSON.parse(out) as { findings: { problem: string }[] };
  expect([...new Set(findings.map(({ problem }) => problem))]).toEqual([
    'Items that cannot be added now fail the call. Cart V1 left them out.',
    'A quantity above the stock now fails the call. Cart V1 reduced it.',
  ]);
  const before = await buy('before', 'available');
  expect(before).toEqual([2, 1, true, 1, true, 1, [3], 0, 'OWNED_CART_NOT_FOUND']);
  expect(await buy('after', 'removed')).toEqual(before);
});
