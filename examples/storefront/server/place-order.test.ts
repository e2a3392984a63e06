import { createClient } from '@cartwright/core';
import { cartV2, coupons, currentCartV2, orders } from '@cartwright/ecom';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy, createServerClient } from '@cartwright/identity/server';
import { productsV3 } from '@cartwright/stores';
import { createCatalog } from '@cartwright/stores/catalog';
import { toLineItem } from '@cartwright/stores/selection';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { beforeEach, expect, test, vi } from 'vitest';
import { createOrdersApi, type OrdersApiOptions } from './orders-api.js';

const apiUrl = 'http://localhost:4000';
const origin = 'https://store.example';
const secrets = ['the-secret-of-the-store-32-characters'];

let emulator = createEmulator();
const onError = vi.fn();
/** Responds to requests of the server in place of the emulator. */
let intercept: (request: Request) => Promise<Response> | undefined;

const platformFetch: typeof fetch = (input, init) => emulator.fetch(new Request(input, init));

beforeEach(() => {
  emulator = createEmulator({ cartV1: 'removed' });
  intercept = () => undefined;
  onError.mockReset();
});

const newShopper = () =>
  createClient({
    apiUrl,
    fetch: platformFetch,
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { cartV2, currentCartV2 },
  });
type Shopper = ReturnType<typeof newShopper>;

const merchant = createClient({
  apiUrl,
  fetch: platformFetch,
  auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
  modules: { coupons, orders, productsV3 },
});

const ordersOfSite = async () => (await merchant.orders.searchOrders({})).orders ?? [];

/** Creates a cart with one item that is picked up at the store. Returns its ID. */
async function fillCart(shopper: Shopper, cart: cartV2.Cart = {}): Promise<string> {
  const { currentCartV2: api } = shopper;
  const teapot = await createCatalog(shopper).getProduct({ slug: 'quiet-teapot' });
  const address = { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97209' };
  const created = await api.createCurrentCart({
    catalogItems: teapot ? [toLineItem(teapot, {})] : [],
    deliveryMethod: { code: 'pickup' },
    cart: { ...cart, customerInfo: { email: 'robin@example.com' }, deliveryInfo: { address } },
  });
  return created.cart?._id ?? '';
}

/** Sets the price of a product without options. */
async function setPrice(slug: string, amount: string): Promise<void> {
  const { productsV3: catalog } = merchant;
  const { product } = await catalog.getProductBySlug(slug);
  const { _id, revision = null, variantsInfo } = product ?? {};
  const variants = (variantsInfo?.variants ?? []).map((variant) => ({
    ...variant,
    price: { ...variant.price, actualPrice: { amount } },
  }));
  await catalog.updateProduct(_id ?? '', { revision, variantsInfo: { variants } });
}

async function makeFree({ currentCartV2: api }: Shopper): Promise<void> {
  const code = 'ALLFREE';
  const startTime = String(Date.parse('2024-01-01'));
  await merchant.coupons.createCoupon({ name: code, code, percentOffRate: 100, startTime });
  await api.addCouponToCurrentCart({ code });
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
  options?: Partial<OrdersApiOptions>;
}

/** Sends requests of the server to the emulator. */
const serverFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  return intercept(request) ?? emulator.fetch(request);
};

/** Creates the client of a request, with the session from its cookie. */
const createTestClient = (request: Pick<Request, 'headers'>) =>
  createServerClient({ clientId: DEMO_CLIENT_ID, apiUrl, origin, secrets, request, fetch: serverFetch });

/** Returns the cookie with the session of a shopper. */
async function getCookie(shopper: Shopper | undefined): Promise<string> {
  if (!shopper) return '';
  await shopper.auth.getAuthHeaders();
  const client = await createTestClient({ headers: new Headers() });
  client.auth.setTokens(shopper.auth.getTokens());
  return (await client.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Sends an order request of a shopper to the store's server. */
async function send(shopper: Shopper | undefined, { body, headers = {}, method = 'POST', options }: Sent) {
  const handle = createOrdersApi({
    origin,
    apiUrl,
    onError,
    apiKey: DEMO_API_KEY,
    siteId: DEMO_SITE_ID,
    fetch: serverFetch,
    ...options,
  });
  const request = new Request(`${origin}/api/place-order`, {
    method,
    headers: { origin, 'sec-fetch-site': 'same-origin', cookie: await getCookie(shopper), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await handle(request, await createTestClient(request));
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  return { status: response.status, ...((await response.json().catch(() => ({}))) as object) };
}

const rejection = (status: number, code: string) => ({
  status,
  error: { code, message: expect.any(String) as string },
});

const isPlaceOrder = ({ url }: Request) => url.endsWith('/place-order');

test('places an order that costs nothing, at the site of the shopper’s session', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  await makeFree(shopper);
  const placed = await send(shopper, { body: { cartId, total: '0.00' }, options: { siteId: undefined } });
  const [order, ...others] = await ordersOfSite();
  expect(placed).toEqual({ status: 200, orderId: order?._id });
  expect(others).toEqual([]);
  expect(order?.priceSummary?.total?.amount).toBe('0.00');
});

test('places an unpaid order that the shopper pays offline, if the store allows it', async () => {
  const shopper = newShopper();
  const body = { cartId: await fillCart(shopper), total: '88', payment: 'offline' };
  expect(await send(shopper, { body })).toEqual(rejection(403, 'offline_payment_disabled'));
  expect(await ordersOfSite()).toEqual([]);
  const { status } = await send(shopper, { body, options: { allowsOfflinePayment: true } });
  expect(status).toBe(200);
  expect((await ordersOfSite()).map(({ paymentStatus }) => paymentStatus)).toEqual(['NOT_PAID']);
});

test('does not place an order offline from a cart that does not allow it', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper, { settings: { manualPaymentDisabled: true } });
  const body = { cartId, total: '88.00', payment: 'offline' };
  const rejected = await send(shopper, { body, options: { allowsOfflinePayment: true } });
  expect(rejected).toEqual(rejection(403, 'offline_payment_disabled'));
});

test('rejects an order that must be paid online', async () => {
  const shopper = newShopper();
  const body = { cartId: await fillCart(shopper), total: '88.00' };
  expect(await send(shopper, { body })).toEqual(rejection(402, 'payment_required'));
  expect(await ordersOfSite()).toEqual([]);
});

test('rejects the cart of another shopper, also after it was ordered', async () => {
  const [shopper, stranger] = [newShopper(), newShopper()];
  const cartId = await fillCart(shopper);
  await makeFree(shopper);
  const body = { cartId, total: '0' };
  await fillCart(stranger);
  expect(await send(stranger, { body })).toEqual(rejection(409, 'cart_changed'));
  expect(await ordersOfSite()).toEqual([]);
  expect((await send(shopper, { body })).status).toBe(200);
  expect(await send(stranger, { body })).toEqual(rejection(409, 'cart_changed'));
});

test('rejects a total that the shopper has not seen, and reads prices from the catalog', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  const options = { allowsOfflinePayment: true };
  const send88 = () => send(shopper, { body: { cartId, total: '88.00', payment: 'offline' }, options });
  await setPrice('quiet-teapot', '90');
  expect(await send88()).toEqual(rejection(409, 'total_changed'));
  await setPrice('quiet-teapot', '88');
  expect((await send88()).status).toBe(200);
});

test('does not order a cart that changes between the check and the order', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  await makeFree(shopper);
  intercept = async (request) => {
    if (isPlaceOrder(request)) {
      const { cart } = await shopper.currentCartV2.getCurrentCart();
      await shopper.currentCartV2.removeCouponFromCurrentCart(cart?.coupons?.[0]?._id ?? '');
    }
    return emulator.fetch(request);
  };
  const rejected = await send(shopper, { body: { cartId, total: '0' } });
  expect(rejected).toEqual(rejection(409, 'INVALID_PRICE_VERIFICATION_TOKEN'));
  expect(await ordersOfSite()).toEqual([]);
});

test('concurrent and repeated requests place one order, and return its ID', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  await makeFree(shopper);
  const body = { cartId, total: '0' };
  const responses = await Promise.all([1, 2, 3].map(() => send(shopper, { body })));
  const [order, ...others] = await ordersOfSite();
  expect(others).toEqual([]);
  for (const response of [...responses, await send(shopper, { body })]) {
    expect(response).toEqual({ status: 200, orderId: order?._id });
  }
});

test('finds the order after a lost response, and places it once', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  await makeFree(shopper);
  let sent = 0;
  intercept = async (request) => {
    const response = await emulator.fetch(request);
    if (!isPlaceOrder(request)) return response;
    sent += 1;
    throw new TypeError('fetch failed');
  };
  const placed = await send(shopper, { body: { cartId, total: '0' } });
  expect(placed).toEqual({ status: 200, orderId: (await ordersOfSite())[0]?._id });
  expect(sent).toBe(1);
});

test('reports an unknown outcome, which the next request resolves', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  await makeFree(shopper);
  intercept = async (request) => {
    if (isPlaceOrder(request)) throw new TypeError('fetch failed');
    return emulator.fetch(request);
  };
  const body = { cartId, total: '0' };
  expect(await send(shopper, { body })).toEqual(rejection(502, 'order_unknown'));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(await ordersOfSite()).toEqual([]);
  intercept = () => undefined;
  expect((await send(shopper, { body })).status).toBe(200);
});

test.each([
  ['loses connections', () => Promise.reject(new TypeError('fetch failed'))],
  ['is busy', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ['responds with a page', () => Promise.resolve(new Response('<html>'))],
])('never says that nothing was ordered while the platform %s', async (_, fail) => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  await makeFree(shopper);
  const body = { cartId, total: '0' };
  // The order is placed, and its response is lost, to the server as well as to the page.
  intercept = async (request) => {
    if (isPlaceOrder(request)) await emulator.fetch(request);
    return request.url.endsWith('/oauth2/token') || (await ordersOfSite()).length === 0
      ? emulator.fetch(request)
      : fail();
  };
  expect(await send(shopper, { body })).toEqual(rejection(502, 'order_unknown'));
  expect(await ordersOfSite()).toHaveLength(1);
  expect(await send(shopper, { body })).toEqual(rejection(502, 'order_unknown'));
  intercept = () => undefined;
  expect((await send(shopper, { body })).status).toBe(200);
  expect(await ordersOfSite()).toHaveLength(1);
});

test('passes on why the platform rejects an order', async () => {
  const shopper = newShopper();
  const cartId = await fillCart(shopper);
  await shopper.currentCartV2.removeDeliveryMethodFromCurrentCart();
  const body = { cartId, total: '88.00', payment: 'offline' };
  const rejected = await send(shopper, { body, options: { allowsOfflinePayment: true } });
  expect(rejected).toEqual(rejection(409, 'MISSING_DELIVERY_METHOD'));
});

test.each([
  ['without a session', {}, 401, 'unauthenticated'],
  ['with a forged session', { cookie: '__Host-cartwright-session=forged' }, 401, 'unauthenticated'],
  ['from another origin', { origin: 'https://evil.example' }, 403, 'forbidden_origin'],
  ['from a page of another site', { 'sec-fetch-site': 'cross-site' }, 403, 'forbidden_origin'],
])('rejects a request %s', async (_, headers, status, code) => {
  expect(await send(undefined, { headers, body: { cartId: 'cart', total: '1' } })).toEqual(rejection(status, code));
  expect(onError).not.toHaveBeenCalled();
});

test.each([
  '',
  'null',
  '{"cartId":',
  '{"cartId":"../x","total":"1"}',
  '{"cartId":"cart","total":1}',
  '{"cartId":"cart","total":"-1"}',
  '{"cartId":"cart","total":"1","payment":"card"}',
  `{"cartId":"cart","total":"1","more":"${'x'.repeat(2000)}"}`,
])('rejects the body %j', async (body) => {
  expect(await send(newShopper(), { body })).toEqual(rejection(400, 'invalid_request'));
});

test('hides a wrong API key from shoppers, and reports it', async () => {
  const shopper = newShopper();
  const body = { cartId: await fillCart(shopper), total: '88.00' };
  expect(await send(shopper, { body, options: { apiKey: 'wrong' } })).toEqual(rejection(503, 'unavailable'));
  expect(onError).toHaveBeenCalledTimes(1);
  const { accessToken } = shopper.auth.getTokens();
  expect(JSON.stringify(onError.mock.calls)).not.toContain(accessToken.value);
});

test('accepts only POST requests to its path', async () => {
  expect((await send(newShopper(), { method: 'GET' })).status).toBe(405);
  const handle = createOrdersApi({ origin, apiUrl, apiKey: DEMO_API_KEY });
  const request = new Request(`${origin}/api/other`, { method: 'POST' });
  expect((await handle(request, await createTestClient(request))).status).toBe(404);
});
