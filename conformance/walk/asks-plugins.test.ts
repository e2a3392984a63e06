import {
  additionalFees,
  customTriggers,
  discounts,
  giftVouchersProvider,
  shippingRates,
  taxCalculationProvider,
  validations,
} from '@cartwright/ecom/service-plugins';
import { createEmulator, DEMO_API_KEY, DEMO_APP_ID, DEMO_SITE_ID, type ServicePlugin } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { app, openPluginStore } from '../harness/plugin-store.js';

const address = { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607', addressLine: '1 Main St' };
const thing = { price: '100.00', productName: { original: 'Lamp' }, itemType: { preset: 'PHYSICAL' }, quantity: 1 };

const getId = ({ _id }: { _id?: string | null }): string => _id ?? '';

/** Opens a store with plugins, and a function that creates a checkout. */
function openStore(types: readonly ServicePlugin['type'][], timeouts: Record<string, number> = {}) {
  const store = openPluginStore(types, timeouts);
  const checkOut = (options: object = {}) =>
    store.client.checkout.createCheckout({
      channelType: 'WEB',
      customLineItems: [thing],
      checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
      ...options,
    });
  return { ...store, checkOut };
}

test('shipping rates, fees, discounts and tax of plugins are in the order', async () => {
  const store = openStore([
    'ECOM_SHIPPING_RATES',
    'ECOM_ADDITIONAL_FEES',
    'ECOM_DISCOUNTS',
    'TAX_CALCULATION_PROVIDER',
    'ECOM_VALIDATIONS',
  ]);
  store.answer((plugins) => {
    plugins.provide(shippingRates.provideHandlers, {
      getShippingRates: ({ request, metadata }) => {
        expect(request.shippingDestination?.city).toBe('Oakland');
        const additionalCharges = [{ type: 'HANDLING_FEE' as const, price: '0.50' }];
        const cost = { price: '3.00', currency: metadata.currency ?? '', additionalCharges };
        return { shippingRates: [{ code: 'bike', title: 'Bike courier', logistics: { deliveryTime: 'Today' }, cost }] };
      },
    });
    plugins.provide(additionalFees.provideHandlers, {
      calculateAdditionalFees: ({ request }) => {
        expect(request.subtotal).toBe('100.00');
        return { additionalFees: [{ code: 'wrap', name: 'Gift wrap', price: '2.00', taxDetails: { taxable: true } }] };
      },
    });
    plugins.provide(discounts.provideHandlers, {
      getEligibleDiscounts: ({ request }) => ({
        discounts: [
          {
            targetType: 'LINE_ITEMS',
            name: { original: 'Lamps' },
            externalId: 'lamps',
            lineItemsDiscounts: {
              lineItems: [
                { _id: request.lineItems?.[0]?._id ?? '', rate: { type: 'PERCENTAGE', percentageValue: '10' } },
              ],
            },
          },
        ],
      }),
    });
    plugins.provide(taxCalculationProvider.provideHandlers, {
      calculateTax: ({ request }) => ({
        lineItemTaxDetails: (request.lineItems ?? []).map(({ _id, price }) => ({
          _id: _id ?? '',
          taxBreakdown: [
            { jurisdiction: 'Mars', taxName: 'Mars tax', rate: '0.5', taxAmount: (Number(price) / 2).toFixed(2) },
          ],
        })),
      }),
    });
    plugins.provide(validations.provideHandlers, { getValidationViolations: () => ({ violations: [] }) });
  });
  const id = getId(await store.checkOut());
  const chosen = await store.client.checkout.updateCheckout(id, {
    shippingInfo: { selectedCarrierServiceOption: { code: 'bike', carrierId: DEMO_APP_ID } },
  });
  expect(chosen).toMatchObject({
    priceSummary: {
      subtotal: { amount: '100.00' },
      discount: { amount: '10.00' },
      shipping: { amount: '3.50' },
      additionalFees: { amount: '2.00' },
      tax: { amount: '47.75' },
      total: { amount: '143.25' },
    },
    shippingInfo: { selectedCarrierServiceOption: { code: 'bike', carrierId: DEMO_APP_ID, title: 'Bike courier' } },
    taxSummary: { calculationDetails: { rateType: 'AUTO_RATE' } },
    additionalFees: [{ code: 'wrap', name: 'Gift wrap', providerAppId: DEMO_APP_ID, source: 'SERVICE_PLUGIN' }],
    appliedDiscounts: [{ discountType: 'SPECIFIC_ITEMS', discountRule: { _id: 'lamps', amount: { amount: '10.00' } } }],
  });
  const { orderId = '' } = await store.client.checkout.createOrder(id);
  expect(await store.client.orders.getOrder(orderId)).toMatchObject({
    priceSummary: { total: { amount: '143.25' }, totalAdditionalFees: { amount: '2.00' } },
    additionalFees: [{ name: 'Gift wrap', price: { amount: '2.00' }, priceAfterTax: { amount: '3.00' } }],
    appliedDiscounts: [{ discountRule: { name: { original: 'Lamps' } } }],
    shippingInfo: { title: 'Bike courier' },
  });
  expect(new Set(store.asked)).toEqual(
    new Set(
      ['getRates', 'calculate-additional-fees', 'eligible-discounts', 'calculate-tax', 'get-violations'].map(
        (end) => `/v1/${end}`,
      ),
    ),
  );
});

test('a discount rule with a custom trigger applies while the app’s plugin confirms the trigger', async () => {
  const store = openStore(['ECOM_DISCOUNTS_TRIGGER']);
  let isRaining = true;
  const requests: string[] = [];
  store.answer((plugins) =>
    plugins.provide(customTriggers.provideHandlers, {
      listTriggers: () => ({ customTriggers: [{ _id: 'rain', name: 'It rains' }] }),
      getEligibleTriggers: ({ request }) => {
        requests.push(...(request.triggers ?? []).map(({ customTrigger }) => customTrigger?._id ?? ''));
        const triggers = isRaining ? (request.triggers ?? []) : [];
        return {
          eligibleTriggers: triggers.map(({ customTrigger, identifier }) => ({
            customTriggerId: customTrigger?._id ?? '',
            identifier: identifier ?? null,
          })),
        };
      },
    }),
  );
  await store.checkOut();
  expect(store.asked).toEqual([]);
  const rule = {
    name: 'Rain',
    trigger: { customTrigger: { id: 'rain', appId: DEMO_APP_ID } },
    discounts: { values: [{ percentage: 25 }] },
  };
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID, 'content-type': 'application/json' };
  const body = JSON.stringify({ discountRule: rule });
  const url = 'http://localhost/ecom/v1/discount-rules';
  expect((await store.emulator.fetch(new Request(url, { method: 'POST', headers, body }))).status).toBe(200);
  const checkout = await store.checkOut();
  expect(checkout).toMatchObject({
    priceSummary: { discount: { amount: '25.00' } },
    appliedDiscounts: [{ discountRule: { name: { original: 'Rain' }, amount: { amount: '25.00' } } }],
  });
  expect(new Set(requests)).toEqual(new Set(['rain']));
  isRaining = false;
  expect((await store.checkOut()).priceSummary).toMatchObject({ discount: { amount: '0.00' } });
});

test('a failing or late plugin is ignored and reported in calculationErrors', async () => {
  const store = openStore(['ECOM_SHIPPING_RATES', 'ECOM_DISCOUNTS'], { ECOM_SHIPPING_RATES: 50 });
  store.answer((plugins) => {
    plugins.provide(shippingRates.provideHandlers, { getShippingRates: () => new Promise(() => undefined) });
    plugins.provide(discounts.provideHandlers, {
      getEligibleDiscounts: () => {
        throw new Error('broken');
      },
    });
  });
  const checkout = await store.checkOut();
  expect(checkout.calculationErrors).toMatchObject({
    carrierErrors: {
      errors: [{ carrierId: DEMO_APP_ID, error: { applicationError: { code: 'SERVICE_PLUGIN_TIMEOUT' } } }],
    },
    discountsCalculationError: { applicationError: { code: 'SERVICE_PLUGIN_FAILED' } },
  });
  expect(checkout.priceSummary).toMatchObject({ discount: { amount: '0.00' } });
  expect((await store.client.checkout.createOrder(getId(checkout))).orderId).toBeTruthy();
});

test('violations are returned, and one with severity ERROR prevents the order until it is resolved', async () => {
  const store = openStore(['ECOM_VALIDATIONS']);
  let severity: 'ERROR' | 'WARNING' = 'ERROR';
  store.answer((plugins) =>
    plugins.provide(validations.provideHandlers, {
      getValidationViolations: ({ request }) => ({
        violations: [
          {
            severity,
            description: 'Too bright',
            target: {
              lineItem: { _id: request.validationInfo?.lineItems?.[0]?._id ?? '', suggestedFix: 'REMOVE_LINE_ITEM' },
            },
          },
          { severity: 'WARNING', description: 'It is dark soon', target: { other: { name: 'OTHER_DEFAULT' } } },
        ],
      }),
    }),
  );
  const checkout = await store.checkOut();
  const { lineItems, violations: shown } = checkout;
  const id = getId(checkout);
  expect(shown).toMatchObject([
    { severity: 'ERROR', description: 'Too bright', target: { lineItem: { _id: lineItems?.[0]?._id } } },
    { severity: 'WARNING', description: 'It is dark soon', target: { other: { name: 'OTHER_DEFAULT' } } },
  ]);
  await expect(store.client.checkout.createOrder(id)).rejects.toMatchObject({ code: 'VIOLATIONS_WITH_ERROR_SEVERITY' });
  severity = 'WARNING';
  expect((await store.client.checkout.createOrder(id)).orderId).toBeTruthy();
});

test('a provider’s gift card pays, and a failed redemption prevents the order', async () => {
  const store = openStore(['GIFT_CARDS_PROVIDER']);
  let balance = 30;
  let redeems = false;
  store.answer((plugins) =>
    plugins.provide(giftVouchersProvider.provideHandlers, {
      getBalance: ({ request }) => {
        if (request.code !== 'CARD-1') throw new giftVouchersProvider.GiftCardNotFoundWixError();
        return { balance, currencyCode: 'USD', externalId: 'card-1' };
      },
      redeem: ({ request }) => {
        if (!redeems) throw new giftVouchersProvider.InsufficientFundsWixError();
        balance -= request.amount ?? 0;
        return { remainingBalance: balance, currencyCode: 'USD', transactionId: 't-1' };
      },
      _void: () => ({}),
    }),
  );
  await expect(store.checkOut({ giftCardCode: 'CARD-2' })).rejects.toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' });
  const checkout = await store.checkOut({ giftCardCode: 'CARD-1' });
  const { giftCard } = checkout;
  const id = getId(checkout);
  expect(giftCard).toMatchObject({ amount: { amount: '30.00' }, appId: DEMO_APP_ID, externalId: 'card-1' });
  await expect(store.client.checkout.createOrder(id)).rejects.toMatchObject({ code: 'REDEEM_GIFT_CARD_ERROR' });
  redeems = true;
  expect((await store.client.checkout.createOrder(id)).orderId).toBeTruthy();
  expect(balance).toBe(0);
});

test('a provider’s gift card pays the balance of an order, and a partial refund restores it in full', async () => {
  const store = openStore(['GIFT_CARDS_PROVIDER']);
  let balance = 200;
  let refuses = true;
  const voided: string[] = [];
  store.answer((plugins) =>
    plugins.provide(giftVouchersProvider.provideHandlers, {
      getBalance: () => ({ balance, currencyCode: 'USD', externalId: 'card-1' }),
      redeem: ({ request }) => {
        balance -= request.amount ?? 0;
        return { remainingBalance: balance, currencyCode: 'USD', transactionId: `t-${request.amount}` };
      },
      _void: ({ request }) => {
        if (refuses) throw new giftVouchersProvider.TransactionNotFoundWixError();
        voided.push(request.transactionId ?? '');
        balance += 60;
        return { remainingBalance: balance, currencyCode: 'USD' };
      },
    }),
  );
  const { orderId = '' } = await store.client.checkout.createOrder(getId(await store.checkOut()));
  const pay = async (amount: string) => {
    const giftCard = { giftCardCode: 'CARD-1', amount: { amount }, currency: 'USD' };
    const { payment } = await store.client.orderBilling.redeemGiftCard(orderId, giftCard);
    return payment?._id ?? '';
  };
  const paymentId = await pay('60.00');
  expect(balance).toBe(140);
  const refund = (amount: string) =>
    store.client.orderBilling.refundPayments(orderId, { paymentRefunds: [{ paymentId, amount: { amount } }] });
  const none = { code: 'GIFT_CARD_CANNOT_BE_VOIDED', details: { applicationError: { data: { paymentId } } } };
  await expect(refund('10.00')).rejects.toMatchObject(none);
  refuses = false;
  const { refund: created } = await refund('10.00');
  expect(created?.transactions).toMatchObject([{ paymentId, amount: { amount: '60.00' } }]);
  expect([voided, balance]).toEqual([['t-60'], 200]);
  const { orderTransactions } = await store.client.orderTransactions.listTransactionsForSingleOrder(orderId);
  expect(orderTransactions?.payments).toMatchObject([{ status: 'VOIDED', giftcardPaymentDetails: { voided: true } }]);
  await expect(refund('50.00')).rejects.toMatchObject({ code: 'PAYMENT_NOT_REFUNDABLE' });
});

test('an estimate calls plugins, and nothing is called without a plugin', async () => {
  const store = openStore(['ECOM_ADDITIONAL_FEES']);
  store.answer((plugins) =>
    plugins.provide(additionalFees.provideHandlers, {
      calculateAdditionalFees: () => ({ additionalFees: [{ name: 'Handling', price: '1.25' }] }),
    }),
  );
  const id = getId(await store.client.cart.createCart({ customLineItems: [thing] }));
  const estimate = await store.client.cart.estimateTotals(id);
  expect(estimate.priceSummary).toMatchObject({ additionalFees: { amount: '1.25' }, total: { amount: '101.25' } });
  const alone = openStore([]);
  await alone.checkOut();
  expect(alone.asked).toEqual([]);
});

test('an invalid plugin configuration is rejected when it is added', () => {
  const make = (plugin: ServicePlugin) => () => createEmulator({ servicePlugins: [plugin] });
  expect(make({ type: 'ECOM_DISCOUNTS', url: 'ftp://plugins.example' })).toThrow(TypeError);
  expect(make({ type: 'ECOM_DISCOUNTS', url: app, timeout: 0 })).toThrow(TypeError);
  expect(make({ type: 'ECOM_CATS' as ServicePlugin['type'], url: app })).toThrow(/ECOM_SHIPPING_RATES/);
});
