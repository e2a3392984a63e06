import type { CreateCartOptions } from '@cartwright/ecom/cart-v2';
import { catalog, giftVouchersProvider, shippingRates, validations } from '@cartwright/ecom/service-plugins';
import { DEMO_APP_ID } from '@cartwright/emulator';
import { openPluginStore } from '../harness/plugin-store.js';

const subscription = (subscriptionSettings: object) => ({
  subscriptionOptionInfo: { title: { original: 'Box' }, subscriptionSettings },
});
const monthly = { frequency: 'MONTH', autoRenewal: true };
const trial = { freeTrialPeriod: { frequency: 'DAY', interval: 14 } };
const anchored = { billingSettings: { anchorDay: 5 } };

/** Fields of the items that the app of the store sells, by ID. */
const items: Readonly<Record<string, object>> = {
  course: {},
  limited: { quantityAvailable: 3 },
  gone: { quantityAvailable: 0 },
  bundle: { fixedQuantity: true },
  members: { membersOnly: true },
  membership: { paymentOption: 'MEMBERSHIP' },
  saved: { savePaymentMethod: true },
  voucher: { itemType: { preset: 'GIFT_CARD' } },
  parcel: { itemType: { preset: 'PHYSICAL' } },
  monthly: subscription(monthly),
  daily: subscription({ frequency: 'DAY', interval: 1, autoRenewal: true }),
  shippedTrial: { itemType: { preset: 'PHYSICAL' }, ...subscription({ ...monthly, ...trial }) },
  anchoredTrial: subscription({ ...monthly, ...trial, ...anchored }),
  anchoredYear: subscription({ frequency: 'YEAR', autoRenewal: true, ...anchored }),
};

/** Address in Portland. */
export const address = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97209',
  addressLine: '1 Main St',
};

/** Responses of the app, which a case can change. */
const initialState = () => ({
  price: '20.00',
  stock: { ...items } as Record<string, object>,
  isBroken: false,
  isRefused: false,
});

/** Opens a store with an app whose catalog, gift cards, shipping rates and validations the case can change. */
export function openCartStore() {
  const store = openPluginStore(['ECOM_CATALOG', 'GIFT_CARDS_PROVIDER', 'ECOM_SHIPPING_RATES', 'ECOM_VALIDATIONS']);
  const state = initialState();
  store.answer((plugins) => {
    plugins.provide(catalog.provideHandlers, {
      getCatalogItems: ({ request }) => ({
        catalogItems: (request.catalogReferences ?? []).flatMap(({ catalogReference = {} }) => {
          const fields = state.stock[catalogReference.catalogItemId ?? ''];
          const productName = { original: catalogReference.catalogItemId ?? '' };
          const data = { productName, price: state.price, itemType: { preset: 'SERVICE' as const }, ...fields };
          return fields ? [{ catalogReference, data }] : [];
        }),
      }),
    });
    plugins.provide(giftVouchersProvider.provideHandlers, {
      getBalance: ({ request }) =>
        request.code === 'PLUGIN-0001' ? { balance: 5, currencyCode: 'USD', externalId: 'card-1' } : {},
      redeem: () => {
        throw new giftVouchersProvider.InsufficientFundsWixError();
      },
      _void: () => ({}),
    });
    plugins.provide(shippingRates.provideHandlers, {
      getShippingRates: () => {
        if (state.isBroken) throw new Error('broken');
        return { shippingRates: [] };
      },
    });
    plugins.provide(validations.provideHandlers, {
      getValidationViolations: () => ({
        violations: state.isRefused
          ? [{ severity: 'ERROR' as const, target: { other: { name: 'OTHER_DEFAULT' as const } }, description: 'No.' }]
          : [],
      }),
    });
  });
  const control = (path: string, body: object) =>
    store.emulator.fetch(
      new Request(`http://localhost/_emulator/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  /** Resets the store and the app. Takes a tenth of the time of opening another store, which creates keys. */
  const reset = async () => {
    Object.assign(state, initialState());
    await store.emulator.reset();
  };
  const { cartV2 } = store.client;
  const item = (catalogItemId: string, quantity = 1) => ({
    catalogReference: { appId: DEMO_APP_ID, catalogItemId },
    quantity,
  });
  const create = async (cart: CreateCartOptions = {}) => (await cartV2.createCart(cart))._id ?? '';
  const withItem = (id = 'course', cart: CreateCartOptions = {}) => create({ catalogItems: [item(id)], ...cart });
  const place = (id: string, options = {}) => cartV2.placeOrder(id, options);
  const custom = (fields: object = {}) => ({
    name: { original: 'Class' },
    quantityInfo: { requestedQuantity: 1 },
    pricing: { price: { amount: '30' } },
    attributes: { itemType: { preset: 'SERVICE' as const } },
    ...fields,
  });
  const readLineItemId = async (id: string) => (await cartV2.getCart(id)).lineItems?.[0]?._id ?? '';
  return { ...store, cartV2, control, create, custom, item, readLineItemId, place, reset, state, withItem };
}
