import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, newShopper, simpleProduct, storesApp } from '../../testing/shopper.js';

interface Template {
  id: string;
  status: string;
  lineItems: object[];
}
interface TemplateResponse extends Body {
  checkoutTemplate?: Template;
  checkoutTemplates?: Template[];
  pagingMetadata?: { cursors: { next?: string } };
  results?: { itemMetadata: { success: boolean; error?: { code: string } }; item?: Template }[];
  checkoutUrl?: string;
}

const path = '/ecom/v1/checkout-templates';
let emulator: Emulator;
let store: Merchant;
let items: { lineItems: object[] };
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  store = new Merchant(emulator);
  const { id: catalogItemId } = await store.create({ priceData: { price: 12.5 } });
  items = { lineItems: [{ quantity: 2, catalogReference: { appId: storesApp, catalogItemId } }] };
});

const call = (method: string, end: string, body?: unknown) => store.call<TemplateResponse>(method, path + end, body);
const create = async (template: object = {}) =>
  (await store.send<TemplateResponse>('POST', path, { checkoutTemplate: { ...items, ...template } })).checkoutTemplate!;
const change = (id: string, template: object) => call('PATCH', `/${id}`, { checkoutTemplate: { id, ...template } });
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;

describe('a checkout template', () => {
  test('is created, read, updated and deleted, with an event for each change', async () => {
    const { id, status } = await create({ couponCode: 'WELCOME10', customization: { lockedCoupon: true } });
    expect(status).toBe('ACTIVE');
    expect((await change(id, { status: 'INACTIVE', couponCode: null })).status).toBe(200);
    const read = (await call('GET', `/${id}`)).body.checkoutTemplate;
    expect(read).toEqual({
      id,
      status: 'INACTIVE',
      ...items,
      customLineItems: [],
      customization: { lockedCoupon: true },
    });
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect(code(await call('GET', `/${id}`))).toBe('CHECKOUT_TEMPLATE_NOT_FOUND');
    const templateEvents = emulator.events().filter(({ type }) => type.includes('checkout_template'));
    expect(templateEvents.map(({ type }) => type.split('_').at(-1))).toEqual(['created', 'updated', 'deleted']);
  });

  test('is rejected without items, and with every field violation', async () => {
    const created = (template: object) => call('POST', '', { checkoutTemplate: template });
    expect(code(await created({}))).toBe('CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS');
    expect(getViolations(await created({ lineItems: [{ quantity: 0, catalogReference: {} }] }))).toEqual([
      'lineItems[0].quantity MIN',
    ]);
    expect(getViolations(await created({ ...items, customization: { lockedCoupon: 'yes' } }))).toEqual([
      'checkoutTemplate.customization.lockedCoupon FORMAT',
    ]);
    const { id } = await create();
    for (const [template, expected] of [
      [{}, 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS'],
      [{ color: 'red' }, 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD'],
      [{ status: 'SLEEPING' }, 'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS'],
      [{ lineItems: [] }, 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS'],
    ] as const) {
      expect(code(await change(id, template))).toBe(expected);
    }
  });

  test('can be created in bulk; each succeeds or fails on its own', async () => {
    const { body } = await store.call<TemplateResponse>('POST', '/v1/bulk/checkout-templates/create', {
      checkoutTemplates: [items, {}],
      returnEntity: true,
    });
    expect(body.results).toMatchObject([
      { itemMetadata: { success: true }, item: items },
      { itemMetadata: { success: false, error: { code: 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS' } } },
    ]);
  });

  test('is found by its status, page by page', async () => {
    const product = [await create(), await create({ status: 'INACTIVE' }), await create()].map(({ id }) => id);
    const find = async (query: object) => (await call('POST', '/query', { query })).body;
    const first = await find({ filter: { status: 'ACTIVE' }, cursorPaging: { limit: 1 } });
    const second = await find({ cursorPaging: { cursor: first.pagingMetadata?.cursors.next } });
    expect([first, second].map(({ checkoutTemplates }) => checkoutTemplates?.map(({ id }) => id))).toEqual([
      [product[0]],
      [product[2]],
    ]);
  });

  test('is available to the merchant only', async () => {
    const { id } = await create();
    const shopper = await newShopper(emulator);
    for (const [method, end] of [
      ['POST', ''],
      ['GET', `/${id}`],
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', '/query'],
      ['POST', `/${id}/create-checkout-from-template`],
    ] as const) {
      expect((await shopper.call(method, path + end, method === 'GET' ? undefined : {})).status).toBe(403);
    }
  });
});

describe('a checkout from a template', () => {
  const use = (id: string) => call('POST', `/${id}/create-checkout-from-template`, { siteId: 'site' });

  test('has the items and the coupon of the template, and triggers an event', async () => {
    const externalReference = { appId: 'app', resourceId: 'order-7' };
    const { id } = await create({ couponCode: 'WELCOME10', customization: { lockedCoupon: true }, externalReference });
    const { body } = await use(id);
    const { checkout } = await store.send<{ checkout: object }>('GET', `/ecom/v1/checkouts/${body.checkoutId}`);
    expect(checkout).toMatchObject({
      lineItems: [{ quantity: 2 }],
      customSettings: { lockCouponCode: true, lockGiftCard: false },
      externalReference,
      priceSummary: { subtotal: { amount: '25.00' }, discount: { amount: '2.50' } },
    });
    expect(emulator.events().filter(({ type }) => type === 'wix.ecom.v1.checkout_template_used')).toMatchObject([
      { entityId: id, payload: { actionEvent: { body: { checkout: { id: body.checkoutId } } } } },
    ]);
    expect((await emulator.fetch(new Request(body.checkoutUrl ?? ''))).status).toBe(200);
  });

  test('is rejected for an inactive template, and for items that are unknown or out of stock', async () => {
    const catalogReference = { appId: storesApp, catalogItemId: 'gone' };
    const { id: asleep } = await create({ status: 'INACTIVE' });
    const { id: unknown } = await create({ lineItems: [...items.lineItems, { quantity: 1, catalogReference }] });
    const { id: catalogItemId, stock } = await simpleProduct(emulator);
    const scarce = { quantity: (stock.quantity ?? 0) + 1, catalogReference: { appId: storesApp, catalogItemId } };
    const { id: many } = await create({ lineItems: [scarce] });
    expect(code(await use(asleep))).toBe('CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE');
    expect(code(await use(unknown))).toBe('ITEM_NOT_FOUND_IN_CATALOG');
    expect(code(await use(many))).toBe('INSUFFICIENT_INVENTORY');
    expect(code(await use('no-such-template'))).toBe('CHECKOUT_TEMPLATE_NOT_FOUND');
  });

  test('opens from a link without a token', async () => {
    const { id } = await create();
    const link = `http://localhost${path}/${id}/create-and-redirect-to-checkout?siteId=site`;
    const response = await emulator.fetch(new Request(link));
    expect(response.status).toBe(302);
    const page = await emulator.fetch(new Request(response.headers.get('location') ?? ''));
    expect(await page.text()).toContain('25.00');
  });
});
