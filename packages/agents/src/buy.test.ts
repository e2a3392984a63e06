import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { address, buyer, openStore, origin, profile, type Resource } from './testing/open-store.js';
import { checkRequest, checkResponse } from './testing/schemas.js';

const versions = ['v1', 'v3'] as const;

test.each(versions)('an agent finds a product and checks out by REST (Catalog %s)', async (version) => {
  const store = openStore(version);
  const { call, createFreeCoupon, findProduct, listOrders } = store;
  await createFreeCoupon();
  const found = await findProduct('everyday tee');
  const { product } = await call('get_product', {
    id: found.id,
    selected: [
      { name: 'Color', label: 'Oat' },
      { name: 'Size', label: 'M' },
    ],
  });
  expect(product.variants.map(({ title }) => title)).toEqual(['Oat / M']);
  const lineItems = [{ item: { id: product.variants[0]?.id }, quantity: 2 }];

  const cart = await call('create_cart', { line_items: lineItems });
  expect(cart.line_items).toMatchObject([{ quantity: 2, item: { title: 'Everyday Tee (Color: Oat, Size: M)' } }]);
  const started = await call('create_checkout', { cart_id: cart.id, line_items: [] });
  expect(started.id).toBe(cart.id);
  expect(started.status).toBe('requires_escalation');

  const filled = await call('update_checkout', started.id, {
    line_items: lineItems,
    buyer,
    fulfillment: { methods: [{ type: 'shipping', line_item_ids: [], destinations: [{ id: 'home', ...address }] }] },
  });
  expect(filled.fulfillment?.methods).toMatchObject([
    { destinations: [address], groups: [{ options: [{ id: 'pickup' }, { id: 'standard' }] }] },
  ]);
  const ready = await call('update_checkout', started.id, {
    line_items: lineItems,
    discounts: { codes: ['ALLFREE'] },
    fulfillment: { methods: [{ line_item_ids: [], groups: [{ id: 'all', selected_option_id: 'pickup' }] }] },
  });
  expect([ready.status, ready.messages, ready.totals.at(-1)?.amount]).toEqual(['ready_for_complete', undefined, 0]);

  const completed = await call(
    'complete_checkout',
    started.id,
    { payment: { instruments: [] } },
    { key: randomUUID() },
  );
  expect(completed.status).toBe('completed');
  const [order, ...others] = await listOrders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    buyerInfo: { email: buyer.email },
    channelInfo: { type: 'UCP_AGENTIC_CHECKOUT' },
    lineItems: [{ quantity: 2 }],
    priceSummary: { total: { amount: '0.00' } },
  });
  const shown = await call('get_order', completed.order?.id);
  expect(shown).toMatchObject({
    checkout_id: started.id,
    label: `#${order?.number}`,
    permalink_url: `${origin}/thank-you?orderId=${order?._id}`,
    line_items: [{ quantity: { total: 2, fulfilled: 0 }, status: 'processing' }],
  });
  expect(store.errors).toEqual([]);
});

test.each(versions)('an official MCP client buys (Catalog %s)', async (version) => {
  const store = openStore(version);
  await store.createFreeCoupon();
  const client = await store.connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_catalog',
    'lookup_catalog',
    'get_product',
    'create_cart',
    'get_cart',
    'update_cart',
    'cancel_cart',
    'create_checkout',
    'get_checkout',
    'update_checkout',
    'complete_checkout',
    'cancel_checkout',
    'get_order',
  ]);
  const tool = async (name: string, parameters: Record<string, unknown>): Promise<Resource> => {
    const [body] = ['catalog', 'cart', 'checkout'].flatMap((one) => parameters[one] ?? []);
    if (body !== undefined) expect(checkRequest(name, body)).toEqual([]);
    const result = await client.callTool({
      name,
      arguments: { meta: { 'ucp-agent': { profile }, 'idempotency-key': randomUUID() }, ...parameters },
    });
    expect(checkResponse(name, result.structuredContent)).toEqual([]);
    const [text] = result.content as { text: string }[];
    expect(JSON.parse(text?.text ?? '')).toEqual(result.structuredContent);
    return result.structuredContent as Resource;
  };

  const { products } = await tool('search_catalog', { catalog: { query: 'teapot' } });
  const id = products[0]?.variants[0]?.id;
  const checkout = await tool('create_checkout', {
    checkout: {
      line_items: [{ item: { id }, quantity: 1 }],
      buyer,
      discounts: { codes: ['allfree'] },
      fulfillment: {
        methods: [
          { type: 'shipping', destinations: [{ id: '1', ...address }], groups: [{ selected_option_id: 'pickup' }] },
        ],
      },
    },
  });
  expect([checkout.status, checkout.messages]).toEqual(['ready_for_complete', undefined]);
  const completed = await tool('complete_checkout', { id: checkout.id, checkout: { payment: {} } });
  expect(completed.status).toBe('completed');
  expect(await tool('get_order', { id: completed.order?.id })).toMatchObject({ checkout_id: checkout.id });
  expect(await store.listOrders()).toHaveLength(1);
  await client.close();
});

test.each(versions)(
  'the buyer pays on the checkout page, where everything is filled in (Catalog %s)',
  async (version) => {
    const { call, findProduct, handle } = openStore(version);
    const { variants } = await findProduct('quiet teapot');
    const checkout = await call('create_checkout', {
      line_items: [{ item: { id: variants[0]?.id }, quantity: 1 }],
      buyer,
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            destinations: [{ id: 'home', ...address }],
            groups: [{ selected_option_id: 'standard' }],
          },
        ],
      },
    });
    expect(checkout.status).toBe('requires_escalation');
    expect(checkout.messages).toMatchObject([
      { code: 'payment_required', severity: 'requires_buyer_input', path: '$.payment' },
    ]);
    const refused = await call(
      'complete_checkout',
      checkout.id,
      { payment: { instruments: [] } },
      { key: randomUUID() },
    );
    expect(refused.status).toBe('requires_escalation');

    const response = await handle(new Request(checkout.continue_url));
    expect(response.status).toBe(303);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:4000\/.*checkout/);
  },
);
