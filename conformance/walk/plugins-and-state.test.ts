import {
  additionalFees,
  discounts,
  giftVouchersProvider,
  shippingRates,
  validations,
} from '@cartwright/ecom/service-plugins';
import { expect, test } from 'vitest';
import { openPluginStore } from '../harness/plugin-store.js';

const address = { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607', addressLine: '1 Main St' };
const thing = (name: string, price = '100.00') => ({
  price,
  productName: { original: name },
  itemType: { preset: 'PHYSICAL' as const },
  quantity: 1,
});
const repair = { ...thing('Repair', '20.00'), itemType: { preset: 'SERVICE' as const } };
const getId = ({ _id }: { _id?: string | null }): string => _id ?? '';

test('a plugin can read and change the cart that its request concerns', async () => {
  const store = openPluginStore(['ECOM_ADDITIONAL_FEES']);
  const shopper = store.openShopper();
  store.answer((plugins) =>
    plugins.provide(additionalFees.provideHandlers, {
      calculateAdditionalFees: async ({ request }) => {
        const read = await shopper.currentCart.getCurrentCart();
        await shopper.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Seen by the plugin' } });
        const count = read.lineItems?.length ?? 0;
        expect(request.lineItems).toHaveLength(count);
        return { additionalFees: [{ name: 'Handling', price: `${count}.00` }] };
      },
    }),
  );
  await shopper.currentCart.addToCurrentCart({ customLineItems: [thing('Lamp'), thing('Chair')] });
  const estimate = await shopper.currentCart.estimateCurrentCartTotals();
  expect(estimate.priceSummary).toMatchObject({ additionalFees: { amount: '2.00' }, total: { amount: '202.00' } });
  expect((await shopper.currentCart.getCurrentCart()).buyerNote).toBe('Seen by the plugin');
});

test('concurrent changes that each call a plugin are all applied', async () => {
  const store = openPluginStore(['ECOM_ADDITIONAL_FEES']);
  const waiting: (() => void)[] = [];
  store.answer((plugins) =>
    plugins.provide(additionalFees.provideHandlers, {
      calculateAdditionalFees: async ({ request }) => {
        if (request.lineItems?.length === 2) {
          await new Promise<void>((resolve) => {
            waiting.push(resolve);
            if (waiting.length === 2) for (const go of waiting) go();
          });
        }
        return { additionalFees: [{ name: 'Handling', price: `${request.lineItems?.length ?? 0}.00` }] };
      },
    }),
  );
  const id = getId(await store.client.checkout.createCheckout({ channelType: 'WEB', customLineItems: [repair] }));
  const add = (name: string) => store.client.checkout.addToCheckout(id, { customLineItems: [thing(name)] });
  await Promise.all([add('Lamp'), add('Chair')]);
  const { lineItems, priceSummary } = await store.client.checkout.getCheckout(id);
  const names = (lineItems ?? []).map(({ productName }) => productName?.original);
  expect(new Set(names)).toEqual(new Set(['Chair', 'Lamp', 'Repair']));
  expect(names).toHaveLength(3);
  expect(priceSummary).toMatchObject({ additionalFees: { amount: '3.00' }, total: { amount: '223.00' } });
});

test('many changes of one checkout that each call several plugins are all applied', async () => {
  const store = openPluginStore(['ECOM_ADDITIONAL_FEES', 'ECOM_DISCOUNTS', 'ECOM_VALIDATIONS', 'ECOM_SHIPPING_RATES']);
  store.answer((plugins) => {
    plugins.provide(discounts.provideHandlers, { getEligibleDiscounts: () => ({ discounts: [] }) });
    plugins.provide(validations.provideHandlers, { getValidationViolations: () => ({ violations: [] }) });
    plugins.provide(shippingRates.provideHandlers, { getShippingRates: () => ({ shippingRates: [] }) });
    plugins.provide(additionalFees.provideHandlers, {
      calculateAdditionalFees: ({ request }) => ({
        additionalFees: [{ name: 'Handling', price: `${request.lineItems?.length ?? 0}.00` }],
      }),
    });
  });
  const { checkout } = store.client;
  const id = getId(
    await checkout.createCheckout({
      channelType: 'WEB',
      customLineItems: [repair],
      checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
    }),
  );
  const names = ['Lamp', 'Chair', 'Table', 'Shelf', 'Stool', 'Bench', 'Desk', 'Sofa'];
  await Promise.all(names.map((name) => checkout.addToCheckout(id, { customLineItems: [thing(name)] })));
  const { calculationErrors, lineItems, priceSummary } = await checkout.getCheckout(id);
  expect(lineItems).toHaveLength(9);
  expect(priceSummary).toMatchObject({ subtotal: { amount: '820.00' }, additionalFees: { amount: '9.00' } });
  expect(calculationErrors?.carrierErrors).toBeUndefined();
});

test('a slow plugin does not block other shoppers', async () => {
  const store = openPluginStore(['ECOM_SHIPPING_RATES']);
  let answerPlugin: () => void = () => undefined;
  const requested = new Promise<void>((isAsked) => {
    store.answer((plugins) =>
      plugins.provide(shippingRates.provideHandlers, {
        getShippingRates: async () => {
          isAsked();
          await new Promise<void>((resolve) => (answerPlugin = resolve));
          return { shippingRates: [] };
        },
      }),
    );
  });
  const slow = store.client.checkout.createCheckout({
    channelType: 'WEB',
    customLineItems: [thing('Lamp')],
    checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
  });
  await requested;
  const { cart } = await store.openShopper().currentCart.addToCurrentCart({ customLineItems: [repair] });
  expect(cart?.lineItems).toHaveLength(1);
  answerPlugin();
  expect((await slow).lineItems).toHaveLength(1);
});

test('a redeemed gift card is voided if the order fails', async () => {
  const store = openPluginStore(['GIFT_CARDS_PROVIDER']);
  let balance = 30;
  let meanwhile: (() => Promise<unknown>) | undefined;
  store.answer((plugins) =>
    plugins.provide(giftVouchersProvider.provideHandlers, {
      getBalance: () => ({ balance, currencyCode: 'USD', externalId: 'card-1' }),
      redeem: async ({ request }) => {
        if (balance < (request.amount ?? 0)) throw new giftVouchersProvider.InsufficientFundsWixError();
        balance -= request.amount ?? 0;
        await meanwhile?.();
        return { remainingBalance: balance, currencyCode: 'USD', transactionId: `t-${request.amount}` };
      },
      _void: ({ request }) => {
        balance += Number(request.transactionId?.slice(2));
        return { remainingBalance: balance, currencyCode: 'USD' };
      },
    }),
  );
  const checkOut = async () =>
    getId(
      await store.client.checkout.createCheckout({
        channelType: 'WEB',
        customLineItems: [repair],
        giftCardCode: 'CARD-1',
      }),
    );
  const bought = await checkOut();
  meanwhile = () => {
    meanwhile = undefined;
    return store.client.checkout.markCheckoutAsCompleted(bought);
  };
  await expect(store.client.checkout.createOrder(bought)).rejects.toMatchObject({ code: 'CHECKOUT_ALREADY_PAID' });
  expect(balance).toBe(30);

  const wanted = await checkOut();
  const results = await Promise.allSettled([1, 2, 3].map(() => store.client.checkout.createOrder(wanted)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(balance).toBe(10);

  balance = 30;
  const grown = await checkOut();
  meanwhile = () => {
    meanwhile = undefined;
    const customLineItems = [{ ...repair, productName: { original: 'Screw' }, price: '5.00' }];
    return store.client.checkout.addToCheckout(grown, { customLineItems });
  };
  const { orderId = '' } = await store.client.checkout.createOrder(grown);
  expect((await store.client.orders.getOrder(orderId)).paymentStatus).toBe('PAID');
  expect(balance).toBe(5);
});
