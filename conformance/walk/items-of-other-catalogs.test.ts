import { fetchWithAuth } from '@cartwright/core';
import {
  additionalFees,
  catalog,
  inventory,
  taxCalculationProvider,
  validations,
} from '@cartwright/ecom/service-plugins';
import { DEMO_APP_ID } from '@cartwright/emulator';
import { parse } from 'node-html-parser';
import { beforeEach, expect, test } from 'vitest';
import { memberTokens, openPluginStore } from '../harness/plugin-store.js';

const reference = (catalogItemId: string) => ({ appId: DEMO_APP_ID, catalogItemId });
const item = (catalogItemId: string, quantity = 1) => ({ catalogReference: reference(catalogItemId), quantity });
const getId = ({ _id }: { _id?: string | null } = {}): string => _id ?? '';
const taxGroupId = '3ba9b2a6-3f8c-4d3b-9a1b-2f5f3f3f0001';
const california = {
  country: 'US',
  subdivision: 'US-CA',
  city: 'Oakland',
  postalCode: '94607',
  addressLine: '1 Main St',
};
const plain = { productName: { original: 'Dinner' }, price: '20.00' };

/** Opens a store with an app that sells the items in `items`. */
function openDiner(types: Parameters<typeof openPluginStore>[0] = ['ECOM_CATALOG']) {
  const store = openPluginStore(types);
  const items: Record<string, catalog.ItemData> = {};
  const moves: inventory.Item[] = [];
  const taxed: taxCalculationProvider.CalculateTaxRequest[] = [];
  const charged: additionalFees.CalculateAdditionalFeesRequest[] = [];
  const validated: validations.GetValidationViolationsRequest[] = [];
  store.answer((plugins) => {
    plugins.provide(catalog.provideHandlers, {
      getCatalogItems: ({ request }) => ({
        catalogItems: (request.catalogReferences ?? []).flatMap(({ catalogReference = {} }) => {
          const data = items[catalogReference.catalogItemId ?? ''];
          return data ? [{ catalogReference, data }] : [];
        }),
      }),
    });
    plugins.provide(inventory.provideHandlers, {
      decrementAvailability: ({ request }) => {
        moves.push(...request.items);
        return {};
      },
      incrementAvailability: () => ({}),
    });
    plugins.provide(taxCalculationProvider.provideHandlers, {
      calculateTax: ({ request }) => {
        taxed.push(request);
        return {};
      },
    });
    plugins.provide(additionalFees.provideHandlers, {
      calculateAdditionalFees: ({ request }) => {
        charged.push(request);
        return {};
      },
    });
    plugins.provide(validations.provideHandlers, {
      getValidationViolations: ({ request }) => {
        validated.push(request);
        return {};
      },
    });
  });
  const checkOut = (
    lineItems: ReturnType<typeof item>[],
    checkoutInfo = {},
    shopper: ReturnType<typeof store.openShopper> = store.openShopper(),
  ) => shopper.checkout.createCheckout({ channelType: 'WEB', lineItems, checkoutInfo });
  return { ...store, charged, checkOut, items, moves, taxed, validated };
}

let store: ReturnType<typeof openDiner>;
beforeEach(() => {
  store = openDiner();
});

test('the fields of a catalog item are on its line item in the cart, checkout and order', async () => {
  const shown = {
    productName: { original: 'Dinner', translated: 'Abendessen' },
    itemType: { custom: 'MEAL' },
    descriptionLines: [
      { name: { original: 'Table', translated: 'Tisch' }, plainText: { original: 'Window', translated: 'Fenster' } },
    ],
    priceDescription: { original: 'From $20', translated: 'Ab 20 $' },
    modifierGroups: [
      {
        _id: 'sides',
        name: { original: 'Sides' },
        modifiers: [{ _id: 'rice', quantity: 2, label: { original: 'Rice' }, price: '1.50' }],
      },
    ],
    priceUndetermined: true,
    fixedQuantity: true,
    taxableAddress: { addressType: 'BUSINESS' as const },
  };
  const more = {
    taxGroupId,
    deliveryProfileId: taxGroupId,
    consentRequiredPaymentPolicy: 'We charge no-shows.',
    policies: [{ title: 'Guests', content: 'No dogs.' }],
  };
  store.items['dinner'] = { ...plain, ...shown, ...more };
  const shopper = store.openShopper();
  const { cart } = await shopper.currentCart.addToCurrentCart({ lineItems: [item('dinner')] });
  const [sides] = shown.modifierGroups;
  const withPrices = [{ ...sides, modifiers: [{ _id: 'rice', quantity: 2, price: { amount: '1.50' } }] }];
  const expected = { ...shown, modifierGroups: withPrices };
  const line = { ...expected, ...more, modifiersTotalPrice: { amount: '3.00' } };
  expect(cart?.lineItems).toMatchObject([line]);
  const { checkoutId = '' } = await shopper.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  expect((await shopper.checkout.getCheckout(checkoutId)).lineItems).toMatchObject([line]);
  const { orderId = '' } = await shopper.checkout.createOrder(checkoutId);
  const order = await store.client.orders.getOrder(orderId);
  expect(order.lineItems).toMatchObject([{ ...expected, taxInfo: { taxGroupId } }]);
});

test('item fees are charged once per line item, taxed, and paid with the item', async () => {
  const fee = { code: 'box', name: 'Box', price: '3.00', taxDetails: { taxable: true, taxGroupId } };
  store.items['dinner'] = { ...plain, additionalFees: [fee, { name: 'No price' }] };
  store.items['later'] = { ...plain, paymentOption: 'FULL_PAYMENT_OFFLINE', additionalFees: [fee] };
  store.items['plain'] = plain;
  const checkout = await store.checkOut([item('dinner', 2), item('later')], { billingInfo: { address: california } });
  const [dinner, later] = (checkout.lineItems ?? []).map(getId);
  expect(checkout.additionalFees).toMatchObject([
    { code: 'box', name: 'Box', price: { amount: '3.00' }, priceAfterTax: { amount: '3.22' }, lineItemIds: [dinner] },
    { source: 'ITEM', providerAppId: DEMO_APP_ID, lineItemIds: [later] },
  ]);
  const getSums = ({ additionalFees: fees, subtotal, tax, total }: typeof checkout.payNow = {}) =>
    [subtotal, fees, tax, total].map((one) => one?.amount);
  expect(getSums(checkout.priceSummary)).toEqual(['60.00', '6.00', '4.79', '70.79']);
  expect(getSums(checkout.payNow)).toEqual(['40.00', '3.00', '3.12', '46.12']);
  expect(getSums(checkout.payLater)).toEqual(['20.00', '3.00', '1.67', '24.67']);
  const { orderId = '' } = await store.client.checkout.createOrder(getId(checkout));
  expect((await store.client.orders.getOrder(orderId)).additionalFees).toMatchObject([
    { code: 'box', price: { amount: '3.00' }, source: 'ITEM', lineItemIds: [dinner], taxInfo: { taxGroupId } },
    { lineItemIds: [later] },
  ]);
  expect((await store.checkOut([item('plain')])).additionalFees).toEqual([]);
  const id = getId(await store.client.cart.createCart({ lineItems: [item('dinner')] }));
  expect((await store.client.cart.estimateTotals(id)).additionalFees).toHaveLength(1);
  const without = await store.client.cart.estimateTotals(id, { calculateAdditionalFees: false });
  expect([without.additionalFees, without.priceSummary?.total?.amount]).toEqual([[], '20.00']);
});

test('an item with a fixed quantity keeps it; adding it again creates another line item', async () => {
  store.items['dinner'] = { ...plain, fixedQuantity: true };
  const shopper = store.openShopper();
  await shopper.currentCart.addToCurrentCart({ lineItems: [item('dinner', 2)] });
  const { cart } = await shopper.currentCart.addToCurrentCart({ lineItems: [item('dinner', 2)] });
  expect(cart?.lineItems).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  const set = (quantity: number) =>
    shopper.currentCart.updateCurrentCartLineItemQuantity([{ _id: getId(cart?.lineItems?.[0]), quantity }]);
  await expect(set(3)).rejects.toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'lineItems[0].quantity', violatedRule: 'OTHER' }] } },
  });
  expect((await set(2)).cart?.lineItems).toHaveLength(2);
});

test('a subscription is on the line item and the order, and its payment is due after the free trial', async () => {
  const subscriptionSettings = {
    frequency: 'MONTH' as const,
    interval: 2,
    autoRenewal: false,
    billingCycles: 6,
    enableCustomerCancellation: true,
  };
  const subscriptionOptionInfo = { title: { original: 'Supper club' }, subscriptionSettings };
  const freeTrialPeriod = { frequency: 'WEEK' as const, interval: 2 };
  store = openDiner(['ECOM_CATALOG', 'ECOM_INVENTORY', 'ECOM_VALIDATIONS']);
  store.items['club'] = { ...plain, subscriptionOptionInfo };
  store.items['trial'] = {
    ...plain,
    additionalFees: [{ name: 'Plates', price: '1.00' }],
    subscriptionOptionInfo: {
      ...subscriptionOptionInfo,
      subscriptionSettings: { ...subscriptionSettings, freeTrialPeriod },
    },
  };
  store.items['plain'] = plain;
  const checkout = await store.checkOut([item('club'), item('trial'), item('plain')]);
  expect(checkout.lineItems).toMatchObject([{ subscriptionOptionInfo }, {}, {}]);
  const totals = [checkout.payNow, checkout.payLater, checkout.payAfterFreeTrial, checkout.priceSummary];
  expect(totals.map((sums) => sums?.total?.amount)).toEqual(['40.00', '0.00', '21.00', '61.00']);
  expect(store.validated.at(-1)?.validationInfo?.lineItems).toMatchObject([{ subscriptionOptionInfo }, {}, {}]);
  const { orderId = '' } = await store.client.checkout.createOrderAndCharge(getId(checkout), {
    paymentToken: 'card-approved',
  });
  const order = await store.client.orders.getOrder(orderId);
  expect(order).toMatchObject({ paymentStatus: 'PARTIALLY_PAID', balanceSummary: { balance: { amount: '21.00' } } });
  expect(order.lineItems?.[1]).toMatchObject({
    subscriptionInfo: {
      cycleNumber: 1,
      subscriptionOptionTitle: 'Supper club',
      subscriptionSettings: { ...subscriptionSettings, freeTrialPeriod },
    },
  });
  expect(store.moves.map(({ subscriptionItem }) => subscriptionItem)).toEqual([true, true, false]);
  const carted = await store.client.cart.createCart({ lineItems: [item('trial')] });
  const { payAfterFreeTrial } = await store.client.cart.estimateTotals(getId(carted));
  expect(payAfterFreeTrial).toMatchObject({ subtotal: { amount: '20.00' }, total: { amount: '21.00' } });
  const alone = await store.checkOut([item('trial')]);
  expect([alone.payNow?.total?.amount, alone.payAfterFreeTrial?.total?.amount]).toEqual(['0.00', '21.00']);
});

test('a subscription is charged at the end of its free trial, and with an order in each later cycle', async () => {
  const subscriptionSettings = {
    frequency: 'MONTH' as const,
    interval: 2,
    autoRenewal: true,
    freeTrialPeriod: { frequency: 'WEEK' as const, interval: 2 },
  };
  store.items['trial'] = {
    ...plain,
    additionalFees: [{ name: 'Plates', price: '1.00' }],
    subscriptionOptionInfo: { title: { original: 'Supper club' }, subscriptionSettings },
  };
  store.items['plain'] = plain;
  const checkout = await store.checkOut([item('trial'), item('plain')]);
  const { orderId = '' } = await store.client.checkout.createOrderAndCharge(getId(checkout), {
    paymentToken: 'card-approved',
  });
  const day = 24 * 3_600_000;
  store.emulator.clock().advance(15 * day);
  expect(await store.client.orders.getOrder(orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '41.00' } },
  });
  store.emulator.clock().advance(65 * day);
  const { orders = [] } = await store.client.orders.searchOrders({
    sort: [{ fieldName: '_createdDate', order: 'ASC' }],
  });
  const cycles = orders.map(({ lineItems, priceSummary }) => [
    lineItems?.[0]?.subscriptionInfo?.cycleNumber,
    priceSummary?.total?.amount,
  ]);
  expect(cycles).toEqual([
    [1, '41.00'],
    [2, '21.00'],
  ]);
});

test('a card that is declined at the end of the free trial pays nothing, and ends the subscription after three days', async () => {
  const subscriptionSettings = {
    frequency: 'MONTH' as const,
    interval: 1,
    autoRenewal: true,
    freeTrialPeriod: { frequency: 'WEEK' as const, interval: 2 },
  };
  store.items['trial'] = {
    ...plain,
    subscriptionOptionInfo: { title: { original: 'Supper club' }, subscriptionSettings },
  };
  store.items['plain'] = plain;
  const checkout = await store.checkOut([item('trial'), item('plain')]);
  const { orderId = '' } = await store.client.checkout.createOrderAndCharge(getId(checkout), {
    paymentToken: 'card-expiring',
  });
  const day = 24 * 3_600_000;
  const read = async () => {
    const order = await store.client.orders.getOrder(orderId);
    const isCanceled = store.emulator.events().some(({ type }) => type.endsWith('subscription_contract_canceled'));
    return [order?.paymentStatus, order?.balanceSummary?.balance?.amount, isCanceled];
  };
  store.emulator.clock().advance(15 * day);
  expect(await read()).toEqual(['PARTIALLY_PAID', '20.00', false]);
  store.emulator.clock().advance(3 * day);
  expect(await read()).toEqual(['PARTIALLY_PAID', '20.00', true]);
  store.emulator.clock().advance(60 * day);
  expect(await read()).toEqual(['PARTIALLY_PAID', '20.00', true]);
  expect((await store.client.orders.searchOrders({})).orders).toHaveLength(1);
});

test('a member cancels a subscription on the hosted account page, if its plan allows it', async () => {
  const offer = (title: string, enableCustomerCancellation: boolean) => ({
    productName: { original: title },
    price: '20.00',
    subscriptionOptionInfo: {
      title: { original: 'Monthly' },
      subscriptionSettings: { frequency: 'MONTH' as const, interval: 1, autoRenewal: true, enableCustomerCancellation },
    },
  });
  store.items['free'] = offer('Free club', true);
  store.items['bound'] = offer('Bound club', false);
  const shopper = store.openShopper(await memberTokens(store.emulator));
  const checkout = await store.checkOut([item('free'), item('bound')], {}, shopper);
  await store.client.checkout.createOrderAndCharge(getId(checkout), { paymentToken: 'card-approved' });
  const { redirectSession } = await shopper.redirects.createRedirectSession({
    memberAccountPage: { section: 'SUBSCRIPTIONS' },
  });
  const url = redirectSession?.fullUrl ?? '';
  const read = async () => (await store.emulator.fetch(new Request(url))).text();
  const [cancelButton, ...others] = parse(await read()).querySelectorAll('form');
  expect(others).toEqual([]);
  const fields = cancelButton?.querySelectorAll('input, button') ?? [];
  const body = new URLSearchParams(
    fields.map((field) => [field.attributes['name'] ?? '', field.attributes['value'] ?? '']),
  );
  await store.emulator.fetch(new Request(url, { method: 'POST', body }));
  expect(await read()).toMatch(/Free club.*Canceled.*Bound club.*Next payment on/);
  store.emulator.clock().advance(32 * 24 * 3_600_000);
  const { orders = [] } = await store.client.orders.searchOrders({});
  expect(orders.map(({ lineItems }) => lineItems?.map(({ productName }) => productName?.original))).toEqual([
    ['Bound club'],
    ['Free club', 'Bound club'],
  ]);
});

test('the card is saved if an item requires it and the buyer consents', async () => {
  store.items['dinner'] = { ...plain, savePaymentMethod: true };
  const checkout = await store.checkOut([item('dinner')]);
  const pay = (options = {}) =>
    store.client.checkout.createOrderAndCharge(getId(checkout), { paymentToken: 'card-approved', ...options });
  await expect(pay()).rejects.toMatchObject({ code: 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION' });
  await expect(store.client.checkout.createOrder(getId(checkout))).rejects.toMatchObject({
    code: 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
  });
  const { orderId = '' } = await pay({ savePaymentMethod: true });
  const { orderTransactions } = await store.client.orderTransactions.listTransactionsForSingleOrder(orderId);
  expect(orderTransactions?.payments).toMatchObject([{ regularPaymentDetails: { savedPaymentMethod: true } }]);
});

test('an item without a deposit amount is paid in full, and MEMBERSHIP_OFFLINE items cost nothing', async () => {
  store.items['none'] = { ...plain, paymentOption: 'DEPOSIT_ONLINE' };
  store.items['half'] = { ...plain, paymentOption: 'DEPOSIT_ONLINE', depositAmount: '5.00' };
  store.items['pass'] = { ...plain, paymentOption: 'MEMBERSHIP_OFFLINE' };
  const checkout = await store.checkOut([item('none'), item('half', 2), item('pass')]);
  expect(checkout.lineItems).toMatchObject([
    { paymentOption: 'FULL_PAYMENT_ONLINE' },
    { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '5.00' } },
    { paymentOption: 'MEMBERSHIP_OFFLINE', price: { amount: '0.00' } },
  ]);
  expect([checkout.payNow?.total?.amount, checkout.payLater?.total?.amount]).toEqual(['30.00', '30.00']);
});

test('the item’s taxable address determines the tax, and plugins receive its tax group and extras', async () => {
  const types = ['ECOM_CATALOG', 'TAX_CALCULATION_PROVIDER', 'ECOM_ADDITIONAL_FEES'] as const;
  const modifierGroups = [{ name: { original: 'Sides' }, modifiers: [{ label: { original: 'Rice' }, price: '1.00' }] }];
  const fee = { name: 'Box', price: '3.00', taxDetails: { taxable: true } };
  const physicalProperties = { sku: 'D-1' };
  const info = { billingInfo: { address: california } };
  for (const one of [openDiner(), openDiner([...types])]) {
    store = one;
    store.items['away'] = { ...plain, taxGroupId, modifierGroups, physicalProperties };
    store.items['here'] = { ...plain, taxableAddress: { addressType: 'BUSINESS' }, additionalFees: [fee] };
    const { additionalFees: fees, lineItems } = await store.checkOut([item('away'), item('here')], info);
    expect(lineItems?.map((line) => line.taxDetails?.totalTax?.amount)).toEqual(['1.45', '0.00']);
    expect(fees?.map(({ taxDetails }) => taxDetails?.totalTax?.amount)).toEqual(['0.00']);
  }
  const [oakland, portland] = [{ city: 'Oakland' }, { city: 'Portland' }];
  expect(store.taxed.at(-1)).toMatchObject({
    addresses: [oakland, portland, oakland],
    lineItems: [
      { itemName: 'Dinner', taxGroupId, itemCode: 'D-1', addressIndex: { singleAddress: 0 } },
      { addressIndex: { singleAddress: 1 } },
      { itemName: 'Box', addressIndex: { singleAddress: 1 } },
    ],
  });
  expect(store.charged.at(-1)?.lineItems?.[0]?.modifierGroups).toMatchObject([
    { name: { original: 'Sides' }, modifiers: [{ label: { original: 'Rice' }, price: { amount: '1.00' } }] },
  ]);
});

test('inventory is managed by the app in catalogOverrideFields instead of the catalog', async () => {
  store = openDiner(['ECOM_INVENTORY']);
  const variant = { price: { actualPrice: { amount: '10' } }, physicalProperties: {}, inventoryItem: { quantity: 1 } };
  const chair = { name: 'Chair', productType: 'PHYSICAL', physicalProperties: {} };
  const body = JSON.stringify({ product: { ...chair, variantsInfo: { variants: [variant] } } });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const response = await store.client.use(fetchWithAuth)('/stores/v3/products-with-inventory', init);
  type Created = { id: string; variantsInfo: { variants: { id: string }[] } };
  const { product } = (await response.json()) as { product: Created };
  const catalogReference = {
    appId: '1380b703-ce81-ff05-f115-39571d94dfcd',
    catalogItemId: product.id,
    options: { variantId: product.variantsInfo.variants[0]?.id },
  };
  const catalogOverrideFields = { inventoryAppId: DEMO_APP_ID, physicalProperties: { shippable: false } };
  const checkout = await store.client.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [{ catalogReference, quantity: 3, catalogOverrideFields }],
  });
  expect(checkout.lineItems).toMatchObject([{ availability: { status: 'AVAILABLE' }, quantity: 3 }]);
  await store.client.checkout.createOrder(getId(checkout));
  expect(store.moves).toMatchObject([{ catalogReference, quantity: 3 }]);
});

test('custom line items have the same fields', async () => {
  const expected = {
    productName: { original: 'Repair', translated: 'Reparatur' },
    descriptionLines: [{ name: { original: 'By' }, plainText: { original: 'Ada' } }],
    media: 'wix:image://v1/tool.jpg/tool.jpg#originWidth=60&originHeight=40',
    priceDescription: { original: 'An estimate' },
    policies: [{ title: 'Parts', content: 'Are extra.' }],
    taxGroupId,
    membersOnly: true,
    priceUndetermined: true,
    itemType: { custom: 'REPAIR' },
  };
  const shopper = store.openShopper(await memberTokens(store.emulator));
  const checkout = await shopper.checkout.createCheckout({
    channelType: 'WEB',
    customLineItems: [{ ...expected, quantity: 1, price: '10.00' }],
  });
  const { membersOnly: _, ...line } = expected;
  expect(checkout.lineItems).toMatchObject([{ ...line, media: expect.stringContaining('tool.jpg') as string }]);
  const visitor = store.openShopper();
  const { _id } = await visitor.checkout.createCheckout({
    channelType: 'WEB',
    customLineItems: [{ ...expected, quantity: 1, price: '10.00' }],
  });
  await expect(visitor.checkout.createOrder(_id ?? '')).rejects.toMatchObject({ code: 'MEMBERS_ONLY_ITEM' });
});
