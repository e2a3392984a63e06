import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, expectTypeOf, test } from 'vitest';
import {
  onCartCreated,
  onCartDeleted,
  onCartUpdated,
  type Cart,
  type CartUpdatedEnvelope,
} from '../current-cart/index.js';

const when = new Date('2024-01-02T03:04:05.678Z');
const cart: Cart = {
  _id: 'cart-1',
  _createdDate: when,
  _updatedDate: when,
  lineItems: [
    {
      _id: 'line-1',
      url: 'https://shop.example/product-page/shirt',
      image: 'wix:image://v1/a.jpg/a.jpg#originWidth=10&originHeight=20',
      serviceProperties: { scheduledDate: when },
    },
  ],
  contactInfo: { address: { city: 'Ghent', addressLine1: 'Street 1' } },
};

const { publicKey, signEvent } = await createEventSigner();

test('passes the created cart', async () => {
  const webhooks = createWebhooks({ publicKey });
  const carts: Cart[] = [];
  webhooks.on(onCartCreated, ({ entity }) => carts.push(entity));
  await webhooks.process(await signEvent(onCartCreated, { entity: cart }));
  expect(carts).toEqual([cart]);
  expect(onCartCreated.type).toBe('wix.ecom.v1.cart_created');
});

test('passes the updated cart and the previous values of its fields', async () => {
  const webhooks = createWebhooks({ publicKey });
  const events: CartUpdatedEnvelope[] = [];
  webhooks.on(onCartUpdated, (event) => {
    expectTypeOf(event).toEqualTypeOf<CartUpdatedEnvelope>();
    events.push(event);
  });
  const modifiedFields = { _updatedDate: when, 'lineItems[0].serviceProperties.scheduledDate': when, buyerNote: null };
  await webhooks.process(await signEvent(onCartUpdated, { entity: cart, modifiedFields }));
  expect(events).toMatchObject([{ entity: cart, modifiedFields }]);
  expect(onCartUpdated.type).toBe('wix.ecom.v1.cart_updated');
});

test('passes the deleted cart if the platform sends it', async () => {
  const webhooks = createWebhooks({ publicKey });
  const carts: (Cart | undefined)[] = [];
  webhooks.on(onCartDeleted, ({ entity }) => carts.push(entity));
  await webhooks.process(await signEvent(onCartDeleted, { entity: cart }));
  await webhooks.process(await signEvent(onCartDeleted, { metadata: { entityId: 'cart-1' } }));
  expect(carts).toEqual([cart, undefined]);
  expect(onCartDeleted.type).toBe('wix.ecom.v1.cart_deleted');
});
