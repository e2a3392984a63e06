import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, type Product, type Shopper, newShopper, simpleProduct, storesApp } from '../../testing/shopper.js';

interface Checkout {
  id: string;
  lineItems: { id: string; quantity: number }[];
  priceSummary: { subtotal: { amount: string }; total: { amount: string }; discount: { amount: string } };
  shippingInfo: {
    selectedCarrierServiceOption?: { code: string };
    carrierServiceOptions: { shippingOptions: { code: string }[] }[];
  };
  completed: boolean;
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

const lines = (quantity = 1) => [{ quantity, catalogReference: { appId: storesApp, catalogItemId: product.id } }];
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const address = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97209',
  addressLine: '1 Main St',
};
const create = (body: object = {}, who = shopper) =>
  who.call<{ checkout: Checkout } & Body>('POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    lineItems: lines(2),
    ...body,
  });

describe('a checkout without a cart', () => {
  it('is created, updated, calculated, and becomes an order', async () => {
    const { checkout } = (await create({ couponCode: 'WELCOME10' })).body;
    const path = `/ecom/v1/checkouts/${checkout.id}`;
    const call = async (method: string, end: string, body: object) =>
      (await shopper.call<{ checkout: Checkout }>(method, `${path}${end}`, body)).body.checkout;
    expect(Number(checkout.priceSummary.discount.amount)).toBeGreaterThan(0);

    const info = { shippingInfo: { shippingDestination: { address } }, buyerInfo: { email: 'ada@example.com' } };
    const addressed = await call('PATCH', '', { checkout: info });
    const options = addressed.shippingInfo.carrierServiceOptions.flatMap(({ shippingOptions }) => shippingOptions);
    expect(options.length).toBeGreaterThan(1);
    const last = options.at(-1)?.code ?? '';
    const chosen = await call('PATCH', '', {
      checkout: { shippingInfo: { selectedCarrierServiceOption: { code: last } } },
    });
    expect(chosen.shippingInfo.selectedCarrierServiceOption?.code).toBe(last);

    const more = await call('POST', '/add-to-checkout', { lineItems: lines(1) });
    expect(more.lineItems).toMatchObject([{ quantity: 3 }]);
    const lineId = more.lineItems[0]?.id;
    const fewer = await call('POST', '/update-line-items-quantity', { lineItems: [{ id: lineId, quantity: 1 }] });
    expect(fewer.priceSummary.subtotal.amount).toBe(product.price.discountedPrice.toFixed(2));
    expect((await call('POST', '/remove-coupon', {})).priceSummary.discount.amount).toBe('0.00');

    const { body } = await shopper.call<{ orderId: string }>('POST', `${path}/create-order`, {});
    const { order } = await merchant.send<{ order: object }>('GET', `/ecom/v1/orders/${body.orderId}`);
    expect(order).toMatchObject({ checkoutId: checkout.id, lineItems: [{ quantity: 1 }] });
    for (const [method, end] of [
      ['PATCH', ''],
      ['POST', '/remove-coupon'],
      ['POST', '/mark-as-completed'],
    ] as const) {
      expect(code(await merchant.call(method, `${path}${end}`, {}))).toBe('CHECKOUT_IS_COMPLETE');
    }
  });

  it('is visible to its owner and the merchant only, and is found by its cart', async () => {
    const { checkout } = (await create()).body;
    const stranger = await newShopper(emulator);
    const path = `/ecom/v1/checkouts/${checkout.id}`;
    for (const end of ['', '/checkout-url']) expect((await stranger.call('GET', `${path}${end}`)).status).toBe(404);
    expect((await stranger.call('PATCH', path, { checkout: { buyerNote: 'mine' } })).status).toBe(404);
    expect((await shopper.call('POST', `${path}/mark-as-completed`, {})).status).toBe(403);
    await merchant.send('POST', `${path}/mark-as-completed`, {});
    expect(await merchant.send('GET', path)).toMatchObject({ checkout: { completed: true } });

    await shopper.add(product.id);
    const id = await shopper.checkOut();
    const { cart } = (await shopper.cart('GET')).body;
    const byCart = await shopper.call<{ checkout: Checkout }>('GET', `/ecom/v1/checkouts/by-cart-id/${cart?.id}`);
    expect(byCart.body.checkout.id).toBe(id);
  });

  it('has a hosted page, or the shop’s custom checkout page', async () => {
    const { checkout } = (await create({ checkoutInfo: { shippingInfo: { shippingDestination: { address } } } })).body;
    const path = `/ecom/v1/checkouts/${checkout.id}`;
    const url = async () =>
      (await shopper.call<{ checkoutUrl: string }>('GET', `${path}/checkout-url`)).body.checkoutUrl;
    const page = await emulator.fetch(new Request(await url()));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(product.name)]);
    await shopper.call('PATCH', path, { overrideCheckoutUrl: 'https://shop.test/pay' });
    expect(await url()).toBe('https://shop.test/pay');
    await shopper.call('POST', `${path}/remove-override-checkout-url`, {});
    expect(await url()).toContain('/hosted/checkout/');
  });

  it.each([{}, { lineItems: [] }, { lineItems: [], customLineItems: [] }])(
    'is rejected without items: %j',
    async (items) => {
      const rejected = await shopper.call('POST', '/ecom/v1/checkouts', { channelType: 'WEB', ...items });
      expect([rejected.status, getViolations(rejected)]).toEqual([400, ['lineItems MIN_SIZE']]);
    },
  );

  it('is rejected for invalid fields without a change', async () => {
    expect(getViolations(await create({ channelType: 'MARKET' }))).toEqual(['channelType INVALID_ENUM_VALUE']);
    const { checkout } = (await create({ checkoutInfo: { shippingInfo: { shippingDestination: { address } } } })).body;
    const path = `/ecom/v1/checkouts/${checkout.id}`;
    const patch = (body: object) => shopper.call('PATCH', path, body);
    expect(getViolations(await patch({ checkout: { buyerInfo: { email: 'nobody' } } }))).toEqual([
      'checkout.buyerInfo.email FORMAT',
    ]);
    expect(code(await patch({ couponCode: 'NOPE' }))).toBe('ERROR_COUPON_DOES_NOT_EXIST');
    const option = { shippingInfo: { selectedCarrierServiceOption: { code: 'by-balloon' } } };
    expect(code(await patch({ checkout: option }))).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
    const unknown = await shopper.call('POST', `${path}/remove-line-items`, { lineItemIds: ['unknown'] });
    expect(unknown.status).toBe(404);
    const after = await shopper.call<{ checkout: Checkout }>('GET', path);
    expect(after.body.checkout).toEqual(checkout);
  });
});
