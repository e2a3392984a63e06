// @vitest-environment node
import {
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  refreshCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
} from '@cartwright/ecom/current-cart-v2';
import { toLineItem } from '@cartwright/stores/selection';
import { beforeEach, describe, expect, it } from 'vitest';
import * as cartV2 from '../cart-v2/index.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import * as cartV1 from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform(1);
});

const request = {};
const address = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97201',
  addressLine1: '12 Pike Street',
};

/** Carts that a shopper can have, from an empty one to one with everything. */
const cases: Record<string, () => Promise<unknown>> = {
  'a product without options': () => platform.fill(['espresso-pair', 2]),
  'choices and a discounted price': async () => {
    const tee = await platform.product('everyday-tee');
    const variant = tee.variants?.find(({ stock }) => stock.availability === 'IN_STOCK');
    const catalogItems = [
      toLineItem(tee, { choices: variant?.choices ?? {} }, 3),
      await platform.lineItem('storm-umbrella', 1),
    ];
    await platform.client.use(addLineItemsToCurrentCart)({ catalogItems });
  },
  'a sold-out item and one that is short in stock': async () => {
    await platform.fill(['espresso-pair', 10_000], ['quiet-teapot', 1]);
    await platform.sellOut('quiet-teapot');
    await platform.client.use(refreshCurrentCart)();
  },
  'a coupon': async () => {
    await platform.fill(['espresso-pair', 2]);
    await platform.client.use(addCouponToCurrentCart)({ code: 'WELCOME10' });
  },
  'a customer, an address, a delivery method and a note': async () => {
    await platform.fill(['espresso-pair', 2], ['low-shelf-bookcase', 1]);
    await platform.client.use(updateCurrentCart)({
      note: 'Ring twice',
      deliveryInfo: { address },
      customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', phone: '+1 555 0100' },
    });
    await platform.client.use(setDeliveryMethodForCurrentCart)({ code: 'express' });
  },
};

type Leaves = Map<string, unknown>;

/** Values of a structure by path. Amounts are compared as numbers. */
function getLeaves(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  const isLeaf = typeof value !== 'object' || value === null || value instanceof Date;
  if (isLeaf && value !== undefined) leaves.set(path, /mount$/.test(path) ? Number(value) : value);
  if (!isLeaf) for (const [key, part] of Object.entries(value)) getLeaves(part, `${path}.${key}`, leaves);
  return leaves;
}

/** Paths without list indexes. */
const shapes = (paths: Iterable<string>) =>
  [...new Set([...paths].map((path) => path.replace(/\.\d+\b/g, '[]')))].sort();

function compare(converted: unknown, original: unknown) {
  const [one, other] = [getLeaves(converted), getLeaves(original)];
  const both = [...one.keys()].filter((path) => other.has(path));
  expect(both.length).toBeGreaterThan(20);
  expect(both.map((path) => [path, one.get(path)])).toEqual(both.map((path) => [path, other.get(path)]));
  return {
    missing: shapes([...other.keys()].filter((path) => !one.has(path))),
    added: shapes([...one.keys()].filter((path) => !other.has(path))),
  };
}

describe.each(Object.keys(cases))('a cart with %s', (name) => {
  beforeEach(() => cases[name]!());

  it('reads the same with both versions', async () => {
    const converted = await cartV1.readCart(platform.client, request);
    const { missing, added } = compare(converted, await cartV2.readCart(platform.client, request));
    expect(added).toEqual([]);
    const absent = [
      ...['.currentCart', '.demo', '.orderPlaced', '.settings.lockCouponCode', '.settings.lockGiftCard'],
      ...['.settings.manualPaymentDisabled', '.settings.policyAgreementCheckboxDisabled'],
      ...['.customerInfo.openAccess', '.source.channelType', '.source.createdBy.visitorId'],
      ...['.deliveryInfo.method.appId', '.deliveryInfo.method.pickup'],
      ...['.deliveryInfo.method.title.original', '.deliveryInfo.method.title.translated'],
      ...['amount', 'convertedAmount'].map((field) => `.lineItems[].pricing.breakdown.totalModifiersPrice.${field}`),
    ];
    expect(missing.filter((path) => !absent.includes(path))).toEqual([]);
  });

  it.each([
    {},
    { calculateDelivery: true },
    { calculateDelivery: true, calculateTax: true, calculateAdditionalFees: true },
  ])('has the same totals with both versions: %o', async (options) => {
    const cart = (await cartV2.readCart(platform.client, request))!;
    const converted = await cartV1.estimateCart(platform.client, cart, options, request);
    const original = await cartV2.estimateCart(platform.client, cart, options, request);
    const { violations: ours = [], ...totals } = converted ?? {};
    const { violations: theirs = [], ...expected } = original ?? {};
    const { missing, added } = compare(totals, expected);
    expect(added).toEqual([]);
    const absent = ['.discounts[].lineItemDiscounts', '.taxSummary.totalExempt', '.taxSummary.taxes[].exemptAmount'];
    expect(missing.filter((path) => !absent.some((start) => path.startsWith(start)))).toEqual([]);
    const codes = (list: typeof ours) => list.map(({ code }) => code);
    expect(codes(ours)).toEqual(codes(theirs));
  });
});
