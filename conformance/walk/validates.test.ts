import { createClient } from '@cartwright/core';
import { createServicePlugins } from '@cartwright/core/plugins';
import { checkout, currentCart, orders } from '@cartwright/ecom';
import { validations } from '@cartwright/ecom/service-plugins';
import { createEmulator, DEMO_APP_ID, DEMO_CLIENT_ID, type Emulator } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { products } from '@cartwright/stores';
import { beforeEach, expect, test } from 'vitest';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607', addressLine: '1 Main St' };

let emulator: Emulator;
let requested: (string | undefined)[];
let severity: 'ERROR' | 'WARNING';

/** Opens the emulator with a plugin that rejects every cart and checkout, a shopper, and the control API. */
function openStore(validateInCart?: boolean) {
  emulator = createEmulator({
    catalogVersion: 'v1',
    servicePlugins: [
      { type: 'ECOM_VALIDATIONS', url: 'https://app.example', ...(validateInCart !== undefined && { validateInCart }) },
    ],
    fetch: async (request) => {
      const publicKey = await emulator.webhooks.publicKey();
      const plugins = createServicePlugins({ publicKey, appId: DEMO_APP_ID });
      plugins.provide(validations.provideHandlers, {
        getValidationViolations: ({ request: { sourceInfo, validationInfo } }) => {
          requested.push(sourceInfo?.source);
          const _id = validationInfo?.lineItems?.[0]?._id ?? '';
          const target = { lineItem: { _id, suggestedFix: 'REMOVE_LINE_ITEM' as const } };
          return { violations: [{ severity, target, description: 'Not on Sundays' }] };
        },
      });
      return plugins.respond(request);
    },
  });
  return openShopper();
}

function openShopper() {
  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { checkout, currentCart, orders, products },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
  const add = async (slug: string, quantity = 1) => {
    const { items } = await client.products.queryProducts().eq('slug', slug).find();
    const catalogReference = { appId: storesApp, catalogItemId: items[0]?._id ?? '' };
    await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity }] });
  };
  const checkOut = async () => {
    const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      shippingAddress: address,
    });
    return client.checkout.getCheckout(checkoutId);
  };
  return { ...client, add, checkOut };
}

const control = (method: string, path: string, body?: object) =>
  emulator.fetch(
    new Request(`http://localhost/_emulator/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

beforeEach(() => {
  requested = [];
  severity = 'ERROR';
});

const objection = {
  description: 'Not on Sundays',
  target: { lineItem: { name: 'LINE_ITEM_DEFAULT', suggestedFix: 'REMOVE_LINE_ITEM' } },
};

test('validation plugins are called for checkouts, and for carts with validateInCart', async () => {
  const shopper = openStore();
  await shopper.add('quiet-teapot');
  expect((await shopper.currentCart.estimateCurrentCartTotals()).violations).toEqual([]);
  expect(requested).toEqual([]);
  const checkout = await shopper.checkOut();
  expect(checkout.violations).toMatchObject([{ severity: 'ERROR', ...objection }]);
  expect(checkout.violations?.[0]?.target?.lineItem?._id).toBe(checkout.lineItems?.[0]?._id);
  expect(new Set(requested)).toEqual(new Set(['CHECKOUT']));

  requested = [];
  const eager = openStore(true);
  await eager.add('quiet-teapot');
  const { violations: shown } = await eager.currentCart.estimateCurrentCartTotals();
  expect(shown).toMatchObject([{ severity: 'ERROR', ...objection }]);
  expect(requested).toEqual(['CART']);
});

test('a violation with severity ERROR prevents the order, a WARNING does not', async () => {
  const shopper = openStore();
  await shopper.add('quiet-teapot');
  const id = (await shopper.checkOut())._id ?? '';
  await expect(shopper.checkout.createOrder(id)).rejects.toMatchObject({
    code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
    details: { applicationError: { data: { violations: [{ severity: 'ERROR' }] } } },
  });
  severity = 'WARNING';
  expect((await shopper.checkout.createOrder(id)).orderId).toBeTruthy();
});

test('each validation mode calls its plugins: none, those for carts, or all', async () => {
  const shopper = openStore();
  await shopper.add('quiet-teapot');
  const received = async () => {
    const { violations: inCart = [] } = await shopper.currentCart.estimateCurrentCartTotals();
    const { violations: inCheckout = [] } = await shopper.checkOut();
    return [inCart.length, inCheckout.length];
  };
  expect(await (await control('GET', 'validations')).json()).toEqual({
    cart: 'PRE_CHECKOUT_VALIDATIONS',
    checkout: 'CHECKOUT_VALIDATIONS',
    storeRules: false,
  });
  expect(await received()).toEqual([0, 1]);
  await control('POST', 'validations', { cart: 'CHECKOUT_VALIDATIONS' });
  expect(await received()).toEqual([1, 1]);
  await control('POST', 'validations', { checkout: 'PRE_CHECKOUT_VALIDATIONS' });
  expect(await received()).toEqual([1, 0]);
  requested = [];
  await control('POST', 'validations', { cart: 'SKIP_VALIDATIONS', checkout: 'SKIP_VALIDATIONS' });
  expect(await received()).toEqual([0, 0]);
  const { orderId } = await shopper.checkout.createOrder((await shopper.checkOut())._id ?? '');
  expect(orderId).toBeTruthy();
  expect(requested).toEqual([]);
  expect((await control('POST', 'validations', { cart: 'ALL' })).status).toBe(400);
});

test('violations disappear when validations are skipped', async () => {
  const shopper = openStore();
  await shopper.add('quiet-teapot');
  const { _id = '', violations: before } = await shopper.checkOut();
  expect(before).toHaveLength(1);
  await control('POST', 'validations', { checkout: 'SKIP_VALIDATIONS' });
  expect((await shopper.checkout.getCheckout(_id ?? '')).violations).toEqual([]);
});

test('storeRules adds violations for line items in carts, and also for the whole checkout in checkouts', async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  const shopper = openShopper();
  const [teapot] = (await shopper.products.queryProducts().eq('slug', 'quiet-teapot').find()).items;
  await shopper.add('quiet-teapot', 100_000);
  const estimate = () => shopper.currentCart.estimateCurrentCartTotals();
  expect((await estimate()).violations).toEqual([]);

  await control('POST', 'validations', { storeRules: true });
  const [line] = (await estimate()).cart?.lineItems ?? [];
  expect((await estimate()).violations).toEqual([
    {
      severity: 'ERROR',
      description: `Only ${line?.availability?.quantityAvailable} of ${teapot?.name} are available.`,
      target: { lineItem: { name: 'LINE_ITEM_DEFAULT', _id: line?._id, suggestedFix: 'UNKNOWN_SUGGESTED_FIX' } },
    },
  ]);
  await control('POST', 'validations', { cart: 'CHECKOUT_VALIDATIONS' });
  expect((await estimate()).violations).toMatchObject([
    { target: { lineItem: { _id: line?._id } } },
    { severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } } },
  ]);
  const checkout = await shopper.checkOut();
  expect(checkout.violations).toMatchObject([{ target: { lineItem: { suggestedFix: 'UNKNOWN_SUGGESTED_FIX' } } }]);
  await expect(shopper.checkout.createOrder(checkout._id ?? '')).rejects.toMatchObject({
    code: 'PARTIAL_OUT_OF_STOCK',
  });
  await control('POST', 'validations', { cart: 'SKIP_VALIDATIONS' });
  expect((await estimate()).violations).toEqual([]);
});
