import { beforeAll, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';

interface Answered extends Body {
  aggregates: Record<string, unknown>;
  activityIds: string[];
  order: { id: string; activities: { id: string; activityType: string }[] };
}

let emulator: Emulator;
let merchant: Merchant;
const ids: string[] = [];

const aggregate = (aggregation: object, more: object = {}) =>
  merchant.call<Answered>('POST', '/ecom/v1/orders/aggregate', { aggregation, ...more });
const sums = async (aggregation: object, more: object = {}) => (await aggregate(aggregation, more)).body.aggregates;

beforeAll(async () => {
  emulator = createEmulator({ seed: 'empty' });
  merchant = new Merchant(emulator);
  for (const [type, amount, paymentStatus] of [
    ['POS', '10.10', 'PAID'],
    ['POS', '20.20', 'NOT_PAID'],
    ['EBAY', '30.30', 'PAID'],
  ] as const) {
    const line = { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 1 };
    const order = {
      channelInfo: { type },
      lineItems: [{ ...line, price: { amount } }],
      priceSummary: {},
      paymentStatus,
    };
    ids.push((await merchant.send<Answered>('POST', '/ecom/v1/orders', { order })).order.id);
  }
});

describe('aggregateOrders', () => {
  it('aggregates all orders, by value, and by combination of values', async () => {
    expect(
      await sums({
        all: { $count: {} },
        channels: { $count: 'channelInfo.type' },
        both: { $count: ['channelInfo.type', 'paymentStatus'] },
        total: { $sum: 'priceSummary.total.amount' },
        least: { $min: 'priceSummary.total.amount' },
        most: { $max: 'priceSummary.total.amount' },
        mean: { $avg: 'priceSummary.total.amount' },
      }),
    ).toEqual({
      all: 3,
      channels: { POS: 2, EBAY: 1 },
      both: { '(POS|PAID)': 1, '(POS|NOT_PAID)': 1, '(EBAY|PAID)': 1 },
      total: 60.6,
      least: 10.1,
      most: 30.3,
      mean: 20.2,
    });
    expect(
      await sums({ both: { $count: ['status', 'paymentStatus'] } }, { hierarchySeparatorOverride: ' / ' }),
    ).toEqual({ both: { '(APPROVED / PAID)': 2, '(APPROVED / NOT_PAID)': 1 } });
  });

  it('aggregates the orders of a filter, and returns no values if none matches', async () => {
    const filter = { paymentStatus: 'PAID' };
    expect(await sums({ all: { $count: {} }, total: { $sum: 'priceSummary.total.amount' } }, { filter })).toEqual({
      all: 2,
      total: 40.4,
    });
    const none = { status: 'CANCELED' };
    expect(
      await sums({ sum: { $sum: 'priceSummary.total.amount' }, max: { $max: 'number' } }, { filter: none }),
    ).toEqual({ sum: 0, max: null });
    const shopper = await newShopper(emulator);
    const { body } = await shopper.call<Answered>('POST', '/ecom/v1/orders/aggregate', {
      aggregation: { all: { $count: {} } },
    });
    expect(body.aggregates).toEqual({ all: 0 });
  });

  it('rejects unknown fields', async () => {
    expect(getViolations(await merchant.call('POST', '/ecom/v1/orders/aggregate', {}))).toEqual([
      'aggregation REQUIRED_FIELD',
    ]);
    expect(
      getViolations(
        await aggregate({
          a: { $median: 'number' },
          b: { $sum: 'taste' },
          c: { $sum: 'status' },
          d: { $count: ['x'] },
        }),
      ),
    ).toEqual([
      'aggregation.a INVALID_ENUM_VALUE',
      'aggregation.b.$sum OTHER',
      'aggregation.c.$sum OTHER',
      'aggregation.d.$count[0] OTHER',
    ]);
    expect(getViolations(await aggregate({ all: { $count: {} } }, { filter: { taste: 'good' } }))[0]).toMatch(
      /^filter/,
    );
  });
});

describe('addActivities', () => {
  const add = (body: object, id = ids[0]) =>
    merchant.call<Answered>('POST', `/ecom/v1/orders/${id}/activities/add`, body);

  it('adds several activities with their contents', async () => {
    const { body } = await add({
      activities: [{ customActivity: { appId: 'app', type: 'gift-wrapped' } }],
      orderActivities: [
        { merchantComment: { message: 'Ring twice' } },
        { activityType: 'INVOICE_SENT' },
        { activityType: 'RECEIPT_SENT', receiptSent: { paymentId: 'p', externalReceipt: { receiptId: 'r' } } },
      ],
    });
    const added = body.order.activities.slice(-4);
    expect(added.map(({ id }) => id)).toEqual(body.activityIds);
    expect(added).toMatchObject([
      { activityType: 'CUSTOM_ACTIVITY', customActivity: { type: 'gift-wrapped' } },
      { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Ring twice' } },
      { activityType: 'INVOICE_SENT' },
      { activityType: 'RECEIPT_SENT', receiptSent: { paymentId: 'p' } },
    ]);
    expect(emulator.events().at(-1)?.type).toBe('wix.ecom.v1.order_updated');
  });

  it('adds all activities or none, and requires the merchant', async () => {
    const before = (await merchant.send<Answered>('GET', `/ecom/v1/orders/${ids[1]}`)).order.activities;
    const rejected = await add(
      {
        orderActivities: [
          { merchantComment: { message: 'ok' } },
          { activityType: 'DANCED' },
          { activityType: 'INVOICE_SENT', receiptSent: {} },
          { activityType: 'MERCHANT_COMMENT' },
        ],
      },
      ids[1],
    );
    expect(getViolations(rejected)).toEqual([
      'orderActivities[1].activityType INVALID_ENUM_VALUE',
      'orderActivities[2].receiptSent ONE_OF_ALIGNMENT',
      'orderActivities[3] REQUIRED_ONE_OF_FIELD',
    ]);
    expect(getViolations(await add({}))).toEqual(['orderActivities REQUIRED_FIELD']);
    expect((await merchant.send<Answered>('GET', `/ecom/v1/orders/${ids[1]}`)).order.activities).toEqual(before);
    expect((await add({ orderActivities: [{ activityType: 'INVOICE_SENT' }] }, 'unknown')).status).toBe(404);
    const shopper = await newShopper(emulator);
    expect((await shopper.call('POST', `/ecom/v1/orders/${ids[0]}/activities/add`, {})).status).toBe(403);
  });
});

it('runs due scheduled captures before orders are aggregated', async () => {
  const scheduledAction = { actionType: 'CAPTURE', executionDate: new Date(Date.now() + 60_000).toISOString() };
  const regularPaymentDetails = { status: 'AUTHORIZED', authorizationDetails: { scheduledAction } };
  const payments = [{ amount: { amount: '20.20' }, regularPaymentDetails }];
  await merchant.send('POST', `/ecom/v1/payments/orders/${ids[1]}/add-payment`, { payments });
  const paid = async () => {
    const { aggregates } = await merchant.send<Answered>('POST', '/ecom/v1/orders/aggregate', {
      aggregation: { paid: { $count: {} } },
      filter: { paymentStatus: 'PAID' },
    });
    return aggregates['paid'];
  };
  expect(await paid()).toBe(2);
  emulator.clock().advance(120_000);
  expect(await paid()).toBe(3);
});
