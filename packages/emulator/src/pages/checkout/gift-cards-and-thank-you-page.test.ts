import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { address, callbacks, isBack, openPage, orderId, submitPage } from '../../testing/hosted-pages.js';
import { Merchant } from '../../testing/merchant.js';
import { type Shopper, newShopper, simpleProduct } from '../../testing/shopper.js';

let emulator: Emulator;
let shopper: Shopper;
let url: string;

const begin = async (urls: object): Promise<string> => {
  const { body } = await shopper.cart('POST', 'create-checkout', { channelType: 'WEB' });
  const session = await shopper.call<{ redirectSession: { fullUrl: string } }>(
    'POST',
    '/_api/redirects-api/v1/redirect-session',
    { ecomCheckout: { checkoutId: body.checkoutId }, callbacks: urls },
  );
  return session.body.redirectSession.fullUrl;
};

beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  await shopper.add((await simpleProduct(emulator, 10)).id, 2);
  url = await begin(callbacks);
});

const open = () => openPage(emulator, url);
const submit = (fields: Record<string, string>) => submitPage(emulator, url, fields);
const pay = async (fields: Record<string, string>) => {
  await submit({ ...address, action: 'update' });
  return submit({ ...address, shippingOption: 'standard', action: 'pay', ...fields });
};
const order = async (id: string) =>
  (await shopper.call<{ order: { paymentStatus: string } }>('GET', `/ecom/v1/orders/${id}`)).body.order;

describe('the page after the order', () => {
  it('is a page of the emulator without a thank-you page URL, and links to the shop without the order ID', async () => {
    url = await begin({ postFlowUrl: 'http://localhost:5173/shop?lang=en' });
    const { html, response } = await pay({ payment: 'card-approved' });
    expect(isBack(response)).toBe(true);
    expect(html).toContain('Thank you');
    expect(html).toContain('ada@example.com');
    expect(html).toContain('href="http://localhost:5173/shop?lang=en"');
    const repeated = await open();
    expect([repeated.response.status, repeated.html]).toEqual([200, html]);
  });

  it("is the shop's thank-you page with the order ID, if configured", async () => {
    url = await begin({ ...callbacks, postFlowUrl: 'http://localhost:5173/shop' });
    const { response } = await pay({ payment: 'card-approved' });
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.pathname).toBe('/thanks');
    expect((await order(orderId(response))).paymentStatus).toBe('PAID');
  });
});

describe('a gift card', () => {
  const redeem = (giftCardCode: string) => submit({ ...address, giftCardCode, action: 'redeem-gift-card' });

  it('is redeemed on the page, pays the order, and can be removed before', async () => {
    await submit({ ...address, action: 'update' });
    const redeemed = await redeem(' gift-rich-5000 ');
    expect(isBack(redeemed.response)).toBe(true);
    expect(redeemed.html).toContain('**********5000');
    expect(redeemed.html).toContain('There is nothing to pay now.');
    expect(redeemed.html).toContain('value="Lovelace"');
    const removed = await submit({ ...address, action: 'remove-gift-card' });
    expect(removed.html).toContain('Gift card code');
    expect(removed.html).toContain('name="payment"');
    await redeem('GIFT-RICH-5000');
    const { response } = await submit({ ...address, shippingOption: 'standard', action: 'pay' });
    expect((await order(orderId(response))).paymentStatus).toBe('PAID');
  });

  it.each([
    ['', 'Enter the code of your gift card.'],
    ['GIFT-NONE-0000', 'There is no such gift card.'],
    ['GIFT-OLD-0050', 'This gift card has expired.'],
    ['GIFT-EMPTY-0000', 'This gift card has no balance left.'],
    ['x'.repeat(60), 'This code is too long.'],
  ])('with the code %j is refused beside its field', async (giftCardCode, message) => {
    const { html, response } = await redeem(giftCardCode);
    expect(isBack(response)).toBe(true);
    expect(html).toContain(`id="giftCardCode-error">${message}`);
    expect(html).toContain('value="Lovelace"');
  });

  it('has no gift card field if the settings disable gift cards', async () => {
    const merchant = new Merchant(emulator);
    await merchant.send('PATCH', '/ecom/v1/checkout-settings', {
      checkoutSettings: { checkoutFields: { giftCardRedeemEnabled: false } },
    });
    expect((await open()).html).not.toContain('giftCardCode');
    await redeem('GIFT-RICH-5000');
    expect((await open()).html).not.toContain('**********5000');
  });
});
