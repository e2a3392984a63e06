import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createEmulator, DEMO_API_KEY, type Emulator } from '@cartwright/emulator';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../../testing/run.js';

const root = join(import.meta.dirname, '../../../../../..');
const require = createRequire(import.meta.url);

/** The parts of Next.js and js-cookie that the applications call. Cookies are in a global map. */
const libraries: Record<string, string> = {
  'next/cache.js': 'export const revalidatePath = () => undefined;',
  'next/headers.js': `export const cookies = async () => ({
  get: (name) => globalThis.jar.has(name) ? { value: globalThis.jar.get(name) } : undefined,
});
export const headers = async () => new Headers({ host: 'localhost:3000' });`,
  'next/navigation.js': `export const notFound = () => { throw new Error('not found'); };
export const redirect = (url) => { throw Object.assign(new Error('redirect'), { url }); };`,
  'next/package.json': `{ "name": "next", "type": "module", "exports": { "./*": "./*.js" } }`,
  'js-cookie/index.js': `export default {
  get: (name) => globalThis.jar.get(name), set: (name, value) => void globalThis.jar.set(name, value),
};`,
  'js-cookie/package.json': `{ "name": "js-cookie", "type": "module", "exports": "./index.js" }`,
};

let parent: string;
let emulator: Emulator;
const jar = new Map<string, string>();

/** Migrates an application, next to the libraries that it imports. */
async function migrate(name: string): Promise<string> {
  const cwd = join(parent, name);
  cpSync(join(root, 'packages/cli/fixtures', name), cwd, { recursive: true });
  expect(await run(['codemod', 'official', '--json'], { cwd })).toMatchObject({ exitCode: 0 });
  return cwd;
}

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'cartwright-sell-'));
  const modules = join(parent, 'node_modules');
  for (const [file, text] of Object.entries(libraries)) {
    mkdirSync(dirname(join(modules, file)), { recursive: true });
    writeFileSync(join(modules, file), text);
  }
  mkdirSync(join(modules, '@cartwright'));
  for (const name of ['core', 'ecom', 'identity', 'stores']) {
    symlinkSync(join(root, 'packages', name), join(modules, '@cartwright', name), 'junction');
  }
  symlinkSync(dirname(require.resolve('react/package.json')), join(modules, 'react'), 'junction');
});
afterAll(() => rmSync(parent, { recursive: true }));

beforeEach(() => {
  jar.clear();
  const clients = [{ clientId: 'your-client-id', redirectUris: ['http://localhost:3000/callback'] }];
  emulator = createEmulator({ catalogVersion: 'v1', cartV1: 'available', clients });
  vi.stubGlobal('jar', jar);
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => emulator.fetch(new Request(input, init)));
  vi.stubEnv('WIX_CLIENT_ID', 'your-client-id');
  vi.stubEnv('WIX_API_KEY', DEMO_API_KEY);
  vi.stubEnv('WIX_SITE_ID', 'your-client-id');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  emulator.close();
});

const address = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine: '12 Pike Street',
  city: 'Seattle',
  country: 'US',
  'subdivision-US': 'US-WA',
  postalCode: '98101',
};

/** Pays on the hosted checkout page, and returns the names of the ordered items. */
async function pay(url: string): Promise<string[]> {
  for (const action of ['update', 'pay']) {
    const html = await (await fetch(url)).text();
    const hidden = [...html.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g)];
    const known = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const body = new URLSearchParams({ ...known, ...address, action, payment: 'card-approved' });
    await fetch(url, { method: 'POST', body });
  }
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': 'your-client-id', 'content-type': 'application/json' };
  const response = await fetch('https://www.wixapis.com/ecom/v1/orders/search', {
    method: 'POST',
    headers,
    body: '{}',
  });
  const { orders } = (await response.json()) as { orders: { lineItems: { productName: { original: string } }[] }[] };
  return orders.flatMap(({ lineItems }) => lineItems.map(({ productName }) => productName.original));
}

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

/** Runs a server action until it redirects. Returns the URL. */
async function redirected(action: Promise<unknown>): Promise<string> {
  try {
    await action;
  } catch (error) {
    if (error instanceof Error && 'url' in error) return String(error.url);
    throw error;
  }
  throw new Error('The action did not redirect.');
}

interface Product {
  readonly _id: string;
  readonly name: string;
}

test('the migrated application with server actions sells', { timeout: 60_000 }, async () => {
  const folder = await migrate('server-actions');
  const load = <Module>(file: string) => import(/* @vite-ignore */ join(folder, file)) as Promise<Module>;
  const { createShopClient } = await load<{
    createShopClient(): { auth: { generateVisitorTokens(): Promise<object> } };
  }>('lib/wix-client.ts');
  jar.set('wixSession', JSON.stringify(await createShopClient().auth.generateVisitorTokens()));
  const catalog = await load<{ listProducts(): Promise<Product[]>; findProduct(slug: string): Promise<Product> }>(
    'lib/catalog.ts',
  );
  expect((await catalog.listProducts()).length).toBe(24);
  const { activeCoupons } = await load<{ activeCoupons(): Promise<string[]> }>('lib/admin.ts');
  expect(await activeCoupons()).toContain('WELCOME10');
  const product = await catalog.findProduct('printable-recipe-cards');
  const actions = await load<{ addItem(form: FormData): Promise<void>; startCheckout(): Promise<void> }>(
    'app/actions.ts',
  );
  expect(await redirected(actions.addItem(form({ productId: product._id })))).toBe('/cart');
  expect(await pay(await redirected(actions.startCheckout()))).toEqual([product.name]);
});

test('the migrated application with a browser context sells', { timeout: 60_000 }, async () => {
  const folder = await migrate('browser-context');
  const { useWixClient } = (await import(/* @vite-ignore */ join(folder, 'context/store.tsx'))) as {
    useWixClient(): Client;
  };
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  let client: Client | undefined;
  renderToString(createElement(() => ((client = useWixClient()), null)));
  const { items } = await client!.products.queryProducts().eq('slug', 'printable-recipe-cards').find();
  const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: items[0]!._id };
  await client!.currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference, quantity: 1 }] });
  const { checkoutId } = await client!.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { redirectSession } = await client!.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: 'http://localhost:3000' },
  });
  expect(await pay(redirectSession.fullUrl)).toEqual([items[0]!.name]);
  expect(await client!.auth.login({ email: 'iris@demo.example', password: 'wrong' })).toMatchObject({
    loginState: 'FAILURE',
  });
});

/** The client of the application, as far as the test calls it. */
interface Client {
  readonly auth: { login(credentials: { email: string; password: string }): Promise<object> };
  readonly products: {
    queryProducts(): { eq(field: string, value: string): { find(): Promise<{ items: Product[] }> } };
  };
  readonly currentCart: {
    addToCurrentCart(options: object): Promise<object>;
    createCheckoutFromCurrentCart(options: object): Promise<{ checkoutId: string }>;
  };
  readonly redirects: { createRedirectSession(options: object): Promise<{ redirectSession: { fullUrl: string } }> };
}
