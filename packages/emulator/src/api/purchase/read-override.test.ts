import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, type Shopper, newShopper, storesApp } from '../../testing/shopper.js';

interface Placed extends Body {
  checkout: { id: string; payNow: { total: { amount: string } }; payLater: { total: { amount: string } } };
  orderId: string;
  order: object;
}

let merchant: Merchant;
let shopper: Shopper;
let catalogReference: object;
beforeEach(async () => {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
  shopper = await newShopper(emulator);
  catalogReference = { appId: storesApp, catalogItemId: (await merchant.create()).id };
});

const getBody = (catalogOverrideFields: object) => ({
  channelType: 'WEB',
  lineItems: [{ catalogReference, quantity: 1, catalogOverrideFields }],
});
const created = {
  productName: { original: 'Table, to measure' },
  price: '900.00',
  depositAmount: '300.00',
  paymentOption: { value: 'DEPOSIT_ONLINE' },
  physicalProperties: { shippable: false },
};

describe('catalog overrides', () => {
  it('set the deposit, price and name of the line item and of the order', async () => {
    const { checkout } = await merchant.send<Placed>('POST', '/ecom/v1/checkouts', getBody(created));
    expect([checkout.payNow.total.amount, checkout.payLater.total.amount]).toEqual(['300.00', '600.00']);
    expect(checkout).toMatchObject({
      lineItems: [{ productName: { original: 'Table, to measure' }, catalogOverrideFields: created }],
    });
    const path = `/ecom/v1/checkouts/${checkout.id}/create-order-and-charge`;
    const { orderId } = await merchant.send<Placed>('POST', path, { paymentToken: 'card-approved' });
    const { order } = await merchant.send<Placed>('GET', `/ecom/v1/orders/${orderId}`);
    expect(order).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      lineItems: [{ productName: { original: 'Table, to measure' }, depositAmount: { amount: '300.00' } }],
    });
  });

  it('set the image, description lines, the saved payment method and a fixed quantity', async () => {
    const image = { id: 'oak.jpg', url: 'https://example.com/oak.jpg', altText: 'Oak', width: 60, height: 40 };
    const descriptionLines = [{ name: { original: 'Wood' }, plainText: { original: 'Oak', translated: 'Eiche' } }];
    const expected = { image, descriptionLines, savePaymentMethod: true, fixedQuantity: true };
    const { checkout } = await merchant.send<Placed>(
      'POST',
      '/ecom/v1/checkouts',
      getBody({ ...created, ...expected }),
    );
    const shown = { descriptionLines, fixedQuantity: true };
    const media = { id: 'oak.jpg', altText: 'Oak' };
    expect(checkout).toMatchObject({
      lineItems: [{ ...shown, media, savePaymentMethod: true, catalogOverrideFields: expected }],
    });
    const path = `/ecom/v1/checkouts/${checkout.id}/create-order-and-charge`;
    const paying = { paymentToken: 'card-approved', savePaymentMethod: true };
    const { orderId } = await merchant.send<Placed>('POST', path, paying);
    const { order } = await merchant.send<Placed>('GET', `/ecom/v1/orders/${orderId}`);
    expect(order).toMatchObject({ lineItems: [{ ...shown, image: media }] });
  });

  it('make a separate line item; the same overrides join the same line item', async () => {
    const add = async (body: object) =>
      (
        await merchant.send<{
          cart: { id: string; lineItems: { quantity: number; price: { amount: string } }[] };
        }>('POST', '/ecom/v1/carts/current/add-to-cart', body)
      ).cart.lineItems.map(({ price, quantity }) => [quantity, price.amount]);
    await add(getBody(created));
    await add({ lineItems: [{ catalogReference, quantity: 1 }] });
    expect(await add(getBody(created))).toEqual([
      [2, '900.00'],
      [1, '10.00'],
    ]);
  });

  it('are accepted from the merchant only, and validated', async () => {
    const rejected = await shopper.call<Body>('POST', '/ecom/v1/checkouts', getBody(created));
    expect([rejected.status, rejected.body.details?.applicationError?.code]).toEqual([403, 'PERMISSION_DENIED']);
    const wrong = {
      price: 'much',
      depositAmount: '0',
      paymentOption: { value: 'LATER' },
      physicalProperties: { weight: -1 },
      descriptionLines: {},
      image: 'oak.jpg',
      savePaymentMethod: 'yes',
      inventoryAppId: '',
    };
    const at = 'lineItems[0].catalogOverrideFields';
    expect(getViolations(await merchant.call('POST', '/ecom/v1/checkouts', getBody(wrong)))).toEqual([
      ...[`${at}.price FORMAT`, `${at}.depositAmount FORMAT`, `${at}.paymentOption.value INVALID_ENUM_VALUE`],
      ...[`${at}.physicalProperties.weight MIN`, `${at}.descriptionLines FORMAT`, `${at}.image FORMAT`],
      ...[`${at}.savePaymentMethod FORMAT`, `${at}.inventoryAppId MIN_LENGTH`],
    ]);
  });
});
