import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { DEMO_APP_ID, DEMO_APP_SECRET, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, type Product, type Shopper, newShopper, simpleProduct } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Order {
  id: string;
  number: string;
  status: string;
  fulfillmentStatus: string;
  activities: { id: string; type: string }[];
  lineItems: { id: string; quantity: number }[];
  appliedDiscounts: { coupon: { id: string } }[];
}

let emulator: Emulator;
let merchant: Merchant;
let shopper: Shopper;
let product: Product;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator);
});

const code = ({ body, status }: { body: Body; status: number }) => [status, body.details?.applicationError?.code];
const bought = async (who = shopper, quantity = 2): Promise<Order> => {
  await who.add(product.id, quantity);
  const { body } = await who.call<{ orderId: string }>(
    'POST',
    `/ecom/v1/checkouts/${await who.checkOut()}/create-order`,
    {},
  );
  return read(body.orderId);
};
const read = async (id: string) => (await merchant.send<{ order: Order }>('GET', `/ecom/v1/orders/${id}`)).order;
const stock = async () => ((await merchant.get(product.id))['stock'] as { quantity: number }).quantity;
const written = (fields: object = {}) => ({
  order: {
    channelInfo: { type: 'POS' },
    lineItems: [
      { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 1, price: { amount: '5.00' } },
    ],
    priceSummary: {},
    ...fields,
  },
});
const search = async (who: { call: Shopper['call'] }, body: object = {}) =>
  (await who.call<{ orders: Order[] } & Body>('POST', '/ecom/v1/orders/search', { search: body })).body;

describe('searching orders', () => {
  it('returns their own orders to buyers and all to the merchant, newest first', async () => {
    const first = await bought();
    emulator.clock().advance(60_000);
    const second = await bought(await newShopper(emulator));
    expect((await search(shopper)).orders.map(({ id }) => id)).toEqual([first.id]);
    expect((await search(merchant)).orders.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('finds orders by the platform’s fields, page by page', async () => {
    const orders = [await bought(), await bought(), await bought()];
    await merchant.send('POST', `/ecom/v1/payments-collector/orders/${orders[1]?.id}/mark-as-paid`, {});
    const ids = async (body: object) => (await search(merchant, body)).orders.map(({ number }) => number);
    expect(await ids({ filter: { paymentStatus: 'PAID' } })).toEqual([orders[1]?.number]);
    expect(await ids({ filter: { 'buyerInfo.email': 'ada@example.com', status: { $ne: 'CANCELED' } } })).toHaveLength(
      3,
    );
    const catalogItemId = { $hasSome: [product.id] };
    expect(await ids({ filter: { 'lineItems.catalogReference.catalogItemId': catalogItemId } })).toHaveLength(3);
    const page = { cursorPaging: { limit: 2 }, sort: [{ fieldName: 'number', order: 'ASC' }] };
    const { body } = await merchant.call<{
      orders: Order[];
      metadata: { cursors: { next: string }; hasNext: boolean };
    }>('POST', '/ecom/v1/orders/search', { search: page });
    expect(body.orders.map(({ number }) => number)).toEqual([orders[0]?.number, orders[1]?.number]);
    expect(body.metadata).toMatchObject({ count: 2, hasNext: true });
    const last = await search(merchant, { cursorPaging: { limit: 2, cursor: body.metadata.cursors.next } });
    expect(last).toMatchObject({ orders: [{ number: orders[2]?.number }], metadata: { count: 1, hasNext: false } });
    const wrong = await merchant.call('POST', '/ecom/v1/orders/search', { search: { filter: { taste: 'good' } } });
    expect([wrong.status, getViolations(wrong)[0]]).toEqual([400, expect.stringMatching(/^search\.filter/)]);
  });

  it('finds orders by the names and locations of their items, by coupons and by custom statuses', async () => {
    const [line] = written().order.lineItems;
    const create = async (...lines: readonly { name: string; locationId?: string }[]) => {
      const lineItems = lines.map(({ locationId, name }) => ({
        ...line,
        productName: { original: name },
        ...(locationId && { locations: [{ id: locationId, quantity: 1 }] }),
      }));
      return (await merchant.send<{ order: Order }>('POST', '/ecom/v1/orders', written({ lineItems }))).order;
    };
    const mug = await create({ name: 'Mug', locationId: 'north' });
    const both = await create({ name: 'Apron', locationId: 'south' }, { name: 'Zither' });
    await shopper.add(product.id, 1);
    await shopper.cart('PATCH', '', { couponCode: 'WELCOME10' });
    const checkoutId = await shopper.checkOut();
    const { body } = await shopper.call<{ orderId: string }>(
      'POST',
      `/ecom/v1/checkouts/${checkoutId}/create-order`,
      {},
    );
    const [discount] = (await read(body.orderId)).appliedDiscounts;

    const ids = async (request: object) => (await search(merchant, request)).orders.map(({ id }) => id);
    const having = (field: string, ...values: unknown[]) => ids({ filter: { [field]: { $hasSome: values } } });
    expect(await having('lineItems.productName.original', 'Zither', 'Fez')).toEqual([both.id]);
    expect(await having('lineItems.locations.id', 'north')).toEqual([mug.id]);
    expect(await having('lineItems.locations.id', 'south', 'west')).toEqual([both.id]);
    expect(await having('appliedDiscounts.coupon.id', discount?.coupon.id)).toEqual([body.orderId]);
    const status = 'fulfillmentStatusesAggregate.statuses';
    expect(await having(status, 'Packed')).toEqual([]);
    await merchant.send('POST', `/ecom/v1/fulfillments/orders/${mug.id}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id: mug.lineItems[0]?.id, quantity: 1 }], status: 'Packed' },
    });
    expect(await having(status, 'Packed')).toEqual([mug.id]);
    expect(await read(mug.id)).toMatchObject({ fulfillmentStatusesAggregate: { statuses: ['Packed'] } });

    const names = { 'lineItems.productName.original': { $hasSome: ['Apron', 'Mug', 'Zither'] } };
    const sorted = (order: string) =>
      ids({ filter: names, sort: [{ fieldName: 'lineItems.productName.original', order }] });
    expect(await sorted('ASC')).toEqual([both.id, mug.id]);
    expect(await sorted('DESC')).toEqual([both.id, mug.id]);
  });
});

describe('updating an order', () => {
  it('changes the given fields and nothing else, and no prices', async () => {
    const { activities: _, ...before } = await bought();
    const change = {
      buyerInfo: { email: 'eve@example.com' },
      archived: true,
      priceSummary: { total: { amount: '0' } },
    };
    const { order } = await merchant.send<{ order: Order }>('PATCH', `/ecom/v1/orders/${before.id}`, { order: change });
    expect(order).toMatchObject({
      archived: true,
      buyerInfo: { ...(before as unknown as { buyerInfo: object }).buyerInfo, email: 'eve@example.com' },
      priceSummary: (before as unknown as { priceSummary: object }).priceSummary,
      lineItems: before.lineItems,
    });
    expect(order.activities.at(-1)?.type).toBe('EMAIL_EDITED');
    const wrong = await merchant.call('PATCH', `/ecom/v1/orders/${before.id}`, {
      order: { buyerInfo: { email: 'x' } },
    });
    expect(wrong.status).toBe(400);
    const bulk = await merchant.send('POST', '/ecom/v1/bulk/orders/update', {
      orders: [{ order: { id: before.id, seenByAHuman: true } }, { order: { id: 'unknown', archived: true } }],
      returnEntity: true,
    });
    expect(bulk).toMatchObject({ results: [{ item: { seenByAHuman: true } }, { itemMetadata: { success: false } }] });
  });

  it('adds tags and comments; activities of the platform cannot be deleted', async () => {
    const { activities, id } = await bought();
    const tag = (assign: string[], unassign: string[]) =>
      merchant.send('POST', '/ecom/v1/bulk/orders/update-tags', {
        orderIds: [id],
        assignTags: { tags: { tagIds: assign } },
        unassignTags: { tags: { tagIds: unassign } },
      });
    await tag(['gift', 'urgent'], []);
    await tag(['gift'], ['urgent']);
    expect(await read(id)).toMatchObject({ tags: { tags: { tagIds: ['gift'] } } });
    expect((await search(merchant, { filter: { 'tags.tags.tagIds': { $hasSome: ['gift'] } } })).orders).toHaveLength(1);

    const path = `/ecom/v1/orders/${id}/activities`;
    const comment = (message: string) => ({ activity: { merchantComment: { message } } });
    const { activityId } = await merchant.send<{ activityId: string }>('POST', path, comment('Called back'));
    await merchant.send('PATCH', `${path}/${activityId}`, comment('Called twice'));
    expect((await read(id)).activities.at(-1)).toMatchObject({ merchantComment: { message: 'Called twice' } });
    const placed = `${path}/${activities[0]?.id}`;
    expect(code(await merchant.call('DELETE', placed))).toEqual([428, 'ACTIVITY_NOT_EDITABLE']);
    await merchant.send('DELETE', `${path}/${activityId}`);
    expect((await read(id)).activities.map((one) => one.id)).not.toContain(activityId);
    expect(getViolations(await merchant.call('POST', path, { activity: {} }))).toEqual([
      'activity REQUIRED_ONE_OF_FIELD',
    ]);
  });

  it('cancels it once, restocks its items and notifies the buyer', async () => {
    const before = await stock();
    const { id } = await bought();
    expect(await stock()).toBe(before - 2);
    const cancel = (body: object = {}) => merchant.call('POST', `/ecom/v1/orders/${id}/cancel`, body);
    expect((await cancel({ restockAllItems: true, sendOrderCanceledEmail: true })).status).toBe(200);
    expect(await stock()).toBe(before);
    expect(emulator.mails().at(-1)).toMatchObject({ kind: 'ORDER_CANCELED', to: 'ada@example.com' });
    expect(code(await cancel())).toEqual([428, 'ORDER_ALREADY_CANCELED']);
    const status = (to: string) => merchant.call('POST', `/ecom/v1/orders/${id}/update-status`, { status: to });
    expect(code(await status('APPROVED'))).toEqual([428, 'UNSUPPORTED_TRANSITION']);
    expect(code(await status('CANCELED'))).toEqual([428, 'STATUS_ALREADY_SET']);
    const events = emulator.events().filter(({ entityId }) => entityId === id);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['wix.ecom.v1.order_canceled']));
  });
});

describe('committing a draft', () => {
  it('recalculates the totals of changed line items, and restocks removed ones', async () => {
    const before = await stock();
    const { id, lineItems } = await bought();
    const lineItemId = lineItems[0]?.id;
    const commit = (changes: object, commitSettings: object = {}) =>
      merchant.call<Body & { order: Order }>('POST', `/ecom/v1/orders/${id}/commit-deltas`, {
        changes,
        commitSettings,
      });
    const added = {
      productName: { original: 'Card' },
      itemType: { preset: 'PHYSICAL' },
      quantity: 2,
      price: { amount: '1.50' },
    };
    const inventoryUpdates = [{ actionType: 'RESTOCK', lineItemId, quantityChange: 2 }];
    const { body } = await commit(
      {
        lineItems: [
          { lineItemId, lineItemRemoved: true },
          { lineItemAdded: true, lineItem: added },
        ],
      },
      { inventoryUpdates, sendNotificationsToBuyer: true },
    );
    expect(body.order).toMatchObject({ lineItems: [{ quantity: 2 }], priceSummary: { subtotal: { amount: '3.00' } } });
    expect(body.order.activities.at(-1)?.type).toBe('DRAFT_ORDER_CHANGES_APPLIED');
    expect([await stock(), emulator.mails().at(-1)?.kind]).toEqual([before, 'ORDER_CHANGED']);
    expect(code(await commit({}))).toEqual([428, 'EMPTY_DELTAS_TO_COMMIT']);
    const restock = (...quantities: readonly number[]) =>
      quantities.map((quantityChange) => ({ actionType: 'RESTOCK', lineItemId, quantityChange }));
    expect(getViolations(await commit({ shippingInfoRemoved: true }, { inventoryUpdates: restock(-1, 0.5) }))).toEqual([
      'commitSettings.inventoryUpdates[0].quantityChange MIN',
      'commitSettings.inventoryUpdates[1].quantityChange DECIMAL_MAX_SCALE',
    ]);
    expect(getViolations(await commit({ lineItems: [{ lineItemId: 'unknown' }] }))).toEqual([
      'changes.lineItems[0].lineItemId OTHER',
    ]);
  });
});

describe('fulfilling an order', () => {
  it('counts a line item that is listed twice, and none of those that were fulfilled and refunded', async () => {
    const { id, lineItems } = await bought(shopper, 4);
    const lineId = lineItems[0]?.id;
    const path = `/ecom/v1/fulfillments/orders/${id}`;
    const fulfill = (...quantities: readonly (number | undefined)[]) =>
      merchant.call('POST', `${path}/create-fulfillment`, {
        fulfillment: { lineItems: quantities.map((quantity) => ({ id: lineId, quantity })) },
      });
    const fulfilled = async () =>
      (await merchant.send<{ orderWithFulfillments: { fulfillments: { lineItems: object[] }[] } }>('GET', path))
        .orderWithFulfillments.fulfillments;
    expect(getViolations(await fulfill(3, 3))).toEqual(['fulfillment.lineItems[1].quantity MAX']);
    const both = [{ lineItems: [{ id: lineId, quantity: 3 }] }, { lineItems: [{ id: lineId, quantity: 3 }] }];
    const bulk = await merchant.send('POST', '/ecom/v1/fulfillments/orders/bulk/create-fulfillments', {
      ordersWithFulfillments: [{ orderId: id, fulfillments: both }],
    });
    expect(bulk).toMatchObject({ results: [{ itemMetadata: { success: false } }] });
    expect(await fulfilled()).toEqual([]);
    expect((await fulfill(1, undefined)).status).toBe(200);
    expect(await fulfilled()).toMatchObject([{ lineItems: [{ quantity: 1 }, { quantity: 3 }] }]);
    await merchant.send('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {});
    const { orderTransactions } = await merchant.send<{ orderTransactions: { payments: { id: string }[] } }>(
      'GET',
      `/ecom/v1/payments/orders/${id}`,
    );
    await merchant.send('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId: id,
      paymentRefunds: [{ paymentId: orderTransactions.payments[0]?.id, externalRefund: true }],
      refundItems: { lineItems: [{ lineItemId: lineId, quantity: 2 }] },
    });
    expect(getViolations(await fulfill(undefined))).toEqual(['fulfillment.lineItems[0].quantity MAX']);
  });

  it('fulfills it in parts, each unit once, with a tracking number', async () => {
    const { id, lineItems } = await bought();
    const lineId = lineItems[0]?.id;
    const path = `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`;
    const send = (quantity: number, trackingNumber: string) =>
      merchant.call<Body & { fulfillmentId: string }>('POST', path, {
        fulfillment: {
          lineItems: [{ id: lineId, quantity }],
          trackingInfo: { trackingNumber, shippingProvider: 'ups' },
        },
      });
    const first = await send(1, 'T1');
    expect((await read(id)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED');
    expect(emulator.mails().at(-1)).toMatchObject({ kind: 'SHIPPING_CONFIRMATION', data: { trackingNumber: 'T1' } });
    expect(code(await send(1, 'T1'))).toEqual([409, 'TRACKING_NUMBER_ALREADY_EXISTS']);
    expect(getViolations(await send(2, 'T2'))).toEqual(['fulfillment.lineItems[0].quantity MAX']);
    await send(1, 'T2');
    expect((await read(id)).fulfillmentStatus).toBe('FULFILLED');
    const list = `/ecom/v1/fulfillments/orders/${id}`;
    const own = await shopper.call<{ orderWithFulfillments: { fulfillments: object[] } }>('GET', list);
    expect(own.body.orderWithFulfillments.fulfillments).toMatchObject([
      { trackingInfo: { trackingLink: 'https://www.ups.com/track?tracknum=T1' } },
      { trackingInfo: { trackingNumber: 'T2' } },
    ]);
    expect((await (await newShopper(emulator)).call('GET', list)).status).toBe(404);
    const one = `/ecom/v1/fulfillments/${first.body.fulfillmentId}/orders/${id}`;
    await merchant.send('PATCH', one, { fulfillment: { trackingInfo: { trackingNumber: 'T3' } } });
    await merchant.send('DELETE', one);
    expect((await read(id)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED');
    const bulk = await merchant.send('POST', '/ecom/v1/fulfillments/orders/bulk/create-fulfillments', {
      ordersWithFulfillments: [
        { orderId: id, fulfillments: [{ lineItems: [{ id: lineId }] }] },
        { orderId: 'unknown', fulfillments: [{ lineItems: [{ id: lineId }] }] },
      ],
    });
    expect(bulk).toMatchObject({
      results: [{ ordersWithFulfillments: { orderId: id } }, { itemMetadata: { error: { code: 'ORDER_NOT_FOUND' } } }],
    });
  });
});

describe('creating an order', () => {
  it('accepts the merchant’s prices and adds them up', async () => {
    const summary = { shipping: { amount: '2.00' }, discount: { amount: '1.00' } };
    const { order } = await merchant.send<{ order: Order }>(
      'POST',
      '/ecom/v1/orders',
      written({ priceSummary: summary }),
    );
    expect(order).toMatchObject({ number: '10001', status: 'APPROVED', priceSummary: { total: { amount: '6.00' } } });
    const wrong = written({ priceSummary: { ...summary, total: { amount: '7.00' } } });
    expect(getViolations(await merchant.call('POST', '/ecom/v1/orders', wrong))).toEqual([
      'order.priceSummary.total.amount OTHER',
    ]);
    const [line] = written().order.lineItems;
    const same = written({
      lineItems: [
        { ...line, id: '1' },
        { ...line, id: '1' },
      ],
    });
    expect(getViolations(await merchant.call('POST', '/ecom/v1/orders', same))).toEqual([
      'order.lineItems[1].id OTHER',
    ]);
    const empty = await merchant.call('POST', '/ecom/v1/orders', { order: {} });
    expect(getViolations(empty)).toContain('order.lineItems REQUIRED_FIELD');
    const tomorrow = new Date(emulator.clock().now().getTime() + 86_400_000).toISOString();
    expect(code(await merchant.call('POST', '/ecom/v1/orders', written({ purchasedDate: tomorrow })))).toEqual([
      428,
      'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
    ]);
    expect((await shopper.call('POST', '/ecom/v1/orders', written())).status).toBe(403);
  });

  it('lets only the apps of its settings edit the order', async () => {
    const create = async (settings: object) =>
      (await merchant.send<{ order: Order }>('POST', '/ecom/v1/orders', { ...written(), settings })).order;
    const open = await create({ editableByEveryone: true });
    expect(open).toMatchObject({ settings: { standardActions: true, editableByEveryone: true } });
    const order = await create({ editableByOwnerApps: { appIds: [DEMO_APP_ID] } });
    expect(await read(order.id)).toMatchObject({ settings: { editableByOwnerApps: { appIds: [DEMO_APP_ID] } } });

    const { body } = await send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
      body: {
        grantType: 'client_credentials',
        clientId: DEMO_APP_ID,
        clientSecret: DEMO_APP_SECRET,
        instanceId: DEMO_SITE_ID,
      },
    });
    const edits: readonly [method: string, path: string, body: object][] = [
      ['PATCH', '', { order: { buyerNote: 'Ring twice' } }],
      ['PATCH', `/line-item/${order.lineItems[0]?.id}`, { lineItem: { fulfillerId: 'warehouse' } }],
      ['POST', '/commit-deltas', { changes: { changedRecipientInfo: { address: { city: 'Oslo' } } } }],
    ];
    for (const [method, path, edit] of edits) {
      const url = `/ecom/v1/orders/${order.id}${path}`;
      expect(code(await merchant.call(method, url, edit))).toEqual([428, 'ORDER_CANNOT_BE_EDITED']);
      expect((await send(emulator, method, url, { body: edit, token: body.access_token })).status).toBe(200);
    }
    const orders = [{ order: { id: order.id, buyerNote: 'Knock' } }, { order: { id: open.id, buyerNote: 'Knock' } }];
    expect(await merchant.send('POST', '/ecom/v1/bulk/orders/update', { orders })).toMatchObject({
      results: [
        { itemMetadata: { success: false, error: { code: 'ORDER_CANNOT_BE_EDITED' } } },
        { itemMetadata: { success: true } },
      ],
    });
    const none = { ...written(), settings: { editableByOwnerApps: { appIds: [] } } };
    expect(getViolations(await merchant.call('POST', '/ecom/v1/orders', none))).toEqual([
      'settings.editableByOwnerApps.appIds MIN_SIZE',
    ]);
  });

  it('imports an order of another store, replaces it when imported again, and deletes it', async () => {
    const old = { id: 'old-1', number: '77', status: 'APPROVED', paymentStatus: 'PAID' };
    const path = '/ecom/v1/orders/import';
    for (const note of ['one', 'two']) await merchant.send('POST', path, written({ ...old, buyerNote: note }));
    expect(await read('old-1')).toMatchObject({
      number: '77',
      imported: true,
      buyerNote: 'two',
      paymentStatus: 'PAID',
    });
    const { id } = await bought();
    expect(code(await merchant.call('POST', path, written({ ...old, id })))).toEqual([
      428,
      'CANNOT_OVERWRITE_NON_IMPORTED_ORDER',
    ]);
    await merchant.send('POST', `${path}/bulk-delete-imported-orders`, { orderIds: ['old-1', id] });
    expect(code(await merchant.call('GET', '/ecom/v1/orders/old-1'))).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await read(id)).id).toBe(id);
    const counter = `${path}/set-order-number-counter`;
    expect(code(await merchant.call('POST', counter, { counter: '5' }))).toEqual([
      428,
      'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER',
    ]);
    const current = Number((await bought()).number) + 1;
    expect(await merchant.send('POST', counter, { counter: '20000' })).toEqual({
      oldCounter: String(current),
      newCounter: '20000',
    });
    expect((await bought()).number).toBe('20000');
    expect((await bought()).number).toBe('20001');
  });

  it('reduces inventory when the order is paid, if the settings specify it', async () => {
    await merchant.send('PATCH', '/ecom/v1/orders-settings', {
      ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PAID' },
    });
    const before = await stock();
    const { id } = await bought();
    expect(await stock()).toBe(before);
    await merchant.send('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {});
    expect(await stock()).toBe(before - 2);
  });
});
