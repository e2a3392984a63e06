import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { openMerchant } from '../harness/merchants.js';
import { official, ours } from '../harness/sides.js';
import { emulatorFetch } from './platform.js';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

test.each([official, ours])('the $name SDK reads the contract of a subscription, charged each month', async (side) => {
  const emulator = createEmulator({ now: () => new Date('2027-01-15T12:00:00Z'), cartV1: 'available' });
  const { checkout, orders, productsV3, subscriptionContracts } = openMerchant(side, {
    fetch: emulatorFetch(emulator),
    apiKey: DEMO_API_KEY,
    siteId: DEMO_SITE_ID,
  });
  const { product } = await productsV3.getProductBySlug('house-blend-coffee', {
    fields: ['VARIANT_OPTION_CHOICE_NAMES'],
  });
  const subscriptionOptionId = product?.subscriptionDetails?.subscriptions?.[0]?._id ?? '';
  const variantId = product?.variantsInfo?.variants?.[0]?._id ?? '';
  const address = {
    country: 'US',
    subdivision: 'US-OR',
    city: 'Portland',
    postalCode: '97209',
    addressLine1: '1 Main St',
  };
  const { _id: checkoutId = '' } = await checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [
      {
        quantity: 1,
        catalogReference: {
          appId: storesApp,
          catalogItemId: product?._id ?? '',
          options: { variantId, subscriptionOptionId },
        },
      },
    ],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: { shippingDestination: { address } },
    },
  });
  const { orderId = '' } = await checkout.createOrderAndCharge(checkoutId ?? '', { paymentToken: 'card-approved' });
  const [line] = (await orders.getOrder(orderId)).lineItems ?? [];
  const id = line?.subscriptionInfo?._id ?? '';
  const contract = await subscriptionContracts.getSubscriptionContract(id);
  expect(contract).toMatchObject({ _id: id, revision: '1', subscriptionSettings: { frequency: 'MONTH' } });
  expect(contract._createdDate).toBeInstanceOf(Date);
  expect(contract.lineItems?.[0]?.image).toMatch(/^wix:image:\/\/v1\//);
  emulator.clock().advance(40 * 24 * 3_600_000);
  const contactId = contract.buyerInfo?.contactId ?? '';
  const { items } = await subscriptionContracts
    .querySubscriptionContracts()
    .eq('buyerInfo.contactId', contactId)
    .find();
  expect(items).toMatchObject([{ _id: id, lineItems: [{ subscriptionInfo: { cycleNumber: 2 } }] }]);
  await expect(subscriptionContracts.getSubscriptionContract(orderId)).rejects.toMatchObject({
    details: { applicationError: { code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' } },
  });
});
