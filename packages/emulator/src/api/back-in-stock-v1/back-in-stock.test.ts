import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { NO_VARIANT, type StockedProduct, type Role, openInventory } from '../../testing/inventory.js';
import { getCode, iris, merchant, signIn } from '../../testing/member.js';
import { type Body, newShopper, storesApp } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Request {
  id: string;
  catalogReference: object;
  email: string;
  contactId: string;
  status: string;
  autoNotified?: boolean;
  createdDate: string;
}
interface BackInStockResponse extends Body {
  request?: Request;
  requests?: Request[];
  countsPerCatalogReference?: { count: number }[];
  settings?: { collectionStates: { appId: string; collectingRequests: boolean }[] };
}

const BASE = '/back-in-stock-service/v1/back-in-stock-notification-requests';
const itemDetails = { name: 'Mug', price: '12.50' };

let emulator: Emulator;
let inventory: Awaited<ReturnType<typeof openInventory>>;
let mug: StockedProduct;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  inventory = await openInventory(emulator);
  mug = await inventory.plain();
  await setStock(0);
  await call('POST', '/settings/start-collecting', { appId: storesApp });
});

const call = (method: string, path: string, body?: unknown, who: Role = merchant) =>
  send<BackInStockResponse>(emulator, method, `${BASE}${path}`, {
    ...(typeof who === 'string' ? { token: who } : { headers: who }),
    ...(body !== undefined && { body }),
  });
const setStock = (quantity: number, id = mug.id, variantId = NO_VARIANT) =>
  inventory.update(id, { trackQuantity: true, variants: [{ variantId, quantity }] });
const reference = (options?: object, catalogItemId = mug.id) => ({
  appId: storesApp,
  catalogItemId,
  ...(options && { options }),
});
const createRequest = (email: string, catalogReference: object = reference(), more: object = {}) =>
  call('POST', '', { request: { catalogReference, email, ...more }, itemDetails }, inventory.visitor);
const mails = () => emulator.mails().filter(({ kind }) => kind === 'BACK_IN_STOCK');
const eventTypes = () => mails().map(({ to }) => to);
const read = async (id = '') => (await call('GET', `/${id}`)).body.request;

describe('createBackInStockNotificationRequest', () => {
  test('creates a pending request', async () => {
    const { body } = await createRequest('ann@demo.example', reference(), { itemUrl: 'https://shop.test/mug' });
    expect(body.request).toMatchObject({
      catalogReference: reference(),
      email: 'ann@demo.example',
      status: 'RECEIVED',
      itemUrl: 'https://shop.test/mug',
    });
    expect(body.request).not.toHaveProperty('autoNotified');
    expect(await read(body.request?.id)).toEqual(body.request);
    expect((await createRequest('iris@demo.example')).body.request?.contactId).toBe(
      '5eed0000-0000-4000-8000-000000000001',
    );
  });

  test('accepts one request per item and email address, in upper or lower case', async () => {
    await createRequest('ann@demo.example');
    const repeated = await createRequest('Ann@Demo.example');
    expect([repeated.status, getCode(repeated)]).toEqual([409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS']);
    expect((await createRequest('ben@demo.example')).status).toBe(200);
  });

  test('rejects requests while the site does not collect them', async () => {
    const { body } = await call('POST', '/settings/stop-collecting', { appId: storesApp });
    expect(body.settings).toEqual({ collectionStates: [{ appId: storesApp, collectingRequests: false }] });
    expect(getCode(await createRequest('ann@demo.example'))).toBe('REQUEST_COLLECTION_DISABLED');
    expect((await call('PUT', '/settings', {}, inventory.visitor)).body).toEqual(body);
    const other = await call('POST', '/settings/start-collecting', { appId: 'bookings' });
    expect(getCode(other)).toBe('NOT_SUPPORTED_APP_DEF_ID');
  });

  test.each([
    ['shop', true],
    [3, true],
    ['empty', false],
  ] as const)('in a store with the seed %s, collection is initially %s', async (seed, isCollecting) => {
    const fresh = createEmulator({ catalogVersion: 'v1', seed });
    const { body } = await send<BackInStockResponse>(fresh, 'PUT', `${BASE}/settings`, { headers: merchant, body: {} });
    expect(body.settings?.collectionStates[0]?.collectingRequests).toBe(isCollecting);
  });

  test.each([
    [{}, 'email'],
    [{ catalogReference: null, email: 'ann@demo.example' }, 'catalogReference'],
    [{ email: 'nobody' }, 'email'],
    [{ itemUrl: 'javascript:alert(1)' }, 'itemUrl'],
  ])('rejects an invalid request with a violation of its field: %#', async (more, field) => {
    const { body } = await call('POST', '', { request: { catalogReference: reference(), ...more }, itemDetails });
    const fields = body.details?.validationError?.fieldViolations.map((violation) => violation.field);
    expect(fields).toContain(`request.${field}`);
  });

  test('rejects unknown items and variants, and an image without an address', async () => {
    expect(getCode(await createRequest('ann@demo.example', reference(undefined, 'x')))).toBe('PRODUCT_NOT_FOUND');
    expect(getCode(await createRequest('ann@demo.example', reference({ variantId: 'x' })))).toBe(
      'INVALID_CATALOG_REFERENCE_OPTIONS',
    );
    const picture = { ...itemDetails, image: { url: 'file:///etc/passwd' } };
    const request = { catalogReference: reference(), email: 'ann@demo.example' };
    expect(getCode(await call('POST', '', { request, itemDetails: picture }))).toBe('INVALID_ITEM_IMAGE_URL');
    expect((await call('POST', '', { request, itemDetails: { name: 'Mug', price: '-1' } })).status).toBe(400);
  });
});

describe('the notification email', () => {
  test('is sent once per request when stock is set', async () => {
    const { body } = await createRequest('ann@demo.example');
    await createRequest('ben@demo.example');
    await setStock(0);
    expect(eventTypes()).toEqual([]);
    await setStock(3);
    await setStock(4);
    await setStock(0);
    await setStock(1);
    expect(eventTypes()).toEqual(['ann@demo.example', 'ben@demo.example']);
    expect(mails()[0]).toMatchObject({
      subject: 'Mug is back in stock',
      data: { requestId: body.request?.id, catalogItemId: mug.id, itemDetails },
    });
    expect(mails()[0]?.html).toContain('$12.50');
    expect(await read(body.request?.id)).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true });
    expect((await createRequest('ann@demo.example')).status).toBe(200);
  });

  test('is sent when stock is incremented, and when the product becomes visible again', async () => {
    await createRequest('ann@demo.example');
    await inventory.increment([{ productId: mug.id, variantId: NO_VARIANT, incrementBy: 1 }]);
    expect(eventTypes()).toEqual(['ann@demo.example']);
    const show = (visible: boolean) =>
      send(emulator, 'PATCH', `/stores/v1/products/${mug.id}`, { headers: merchant, body: { product: { visible } } });
    await show(false);
    await createRequest('ben@demo.example');
    await show(true);
    expect(eventTypes()).toEqual(['ann@demo.example', 'ben@demo.example']);
  });

  test('is sent for the requested variant, by its id or its choices', async () => {
    const shirt = await inventory.managed();
    const [one, two] = shirt.variants;
    for (const variant of shirt.variants) await setStock(0, shirt.id, variant.id);
    await createRequest('one@demo.example', reference({ variantId: one?.id }, shirt.id));
    await createRequest('two@demo.example', reference({ options: two?.choices }, shirt.id));
    await createRequest('any@demo.example', reference(undefined, shirt.id));
    await setStock(1, shirt.id, two?.id);
    expect(eventTypes()).toEqual(['two@demo.example', 'any@demo.example']);
    await setStock(1, shirt.id, one?.id);
    expect(eventTypes()).toHaveLength(3);
  });

  test('is not sent for deleted products, nor after a rejected call', async () => {
    const { body } = await createRequest('ann@demo.example');
    const other = [{ productId: 'x', variantId: NO_VARIANT, incrementBy: 1 }];
    await inventory.increment([{ productId: mug.id, variantId: NO_VARIANT, incrementBy: 1 }, ...other]);
    expect(eventTypes()).toEqual([]);
    await call('DELETE', `/${body.request?.id}`);
    await setStock(1);
    expect(eventTypes()).toEqual([]);
    expect((await call('GET', `/${body.request?.id}`)).status).toBe(404);
  });

  test('escapes text that shoppers entered', async () => {
    const request = { catalogReference: reference(), email: 'ann@demo.example' };
    await call('POST', '', { request, itemDetails: { name: '<script>', price: '1' } }, inventory.visitor);
    await setStock(1);
    expect(mails()[0]?.html).toContain('&lt;script&gt;');
  });

  test('is not sent while an order takes the remaining stock', async () => {
    await setStock(1);
    await createRequest('ann@demo.example');
    const shopper = await newShopper(emulator);
    await shopper.add(mug.id, 1);
    await setStock(2);
    expect(eventTypes()).toEqual([]);
  });
});

describe('merchant operations', () => {
  test('notify the requests of an item, or mark single requests as sent', async () => {
    const ids = [];
    for (const name of ['ann', 'ben', 'cleo']) ids.push((await createRequest(`${name}@demo.example`)).body.request?.id);
    const report = (options: object) => call('POST', '/report-items-back-in-stock', { itemDetails, ...options });
    expect(getCode(await report({ catalogReference: reference(), requestIds: ids }))).toBe(
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    );
    expect((await report({})).status).toBe(400);
    const parameters = { coupon: 'BACK10' };
    await report({ requestIds: [ids[1], ids[1], 'x'], extraAutomationTemplateParameters: parameters });
    expect(eventTypes()).toEqual(['ben@demo.example']);
    expect(mails()[0]?.data).toMatchObject({ parameters });
    const { body } = await call('PUT', `/${ids[2]}/mark-as-notification-sent`, { id: ids[2] });
    expect(body.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false });
    expect((await call('PUT', '/x/mark-as-notification-sent', {})).status).toBe(404);
    expect((await report({ catalogReference: reference() })).body).toEqual({});
    expect(eventTypes()).toEqual(['ben@demo.example', 'ann@demo.example']);
  });

  test('find and count requests', async () => {
    for (const name of ['ann', 'ben', 'cleo']) await createRequest(`${name}@demo.example`);
    const { body } = await call('POST', '/query', {
      query: { filter: { status: 'RECEIVED' }, sort: [{ fieldName: 'createdDate' }], cursorPaging: { limit: 2 } },
    });
    expect(body.requests?.map(({ email }) => email)).toEqual(['ann@demo.example', 'ben@demo.example']);
    expect((await call('GET', '?query.paging.limit=1')).body.requests).toHaveLength(1);
    expect((await call('POST', '/query', { query: { filter: { email: 'x' } } })).status).toBe(400);
    const count = async (list: object[]) => {
      const packed = Buffer.from(JSON.stringify({ catalogReferences: list })).toString('base64url');
      return (await call('GET', `/count-by-catalog-reference?.r=${packed}`)).body;
    };
    const other = await inventory.managed();
    const counts = (await count([reference(), reference(undefined, other.id)])).countsPerCatalogReference;
    expect(counts?.map((one) => one.count)).toEqual([3, 0]);
    expect((await count([])).details?.validationError).toBeDefined();
  });

  test('are rejected for other callers', async () => {
    const { body } = await createRequest('ann@demo.example');
    const { access_token: member } = await signIn(emulator, iris);
    for (const who of [inventory.visitor, member]) {
      const calls = [
        call('GET', `/${body.request?.id}`, undefined, who),
        call('DELETE', `/${body.request?.id}`, undefined, who),
        call('POST', '/query', {}, who),
        call('GET', '/count-by-catalog-reference', undefined, who),
        call('POST', '/report-items-back-in-stock', {}, who),
        call('PUT', `/${body.request?.id}/mark-as-notification-sent`, {}, who),
        call('POST', '/settings/start-collecting', { appId: storesApp }, who),
        call('POST', '/settings/stop-collecting', { appId: storesApp }, who),
      ];
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 403));
    }
  });
});

test('trigger an event for each request that is created, updated or deleted', async () => {
  const { body } = await createRequest('ann@demo.example');
  await setStock(1);
  await call('DELETE', `/${body.request?.id}`);
  const types = emulator
    .events()
    .flatMap(({ type }) => (type.includes('back_in_stock') ? [type.split('_').at(-1)] : []));
  expect(types).toEqual(['created', 'updated', 'deleted']);
});
