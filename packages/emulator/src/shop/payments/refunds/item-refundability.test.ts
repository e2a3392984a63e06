import { beforeEach, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { DEMO_APP_ID } from '../../../kernel/state/demo.js';
import { Merchant } from '../../../testing/merchant.js';
import { type Amount, newShopper } from '../../../testing/shopper.js';

interface Reckoned {
  available?: boolean;
  summary?: { total: Amount };
  notAvailable?: { errors: { lineItem?: object; shipping?: object; error: { applicationError: { code: string } } }[] };
}

const collector = '/ecom/v1/payments-collector/orders';
let emulator: Emulator;
let merchant: Merchant;
beforeEach(() => {
  emulator = createEmulator({ seed: 'empty' });
  merchant = new Merchant(emulator);
});

const custom = (price: string, more: object = {}) => ({
  productName: { original: 'Course' },
  itemType: { preset: 'SERVICE' },
  quantity: 1,
  price,
  ...more,
});
const place = async (customLineItems: object[], paymentToken?: string, lineItems: object[] = []) => {
  const shopper = await newShopper(emulator);
  const { body } = await shopper.call<{ checkout: { id: string } }>('POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    customLineItems,
    lineItems,
  });
  const verb = paymentToken ? 'create-order-and-charge' : 'create-order';
  const path = `/ecom/v1/checkouts/${body.checkout.id}/${verb}`;
  const placed = await shopper.call<{ orderId: string }>('POST', path, paymentToken ? { paymentToken } : {});
  const { order } = await merchant.send<{ order: { id: string; lineItems: { id: string }[] } }>(
    'GET',
    `/ecom/v1/orders/${placed.body.orderId}`,
  );
  return { orderId: order.id, lineIds: order.lineItems.map(({ id }) => id) };
};
/** Calculates the refund of line items, or the reasons why they cannot be refunded. */
const calculate = async (orderId: string, lineIds: readonly string[], quantity = 1, more: object = {}) => {
  const refundItems = { lineItems: lineIds.map((lineItemId) => ({ lineItemId, quantity })), ...more };
  const { available, notAvailable, summary } = await merchant.send<Reckoned>(
    'POST',
    '/ecom/v1/order-billing/calculate-refund',
    { orderId, refundItems },
  );
  expect(available === true).toBe(notAvailable === undefined);
  return summary?.total.amount ?? notAvailable?.errors.map(({ error }) => error.applicationError.code);
};
const isPerItem = async (orderId: string) =>
  (await merchant.send<{ refundablePerItem: boolean }>('GET', `${collector}/${orderId}/refundability`))
    .refundablePerItem;
const collect = (orderId: string, amount: string) =>
  merchant.send('POST', `${collector}/${orderId}/manual-payment`, { amount: { amount } });

it('a line item with a paid deposit has no refundable price until the rest is paid', async () => {
  const deposit = { paymentOption: 'DEPOSIT_ONLINE', depositAmount: '15.00', quantity: 2 };
  const { lineIds, orderId } = await place([custom('100.00', deposit), custom('10.00')], 'card-approved');
  const [course = '', other = ''] = lineIds;
  expect(await calculate(orderId, [course])).toEqual(['DEPOSIT_ONLINE_ITEM']);
  expect(await calculate(orderId, [other])).toBe('10.00');
  expect(await calculate(orderId, [other, course])).toEqual(['DEPOSIT_ONLINE_ITEM']);
  expect(await isPerItem(orderId)).toBe(false);
  const { refundabilities } = await merchant.send<{ refundabilities: object[] }>(
    'GET',
    `${collector}/${orderId}/refundability`,
  );
  expect(refundabilities).toMatchObject([{ refundabilityStatus: 'REFUNDABLE' }]);
  await collect(orderId, '169.99');
  expect(await calculate(orderId, [course])).toEqual(['DEPOSIT_ONLINE_ITEM']);
  await collect(orderId, '0.01');
  expect([await calculate(orderId, [course]), await isPerItem(orderId)]).toEqual(['100.00', true]);
});

it('a line item that is not fully paid has no refundable price', async () => {
  const offline = { paymentOption: 'FULL_PAYMENT_OFFLINE' };
  const { lineIds, orderId } = await place([custom('10.00'), custom('20.00', offline)]);
  const [first = '', later = ''] = lineIds;
  expect(await calculate(orderId, lineIds)).toEqual(['NOT_PAID', 'NOT_PAID']);
  await collect(orderId, '9.99');
  expect(await calculate(orderId, lineIds)).toEqual(['PARTIALLY_PAID', 'PARTIALLY_PAID']);
  await collect(orderId, '0.01');
  expect(await calculate(orderId, [later])).toEqual(['PARTIALLY_PAID']);
  expect(await calculate(orderId, [first])).toBe('10.00');
  const membership = { membershipIdentifier: { existingMembership: { appId: 'club', membershipId: 'ten-visits' } } };
  const memberships = [{ lineItemId: later, ...membership }];
  await merchant.send('POST', '/ecom/v1/order-billing/charge-memberships', {
    orderId,
    memberId: 'ada',
    memberships,
  });
  expect(await calculate(orderId, lineIds)).toBe('30.00');
});

it('reports unknown line items one by one', async () => {
  const { lineIds, orderId } = await place([custom('10.00', { quantity: 3 })], 'card-approved');
  const [line = ''] = lineIds;
  expect(await calculate(orderId, [line, line], 2)).toEqual(['INVALID_LINE_ITEM_REFUND_QUANTITY']);
  expect(await calculate(orderId, ['unknown', line], 1, { shipping: { amount: { amount: '1.00' } } })).toEqual([
    'LINE_ITEM_NOT_FOUND',
    'SHIPPING_NOT_FOUND',
  ]);
  expect(await calculate(orderId, [line], 3)).toBe('30.00');
});

it('payments due after a free trial do not prevent the refund of other line items', async () => {
  const subscriptionSettings = { frequency: 'MONTH', interval: 1, autoRenewal: true };
  const data = {
    productName: { original: 'Supper club' },
    itemType: { preset: 'SERVICE' },
    price: '20.00',
    additionalFees: [{ name: 'Plates', price: '1.00' }],
    subscriptionOptionInfo: {
      title: { original: 'Monthly' },
      subscriptionSettings: { ...subscriptionSettings, freeTrialPeriod: { frequency: 'WEEK', interval: 2 } },
    },
  };
  const catalogReference = { appId: DEMO_APP_ID, catalogItemId: 'club' };
  emulator = createEmulator({
    seed: 'empty',
    servicePlugins: [{ type: 'ECOM_CATALOG', url: 'http://app.test' }],
    fetch: async () => Response.json({ catalogItems: [{ catalogReference, data }] }),
  });
  merchant = new Merchant(emulator);
  const { lineIds, orderId } = await place([custom('10.00')], 'card-approved', [{ quantity: 1, catalogReference }]);
  const reckoned = await Promise.all(lineIds.map((id) => calculate(orderId, [id])));
  expect(reckoned.sort()).toEqual(['10.00', ['PARTIALLY_PAID']]);
});
