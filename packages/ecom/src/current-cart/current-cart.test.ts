import { createClient } from '@cartwright/core';
import { describe, expect, test } from 'vitest';
import { stubFetch, type StubResponse } from '../../../core/src/testing/stub-fetch.js';
import { currentCart } from '../index.js';

function open(...responses: StubResponse[]) {
  const { fetch, sent } = stubFetch(...responses);
  return { cart: createClient({ modules: { currentCart }, fetch }).currentCart, sent };
}

/** Freezes a value and everything in it: writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'mug' };
const image = 'wix:image://v1/11062b_1~mv2.jpg/a%20mug.jpg#originWidth=800&originHeight=600';
const wireImage = { id: '11062b_1~mv2.jpg', width: 800, height: 600, altText: 'a mug.jpg', filename: 'a mug.jpg' };
const wireCart = () => ({
  id: 'cart-1',
  createdDate: '2026-01-02T03:04:05.000Z',
  updatedDate: '2026-01-02T03:04:06.000Z',
  subtotal: { amount: '36.00', formattedAmount: '$36.00' },
  contactInfo: { address: { country: 'US', addressLine: '1 Main St', geocode: { latitude: 'NaN', longitude: 2 } } },
  lineItems: [
    {
      id: 'line-1',
      quantity: 2,
      url: { relativePath: '/product-page/mug', url: 'https://shop.example/product-page/mug' },
      image: { id: '11062b_1~mv2.jpg', width: 800, height: 600, filename: 'a mug.jpg' },
      physicalProperties: { weight: 'Infinity' },
      subscriptionOptionInfo: { subscriptionSettings: { startDate: '2026-02-01T00:00:00.000Z' } },
      serviceProperties: { scheduledDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' },
      catalogOverrideFields: {
        image: { url: 'https://cdn.example/x.jpg' },
        physicalProperties: { weight: '-Infinity' },
      },
    },
  ],
});
const cart = {
  _id: 'cart-1',
  _createdDate: new Date('2026-01-02T03:04:05.000Z'),
  _updatedDate: new Date('2026-01-02T03:04:06.000Z'),
  subtotal: { amount: '36.00', formattedAmount: '$36.00' },
  contactInfo: { address: { country: 'US', addressLine1: '1 Main St', location: { latitude: NaN, longitude: 2 } } },
  lineItems: [
    {
      _id: 'line-1',
      quantity: 2,
      url: 'https://shop.example/product-page/mug',
      image,
      physicalProperties: { weight: Infinity },
      subscriptionOptionInfo: { subscriptionSettings: { startDate: new Date('2026-02-01') } },
      serviceProperties: { scheduledDate: new Date('2026-03-01'), endDate: new Date('2026-03-02') },
      catalogOverrideFields: { image: 'https://cdn.example/x.jpg', physicalProperties: { weight: -Infinity } },
    },
  ],
};

type Call = (module: typeof currentCart) => Promise<unknown>;
const base = '/ecom/v1/carts/current';
const calls: [name: string, call: Call, method: string, path: string, body: unknown][] = [
  ['get', (c) => c.getCurrentCart(), 'GET', base, undefined],
  ['update', (c) => c.updateCurrentCart({ couponCode: 'TEN' }), 'PATCH', base, { couponCode: 'TEN' }],
  [
    'add',
    (c) => c.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] }),
    'POST',
    `${base}/add-to-cart`,
    { lineItems: [{ catalogReference, quantity: 1 }] },
  ],
  [
    'remove',
    (c) => c.removeLineItemsFromCurrentCart(['line-1']),
    'POST',
    `${base}/remove-line-items`,
    { lineItemIds: ['line-1'] },
  ],
  ['remove coupon', (c) => c.removeCouponFromCurrentCart(), 'POST', `${base}/remove-coupon`, {}],
  [
    'quantity',
    (c) => c.updateCurrentCartLineItemQuantity([{ _id: 'line-1', quantity: 3 }]),
    'POST',
    `${base}/update-line-items-quantity`,
    { lineItems: [{ id: 'line-1', quantity: 3 }] },
  ],
];

describe('requests and responses', () => {
  test.each(calls)('%s', async (_, call, method, path, body) => {
    const { cart: module, sent } = open({ cart: wireCart() });
    const response = await call(module);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method, body, url: { pathname: path, search: '' } });
    expect([{ cart }, cart]).toContainEqual(response);
  });

  test('deleteCurrentCart returns nothing', async () => {
    const { cart: module, sent } = open({});
    expect(await module.deleteCurrentCart()).toBeUndefined();
    expect(sent[0]).toMatchObject({ method: 'DELETE', body: undefined });
  });

  test('getCurrentCart and updateCurrentCart return the cart, the other operations a response with the cart', async () => {
    const { cart: module } = open({ cart: wireCart() });
    expect(await module.getCurrentCart()).toEqual(cart);
    expect(await module.updateCurrentCart()).toEqual(cart);
    expect(await module.addToCurrentCart()).toEqual({ cart });
  });

  test("createCheckoutFromCurrentCart sends addresses in the platform's format", async () => {
    const { cart: module, sent } = open({ checkoutId: 'checkout-1' });
    const options = frozen({
      channelType: currentCart.ChannelType.WEB,
      shippingAddress: { country: 'US', addressLine1: '1 Main St', location: { latitude: 1.5, longitude: NaN } },
      selectedShippingOption: { code: 'standard' },
      email: 'ann@shop.example',
    });
    expect(await module.createCheckoutFromCurrentCart(options)).toEqual({ checkoutId: 'checkout-1' });
    expect(sent[0]?.url.pathname).toBe(`${base}/create-checkout`);
    expect(sent[0]?.body).toEqual({
      channelType: 'WEB',
      shippingAddress: { country: 'US', addressLine: '1 Main St', geocode: { latitude: 1.5, longitude: 'NaN' } },
      selectedShippingOption: { code: 'standard' },
      email: 'ann@shop.example',
    });
  });

  test('estimateCurrentCartTotals converts shipping options, memberships and discounts', async () => {
    const logistics = {
      deliveryTimeSlot: { from: '2026-04-01T08:00:00.000Z', to: '2026-04-01T10:00:00.000Z' },
      pickupDetails: { address: { addressLine: '2 Dock Rd', country: 'US' } },
    };
    const decoded = {
      deliveryTimeSlot: { from: new Date('2026-04-01T08:00:00Z'), to: new Date('2026-04-01T10:00:00Z') },
      pickupDetails: { address: { addressLine1: '2 Dock Rd', country: 'US' } },
    };
    const expirationDate = '2027-01-01T00:00:00.000Z';
    const { cart: module, sent } = open({
      cart: wireCart(),
      shippingInfo: {
        selectedCarrierServiceOption: { code: 'a', logistics },
        carrierServiceOptions: [
          {
            shippingOptions: [
              { code: 'a', logistics },
              { code: 'b', logistics },
            ],
          },
        ],
      },
      membershipOptions: {
        eligibleMemberships: [{ id: 'm', expirationDate }],
        invalidMemberships: [{ membership: { id: 'n', expirationDate } }],
      },
      appliedDiscounts: [{ merchantDiscount: { percentage: 'NaN' } }],
    });
    const estimate = await module.estimateCurrentCartTotals({
      calculateTax: false,
      shippingAddress: { country: 'US' },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { calculateTax: false, shippingAddress: { country: 'US' } },
    });
    expect(sent[0]?.url.pathname).toBe(`${base}/estimate-totals`);
    expect(estimate).toEqual({
      cart,
      shippingInfo: {
        selectedCarrierServiceOption: { code: 'a', logistics: decoded },
        carrierServiceOptions: [
          {
            shippingOptions: [
              { code: 'a', logistics: decoded },
              { code: 'b', logistics: decoded },
            ],
          },
        ],
      },
      membershipOptions: {
        eligibleMemberships: [{ _id: 'm', expirationDate: new Date(expirationDate) }],
        invalidMemberships: [{ membership: { _id: 'n', expirationDate: new Date(expirationDate) } }],
      },
      appliedDiscounts: [{ merchantDiscount: { percentage: NaN } }],
    });
  });
});

describe('requests', () => {
  test('a cart round-trips unchanged, and arguments are not modified', async () => {
    const { cart: module, sent } = open({ cart: {} });
    await module.updateCurrentCart(frozen({ cartInfo: structuredClone(cart) }));
    const { lineItems, ...rest } = wireCart();
    expect(sent[0]?.body).toEqual({
      cartInfo: {
        ...rest,
        lineItems: lineItems.map((item) => ({
          ...item,
          image: { ...wireImage, url: image },
        })),
      },
    });
  });

  test('converts images and page URLs of custom line items, modifiers and merchant discounts', async () => {
    const { cart: module, sent } = open({ cart: {} });
    const options = frozen({
      customLineItems: [{ quantity: 1, price: '5.00', media: image, url: 'https://shop.example/wrap?x=1' }],
      merchantDiscounts: [{ amount: { amount: '3.00' } }],
      cartFieldmask: ['buyerNote', 'contactInfo.address'],
    });
    await module.updateCurrentCart(options);
    expect(sent[0]?.body).toEqual({
      customLineItems: [
        {
          quantity: 1,
          price: '5.00',
          media: { ...wireImage, url: image },
          url: { relativePath: '/wrap', url: 'https://shop.example/wrap?x=1' },
        },
      ],
      merchantDiscounts: [{ amount: { amount: '3.00' } }],
      cartFieldmask: 'buyerNote,contactInfo.address',
    });
  });

  test('null clears a date', async () => {
    const { cart: module, sent } = open({ cart: {} });
    await module.updateCurrentCart({ cartInfo: { lineItems: [{ serviceProperties: { scheduledDate: null } }] } });
    expect(sent[0]?.body).toEqual({ cartInfo: { lineItems: [{ serviceProperties: { scheduledDate: null } }] } });
  });

  test('an invalid date is rejected without a request', async () => {
    const { cart: module, sent } = open({ cart: {} });
    const lineItems = [{ catalogReference, quantity: 1, serviceProperties: { scheduledDate: new Date(NaN) } }];
    await expect(module.addToCurrentCart({ lineItems })).rejects.toThrow(/scheduledDate/);
    expect(sent).toHaveLength(0);
  });
});

test('only reads, estimates and deletes are retried', () => {
  const repeatable = Object.values(currentCart).flatMap((member) =>
    'spec' in member && member.spec.repeatable ? [member.spec.id] : [],
  );
  expect(repeatable.sort()).toEqual([
    'ecom.currentCart.deleteCurrentCart',
    'ecom.currentCart.estimateCurrentCartTotals',
    'ecom.currentCart.getCurrentCart',
  ]);
});
