import { expect, test } from 'vitest';
import { runCodemod } from '../../../testing/run-codemod.js';

async function migrate(text: string): Promise<{ text: string; findings: string[] }> {
  const { files, findings } = await runCodemod('cart-v2', { 'shop.ts': text });
  return { text: files['shop.ts']!, findings: findings.map((finding) => finding.replace('shop.ts:', '')) };
}

const client = `import { createClient } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';

const client = createClient({ modules: { currentCart } });
`;
const moved = client.replaceAll('currentCart', 'currentCartV2');

const cases: [string, string, string][] = [
  [
    'calls with the same arguments',
    `${client}
export const empty = () => client.currentCart.deleteCurrentCart();
export async function remove(id: string) {
  await client.currentCart.removeLineItemsFromCurrentCart([id]); // at once
  void client.currentCart.removeLineItemsFromCurrentCart([id]).catch(() => undefined);
}
`,
    `${moved}
export const empty = () => client.currentCartV2.deleteCurrentCart();
export async function remove(id: string) {
  await client.currentCartV2.removeLineItemsFromCurrentCart([id]); // at once
  void client.currentCartV2.removeLineItemsFromCurrentCart([id]).catch(() => undefined);
}
`,
  ],
  [
    'namespaces without enumerations',
    `${client.replace('ecom', 'ecom/modules')}
export const empty = () => client.currentCart.deleteCurrentCart();
`,
    `${moved.replace('ecom', 'ecom/modules')}
export const empty = () => client.currentCartV2.deleteCurrentCart();
`,
  ],
  [
    'added items',
    `${client}
await client.currentCart.addToCurrentCart({
  lineItems: [
    { catalogReference, quantity: 1 }, // the first
    { catalogReference: { appId, catalogItemId: id }, quantity },
  ],
});
await client.currentCart.addToCurrentCart({ lineItems: ids.map((id) => ({ catalogReference: ref(id), quantity: 1 })) });
`,
    `${moved}
await client.currentCartV2.addLineItemsToCurrentCart({
  catalogItems: [
    { catalogReference, quantity: 1 }, // the first
    { catalogReference: { appId, catalogItemId: id }, quantity },
  ],
});
await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: ids.map((id) => ({ catalogReference: ref(id), quantity: 1 })) });
`,
  ],
  [
    'quantities',
    `${client}
await client.currentCart.updateCurrentCartLineItemQuantity([{ _id, quantity }]);
await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: item.id, quantity: item.count + 1 }, other]);
await client.currentCart.updateCurrentCartLineItemQuantity(all.map(({ id }) => ({ quantity: 2, _id: id })));
`,
    `${moved}
await client.currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId: _id, quantity: { newQuantity: quantity } }] });
await client.currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId: item.id, quantity: { newQuantity: item.count + 1 } }, { lineItemId: other._id, quantity: { newQuantity: other.quantity } }] });
await client.currentCartV2.updateLineItemsInCurrentCart({ lineItems: all.map(({ id }) => ({ quantity: { newQuantity: 2 }, lineItemId: id })) });
`,
  ],
  [
    'results whose fields are the same',
    `${client}
const cart = await client.currentCart.getCurrentCart();
if (!cart) throw new Error();
export const isEmpty = !cart.lineItems?.length;
export const { length } = cart.buyerNote ?? '';
const mine = await client.currentCart.getCurrentCart();
export const id = mine._id;
export const count = (await client.currentCart.getCurrentCart()).lineItems?.length;
export async function remove(item: string) {
  const { cart } = await client.currentCart.removeLineItemsFromCurrentCart([item]);
  return cart?._id;
}
`,
    `${moved}
const { cart } = await client.currentCartV2.getCurrentCart();
if (!cart) throw new Error();
export const isEmpty = !cart?.lineItems?.length;
export const { length } = cart?.note ?? '';
const { cart: mine } = await client.currentCartV2.getCurrentCart();
export const id = mine?._id;
export const count = (await client.currentCartV2.getCurrentCart()).cart?.lineItems?.length;
export async function remove(item: string) {
  const { cart } = await client.currentCartV2.removeLineItemsFromCurrentCart([item]);
  return cart?._id;
}
`,
  ],
  [
    'enumerations and types that both versions have',
    `import { checkout, type cart as carts } from '@cartwright/ecom';

export const channel = checkout.ChannelType.WEB;
export type Reference = carts.CatalogReference;
`,
    `import { cartV2 } from '@cartwright/ecom';

export const channel = cartV2.ChannelType.WEB;
export type Reference = cartV2.CatalogReference;
`,
  ],
  [
    'the ambient client, aliases, and modules by other names',
    `import { cart, currentCart as mine } from '@cartwright/ecom';

await mine.deleteCurrentCart();
const client = createClient({
  modules: {
    carts: cart,
    orders,
  },
});
await client.carts.removeLineItems(id, [item]);
export const { _id } = await client.carts.getCart(id);
`,
    `import { cart, cartV2, currentCartV2 } from '@cartwright/ecom';

await currentCartV2.deleteCurrentCart();
const client = createClient({
  modules: {
    carts: cart,
    cartsV2: cartV2,
    orders,
  },
});
await client.cartsV2.removeLineItems(id, [item]);
export const { _id } = await client.carts.getCart(id);
`,
  ],
  [
    'modules that are loaded',
    `async function empty(client: Client) {
  const { currentCart, orders } = await import('@cartwright/ecom');
  await client.use({ currentCart, orders }).currentCart.deleteCurrentCart();
}
`,
    `async function empty(client: Client) {
  const { currentCartV2, orders } = await import('@cartwright/ecom');
  await client.use({ currentCartV2, orders }).currentCartV2.deleteCurrentCart();
}
`,
  ],
  [
    'the types of modules',
    `import type { currentCart } from '@cartwright/ecom';
type Shop = Client & { readonly currentCart: typeof currentCart };
export const empty = (shop: Shop) => shop.currentCart.deleteCurrentCart();
`,
    `import type { currentCartV2 } from '@cartwright/ecom';
type Shop = Client & { readonly currentCartV2: typeof currentCartV2 };
export const empty = (shop: Shop) => shop.currentCartV2.deleteCurrentCart();
`,
  ],
];

test.each(cases)('moves %s', async (_, before, after) => {
  expect((await migrate(before)).text).toBe(after);
});

test('keeps the module of Cart V1 in every file while a call needs it', async () => {
  const { files, findings } = await runCodemod('cart-v2', {
    'client.ts': `import { currentCart, orders } from '@cartwright/ecom';
export interface Modules {
  currentCart: typeof currentCart;
  orders: typeof orders;
}
export const shop = createClient({ modules: { currentCart, orders } });
`,
    'empty.js': `import { shop } from './client';
export const empty = () => shop.currentCart.deleteCurrentCart();
`,
    'cart.tsx': `import { shop } from './client';
export const read = () => shop.currentCart.getCurrentCart();
`,
  });
  expect(files).toEqual({
    'client.ts': `import { currentCart, currentCartV2, orders } from '@cartwright/ecom';
export interface Modules {
  currentCart: typeof currentCart;
  currentCartV2: typeof currentCartV2;
  orders: typeof orders;
}
export const shop = createClient({ modules: { currentCart, currentCartV2, orders } });
`,
    'empty.js': `import { shop } from './client';
export const empty = () => shop.currentCartV2.deleteCurrentCart();
`,
    'cart.tsx': `import { shop } from './client';
export const read = () => shop.currentCart.getCurrentCart();
`,
  });
  expect(findings).toEqual([
    'cart.tsx:2 check `currentCart.getCurrentCart` returns a cart whose fields differ in Cart V2.',
  ]);
});

const stays: [string, string][] = [
  [
    'show(await client.currentCart.getCurrentCart());',
    '`currentCart.getCurrentCart` returns a cart whose fields differ in Cart V2.',
  ],
  [
    'const cart = await client.currentCart.getCurrentCart();\nexport const price = cart.subtotal;',
    '`currentCart.getCurrentCart` returns a cart whose fields differ in Cart V2.',
  ],
  [
    "const cart = await client.currentCart.getCurrentCart();\ncart.buyerNote = 'x';",
    '`currentCart.getCurrentCart` returns a cart whose fields differ in Cart V2.',
  ],
  [
    'const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity }] });\nsetCart(cart);',
    '`currentCart.addToCurrentCart` returns a cart whose fields differ in Cart V2.',
  ],
  [
    'await client.currentCart.addToCurrentCart({ lineItems });',
    '`currentCart.addToCurrentCart` has arguments that are not written out here.',
  ],
  [
    'await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity, ...more }] });',
    '`currentCart.addToCurrentCart` has arguments that are not written out here.',
  ],
  [
    'await client.currentCart.addToCurrentCart({ businessLocationId, lineItems: [] });',
    '`currentCart.addToCurrentCart` has arguments that are not written out here.',
  ],
  [
    'await client.currentCart.updateCurrentCartLineItemQuantity([item], { signal });',
    '`currentCart.updateCurrentCartLineItemQuantity` has arguments that are not written out here.',
  ],
  [
    'await client.currentCart.createCheckoutFromCurrentCart({});',
    '`currentCart.createCheckoutFromCurrentCart` is Cart V1, and has no mechanical replacement.',
  ],
  [
    'const { currentCart: api } = client;\nawait client.currentCart.updateCurrentCart({ couponCode });',
    '`currentCart` of a client is Cart V1.',
  ],
  ['submit(client.currentCart.deleteCurrentCart);', '`currentCart.deleteCurrentCart` is passed on here.'],
  ['let state: currentCart.Cart;', '`currentCart.Cart` is a type of Cart V1.'],
  ['currentCart.onCartCreated(handle);', '`currentCart.onCartCreated` is Cart V1, and has no mechanical replacement.'],
  ['use(currentCart);', '`currentCart` of Cart V1 is passed on here.'],
];

test.each(stays)('does not guess: %s', async (statement, problem) => {
  const text = `${client}${statement}\n`;
  const result = await migrate(text);
  expect(result.text).toBe(text);
  expect(result.findings[0]?.replace(/^\d+ check /, '')).toBe(problem);
});

test('reports what differs if a moved call is refused', async () => {
  const { findings } = await migrate(
    `${client}await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });\n`,
  );
  expect(findings).toEqual(['5 check Items that cannot be added now fail the call. Cart V1 left them out.']);
});

test('moves nothing if the module of Cart V2 cannot be added', async () => {
  const text = `import { currentCart } from '@cartwright/ecom';
const currentCartV2 = mine;
const client = createClient({ modules: { currentCart } });
await client.currentCart.deleteCurrentCart();
`;
  expect(await migrate(text)).toEqual({
    text,
    findings: ['3 check `currentCartV2` cannot be added here, because something else has this name.'],
  });
});

test('reports calls of checkouts, imports of functions, other objects with a cart, and other kinds of files', async () => {
  const { findings } = await runCodemod('cart-v2', {
    'shop.ts': `import { cart, checkout } from '@cartwright/ecom';
import { getCurrentCart } from '@cartwright/ecom/current-cart';
import { currentCart } from '@wix/ecom';
const client = createClient({ modules: { cart, checkout } });
await client.checkout.createOrder(id);
await page.cart.getCart(id);
`,
    'Bag.vue': '<script setup>\nclient.cart.deleteCart(id);\n</script>\n',
    'broken.ts': "import { cart } from '@cartwright/ecom';\nconst = 1;\n",
  });
  expect(findings).toEqual([
    'broken.ts:2 check The file cannot be parsed: Unexpected token',
    'Bag.vue:2 check `cart` is used in a file of another kind.',
    'shop.ts:2 check Functions of Cart V1 are imported from @cartwright/ecom/current-cart here.',
    'shop.ts:3 check `currentCart` is imported from the official package.',
    'shop.ts:5 check `checkout.createOrder` is Cart V1, and has no mechanical replacement.',
    'shop.ts:6 check `cart.getCart` may be a call of Cart V1.',
  ]);
});
