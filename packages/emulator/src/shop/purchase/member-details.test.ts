import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { openPage } from '../../testing/hosted-pages.js';
import { iris, otto, signIn } from '../../testing/member.js';
import { simpleProduct, storesApp } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Checkout {
  readonly buyerInfo: { readonly email?: string };
  readonly shippingInfo: {
    readonly shippingDestination?: { readonly address?: object; readonly contactDetails?: object };
    readonly selectedCarrierServiceOption?: { readonly code: string };
  };
}

const pike = {
  addressLine: '12 Pike Street',
  city: 'Seattle',
  subdivision: 'US-WA',
  country: 'US',
  postalCode: '98101',
};
let emulator: Emulator;

beforeEach(() => {
  emulator = createEmulator({ catalogVersion: 'v1' });
});

/** Creates a checkout from a member's cart. Returns it with the form values of its hosted page. */
async function checkOut(who: typeof iris, request: object = {}, cartInfo?: object) {
  const { access_token: token } = await signIn(emulator, who);
  const call = async <T>(method: string, path: string, body?: object) =>
    (await send<T>(emulator, method, path, { token, ...(body && { body }) })).body;
  const catalogReference = { appId: storesApp, catalogItemId: (await simpleProduct(emulator)).id };
  await call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [{ quantity: 1, catalogReference }] });
  if (cartInfo) await call('PATCH', '/ecom/v1/carts/current', { cartInfo });
  const path = '/ecom/v1/carts/current/create-checkout';
  const { checkoutId } = await call<{ checkoutId: string }>('POST', path, { channelType: 'WEB', ...request });
  const { checkout } = await call<{ checkout: Checkout }>('GET', `/ecom/v1/checkouts/${checkoutId}`);
  const { redirectSession } = await call<{ redirectSession: { fullUrl: string } }>('POST', '/v1/redirect-session', {
    ecomCheckout: { checkoutId },
  });
  return { checkout, html: (await openPage(emulator, redirectSession.fullUrl)).html };
}

test('a member’s email address, name and address fill in the checkout and its page', async () => {
  const { checkout, html } = await checkOut(iris);
  expect(checkout.buyerInfo.email).toBe('iris@demo.example');
  expect(checkout.shippingInfo.shippingDestination).toMatchObject({
    address: pike,
    contactDetails: { firstName: 'Iris', lastName: 'Alto' },
  });
  for (const value of ['iris@demo.example', 'Iris', 'Alto', '12 Pike Street', 'Seattle', '98101']) {
    expect(html).toContain(`value="${value}"`);
  }
  expect(html).toMatch(/value="US-WA" selected/);
});

test('prefers the details of the request and the cart', async () => {
  const shippingAddress = { country: 'CA', subdivision: 'CA-ON' };
  const request = { email: 'work@example.com', shippingAddress, selectedShippingOption: { code: 'express' } };
  const { checkout, html } = await checkOut(iris, request);
  expect(checkout.buyerInfo.email).toBe('work@example.com');
  expect(checkout.shippingInfo.shippingDestination?.address).not.toHaveProperty('city');
  expect(html).toMatch(/value="CA-ON" selected/);
  expect(html).toContain('value="Alto"');
  expect(html).not.toContain('12 Pike Street');
});

test('the region and service chosen in the cart reach the page, and complete the member’s address of the same region', async () => {
  const contactInfo = { address: { country: 'US', subdivision: 'US-WA' }, contactDetails: { firstName: 'I.' } };
  const { checkout, html } = await checkOut(iris, {}, { contactInfo, selectedShippingOption: { code: 'express' } });
  expect(checkout.shippingInfo.shippingDestination).toMatchObject({
    address: pike,
    contactDetails: { firstName: 'I.', lastName: 'Alto' },
  });
  expect(checkout.shippingInfo.selectedCarrierServiceOption?.code).toBe('express');
  expect(html).toMatch(/value="express"\s+checked/);
});

test('a member without an address has an email address and a name', async () => {
  const { checkout } = await checkOut(otto);
  expect(checkout.buyerInfo.email).toBe('otto@demo.example');
  const { shippingDestination } = checkout.shippingInfo;
  expect(shippingDestination).toMatchObject({ contactDetails: { firstName: 'Otto', lastName: 'Reed' } });
  expect(shippingDestination).not.toHaveProperty('address');
});

test('a member’s details fill in the page of a cart, and are not stored by opening it', async () => {
  const { access_token: token } = await signIn(emulator, iris);
  const call = async <T>(method: string, path: string, body?: object) =>
    (await send<T>(emulator, method, path, { token, ...(body && { body }) })).body;
  const catalogReference = { appId: storesApp, catalogItemId: (await simpleProduct(emulator)).id };
  const { cart } = await call<{ cart: { id: string } }>('POST', '/ecom/v2/carts/current/add-line-items', {
    catalogItems: [{ quantity: 1, catalogReference }],
  });
  const { redirectSession } = await call<{ redirectSession: { fullUrl: string } }>('POST', '/v1/redirect-session', {
    ecomCheckout: { checkoutId: cart.id },
  });
  const { html } = await openPage(emulator, redirectSession.fullUrl);
  for (const value of ['iris@demo.example', 'Iris', '12 Pike Street']) expect(html).toContain(`value="${value}"`);
  const after = await call<{ cart: { deliveryInfo: object } }>('GET', '/ecom/v2/carts/current');
  expect(after.cart.deliveryInfo).not.toHaveProperty('address');
});
