import { randomUUID } from 'node:crypto';
import { createClient } from '@cartwright/core';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { describe, expect, test } from 'vitest';
import { address, buyer, openFreeCheckout, openStore, type TestStore } from './testing/open-store.js';

const versions = ['v1', 'v3'] as const;
const offline = { payment: { instruments: [{ id: '1', handler_id: 'offline', type: 'offline' }] } };

const getId = async ({ findProduct }: TestStore, query: string) => (await findProduct(query)).variants[0]?.id ?? '';

const deliver = (code?: string, to: object = address) => ({
  methods: [
    {
      type: 'shipping',
      line_item_ids: [],
      destinations: [{ id: 'home', ...to }],
      ...(code && { groups: [{ id: 'all', selected_option_id: code }] }),
    },
  ],
});

describe('carts', () => {
  test.each(versions)(
    'an update replaces the items, and keeps the IDs of those that stay (Catalog %s)',
    async (version) => {
      const store = openStore(version);
      const [teapot, tote, tea] = [
        await getId(store, 'quiet teapot'),
        await getId(store, 'finch tote'),
        await getId(store, 'orchard tea'),
      ];
      const cart = await store.call('create_cart', {
        line_items: [
          { item: { id: teapot }, quantity: 2 },
          { item: { id: tote }, quantity: 1 },
        ],
      });
      const updated = await store.call('update_cart', cart.id, {
        id: cart.id,
        line_items: [
          { item: { id: tea }, quantity: 1 },
          { item: { id: teapot }, quantity: 1 },
          { item: { id: tea }, quantity: 2 },
        ],
      });
      expect(updated.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([
        [teapot, 1],
        [tea, 3],
      ]);
      expect(updated.line_items[0]?.id).toBe(cart.line_items[0]?.id);
      expect(updated.messages).toBeUndefined();
      expect(await store.call('get_cart', cart.id)).toEqual(updated);
      expect(await store.call('update_cart', cart.id, { id: cart.id, line_items: [] })).toMatchObject({
        line_items: [],
      });
    },
  );

  test.each(versions)('adds what is in stock, and says what is not (Catalog %s)', async (version) => {
    const store = openStore(version);
    const [teapot, soldOut] = [await getId(store, 'quiet teapot'), await getId(store, 'orange blossom candle')];
    const cart = await store.call('create_cart', {
      line_items: [
        { item: { id: teapot }, quantity: 500 },
        { item: { id: soldOut }, quantity: 1 },
        { item: { id: 'no-such-product' }, quantity: 1 },
      ],
    });
    expect(cart.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([[teapot, 12]]);
    expect(cart.messages?.map(({ code, path, type }) => [type, code, path])).toEqual([
      ['error', 'out_of_stock', '$.line_items'],
      ['error', 'item_unavailable', '$.line_items'],
      ['error', 'out_of_stock', '$.line_items[0].quantity'],
    ]);
    const none = await store.rest('create_cart', { body: { line_items: [{ item: { id: soldOut }, quantity: 1 }] } });
    expect(none.status).toBe(200);
    expect(none.body.messages).toMatchObject([{ code: 'out_of_stock', severity: 'unrecoverable' }]);
  });

  test.each(versions)(
    'items with texts are bought with the parameters that the product names (Catalog %s)',
    async (version) => {
      const store = openStore(version);
      const { call, findProduct } = store;
      const found = await findProduct('luggage tag');
      const { product } = await call('get_product', { id: found.id });
      const [input] = product.metadata?.customizations ?? [];
      expect(input?.required).toBe(true);
      const plain = found.variants[0]?.id ?? '';
      const refused = await call('create_cart', { line_items: [{ item: { id: plain }, quantity: 1 }] });
      expect(refused.messages).toMatchObject([
        { code: 'selection_incomplete', content: expect.stringContaining('Name on the tag') as string },
      ]);
      const id = `${plain}?${new URLSearchParams([[input?.parameter ?? '', 'Ada & Co']]).toString()}`;
      const cart = await call('create_cart', { line_items: [{ item: { id }, quantity: 1 }] });
      expect(cart.line_items[0]?.item).toMatchObject({ id, title: expect.stringContaining('Ada & Co') as string });
    },
  );

  test('a canceled cart is gone', async () => {
    const store = openStore();
    const { call } = store;
    const cart = await call('create_cart', {
      line_items: [{ item: { id: await getId(store, 'finch tote') }, quantity: 1 }],
    });
    expect(await call('cancel_cart', cart.id, undefined, { key: randomUUID() })).toMatchObject({ id: cart.id });
    expect((await call('get_cart', cart.id)).messages).toMatchObject([{ code: 'not_found' }]);
  });
});

describe('discounts', () => {
  test('coupon and gift card are applied, replaced and removed, and the totals add up', async () => {
    const store = openStore();
    const { call } = store;
    const lineItems = [{ item: { id: await getId(store, 'finch tote') }, quantity: 1 }];
    const update = (codes: readonly string[]) =>
      call('update_checkout', id, { line_items: lineItems, discounts: { codes } });
    const { id } = await call('create_checkout', { line_items: lineItems, discounts: { codes: ['welcome10'] } });
    const both = await update(['WELCOME10', 'GIFT-RICH-5000', 'NO-SUCH-CODE']);
    expect(both.discounts?.applied).toMatchObject([{ code: 'WELCOME10' }, { title: 'Gift card' }]);
    expect(both.messages).toContainEqual({
      type: 'warning',
      code: 'discount_code_combination_disallowed',
      path: '$.discounts.codes[2]',
      content: expect.any(String) as string,
    });
    const total = both.totals.find(({ type }) => type === 'total')?.amount;
    expect(total).toBe(both.totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0));
    expect(total).toBe(0);
    // The codes of the response can be sent back.
    expect((await update(both.discounts?.codes ?? [])).discounts).toEqual(both.discounts);
    expect((await update([])).discounts).toBeUndefined();
  });
});

describe('delivery', () => {
  test.each([
    [
      { ...address, address_country: 'NO', address_region: '03' },
      'address_undeliverable',
      '$.fulfillment.methods[0].destinations[0]',
    ],
    [
      { address_country: 'US', address_region: 'OR' },
      'field_required',
      '$.fulfillment.methods[0].destinations[0].street_address',
    ],
    [{ ...address, address_country: 'Norway' }, 'field_invalid', '$.fulfillment.methods[0].destinations[0]'],
  ])('the address %j leads to %s', async (to, code, path) => {
    const store = openStore();
    const { messages, status } = await store.call('create_checkout', {
      line_items: [{ item: { id: await getId(store, 'finch tote') }, quantity: 1 }],
      buyer,
      fulfillment: deliver(undefined, to),
    });
    expect(status).toBe('requires_escalation');
    expect(messages).toContainEqual(expect.objectContaining({ type: 'error', code, path, severity: 'recoverable' }));
  });

  test('an option that is not offered is refused, and the price of the selected one is in the totals', async () => {
    const store = openStore();
    const lineItems = [{ item: { id: await getId(store, 'finch tote') }, quantity: 1 }];
    const body = { line_items: lineItems, buyer };
    const created = await store.call('create_checkout', { ...body, fulfillment: deliver('no-such-option') });
    expect(created.messages).toContainEqual(
      expect.objectContaining({ code: 'delivery_option_unavailable', severity: 'recoverable' }),
    );
    const { fulfillment, totals } = await store.call('update_checkout', created.id, {
      ...body,
      fulfillment: deliver('standard'),
    });
    const amount = totals.find(({ type }) => type === 'fulfillment')?.amount;
    expect(amount).toBeGreaterThan(0);
    expect(fulfillment?.methods).toMatchObject([
      {
        groups: [
          {
            selected_option_id: 'standard',
            options: [{ id: 'pickup' }, { id: 'standard', totals: [{ type: 'total', amount }] }],
          },
        ],
      },
    ]);
  });

  test('without a list of options, the buyer chooses on the checkout page', async () => {
    const store = openStore('v3', { listDeliveryOptions: undefined } as never);
    await store.createFreeCoupon();
    const { messages, status } = await store.call('create_checkout', {
      line_items: [{ item: { id: await getId(store, 'finch tote') }, quantity: 1 }],
      buyer,
      discounts: { codes: ['ALLFREE'] },
      fulfillment: deliver(),
    });
    expect(status).toBe('requires_escalation');
    expect(messages).toMatchObject([{ code: 'delivery_option_required', severity: 'requires_buyer_input' }]);
  });
});

describe('completion', () => {
  test.each(versions)(
    'an order that is paid offline is placed if the store allows it (Catalog %s)',
    async (version) => {
      const probe = openStore(version);
      const merchant = createClient({
        apiUrl: 'http://localhost:4000',
        fetch: (input, init) => store.emulator.fetch(new Request(input, init)),
        auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
      });
      const store: TestStore = openStore(version, {
        ...probe.settings,
        fetch: (input, init) => store.emulator.fetch(new Request(input, init)),
        offlinePayment: { getMerchant: () => merchant, title: 'Pay at the store' },
      });
      const { id, status } = await store.call('create_checkout', {
        line_items: [{ item: { id: await getId(store, 'finch tote') }, quantity: 1 }],
        buyer,
        fulfillment: deliver('pickup'),
      });
      expect(status).toBe('ready_for_complete');
      const refused = await store.call('complete_checkout', id, { payment: {} }, { key: randomUUID() });
      expect([refused.status, refused.messages?.[0]?.code]).toEqual(['requires_escalation', 'payment_required']);
      expect((await store.call('complete_checkout', id, offline, { key: randomUUID() })).status).toBe('completed');
      expect(await store.listOrders()).toMatchObject([
        { paymentStatus: 'NOT_PAID', priceSummary: { total: { amount: '22.00' } } },
      ]);
    },
  );

  test.each(versions)('a price that changed is shown before the order is placed (Catalog %s)', async (version) => {
    const store = openStore(version);
    const checkout = await openFreeCheckout(store);
    await store.setPrice('quiet-teapot', '90');
    const refused = await store.call('complete_checkout', checkout.id, { payment: {} }, { key: randomUUID() });
    expect(refused.status).toBe('incomplete');
    expect(refused.messages).toMatchObject([
      { type: 'warning', code: 'price_changed', path: '$.line_items[0].item.price' },
      { type: 'error', code: 'price_changed', path: '$.totals', severity: 'recoverable' },
    ]);
    expect(await store.listOrders()).toEqual([]);
    expect((await store.call('complete_checkout', checkout.id, { payment: {} }, { key: randomUUID() })).status).toBe(
      'completed',
    );
  });

  test('totals that changed without a change of the catalog are shown before the order is placed', async () => {
    const store = openStore();
    const checkout = await openFreeCheckout(store);
    const { coupons = [] } = await store.merchant.coupons.queryCoupons({});
    const coupon = coupons.find(({ specification }) => specification?.code === 'ALLFREE');
    await store.merchant.coupons.deleteCoupon(coupon?._id ?? '');
    const refused = await store.call('complete_checkout', checkout.id, { payment: {} }, { key: randomUUID() });
    expect(refused.status).toBe('requires_escalation');
    expect(refused.messages?.map(({ code }) => code)).toEqual([
      'price_changed',
      'discount_code_invalid',
      'payment_required',
    ]);
    expect(await store.listOrders()).toEqual([]);
  });

  test('items that sell out before the completion are not ordered', async () => {
    const store = openStore();
    const checkout = await openFreeCheckout(store);
    const other = await openFreeCheckout(store);
    const all = [{ item: { id: other.line_items[0]?.item.id }, quantity: 12 }];
    await store.call('update_checkout', other.id, { line_items: all });
    expect((await store.call('complete_checkout', other.id, { payment: {} })).status).toBe('completed');
    const refused = await store.call('complete_checkout', checkout.id, { payment: {} });
    expect(refused.status).toBe('incomplete');
    expect(refused.messages).toContainEqual(
      expect.objectContaining({ code: 'out_of_stock', path: '$.line_items[0]', severity: 'recoverable' }),
    );
    expect(await store.listOrders()).toHaveLength(1);
  });

  test('a completed checkout cannot be changed, and its cart is gone', async () => {
    const store = openStore();
    const { id, line_items: lines } = await openFreeCheckout(store);
    const completed = await store.call('complete_checkout', id, { payment: {} });
    const update = { line_items: [{ item: { id: lines[0]?.item.id }, quantity: 5 }] };
    for (const operation of ['update_checkout', 'cancel_checkout']) {
      const answer = await store.call(operation, id, operation === 'update_checkout' ? update : undefined, {
        key: randomUUID(),
      });
      expect([answer.status, answer.order, answer.messages?.[0]?.code]).toEqual([
        'completed',
        completed.order,
        'already_completed',
      ]);
    }
    expect((await store.call('get_cart', id)).messages).toMatchObject([{ code: 'not_found' }]);
    expect((await store.call('get_checkout', id)).order).toEqual(completed.order);
  });

  test('a canceled checkout places no order', async () => {
    const store = openStore();
    const { id } = await openFreeCheckout(store);
    expect((await store.call('cancel_checkout', id, undefined, { key: randomUUID() })).status).toBe('canceled');
    expect((await store.call('complete_checkout', id, { payment: {} })).messages).toMatchObject([
      { code: 'not_found' },
    ]);
    expect(await store.listOrders()).toEqual([]);
  });
});

test('an order shows its delivery, refunds and cancellation', async () => {
  const store = openStore();
  const { id } = await openFreeCheckout(store);
  await store.call('complete_checkout', id, { payment: {} });
  const [order] = await store.listOrders();
  const client = createClient({
    apiUrl: 'http://localhost:4000',
    fetch: (input, init) => store.emulator.fetch(new Request(input, init)),
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    modules: { orderFulfillments: await import('@cartwright/ecom/order-fulfillments') },
  });
  await client.orderFulfillments.createFulfillment(order?._id ?? '', {
    lineItems: [{ _id: order?.lineItems?.[0]?._id ?? '', quantity: 1 }],
    trackingInfo: { trackingNumber: '1Z', shippingProvider: 'ups' },
  });
  expect(await store.call('get_order', id)).toMatchObject({
    line_items: [{ quantity: { total: 1, fulfilled: 1 }, status: 'fulfilled' }],
    fulfillment: {
      events: [{ tracking_number: '1Z', carrier: 'ups', tracking_url: expect.stringContaining('1Z') as string }],
    },
  });
});
