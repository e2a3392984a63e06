import { isApiError } from '@cartwright/core';
import { CartErrorCode } from '@cartwright/ecom/cart-v2/errors';
import { DEMO_APP_ID } from '@cartwright/emulator';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { address, openCartStore } from './cart-store.js';

type Store = ReturnType<typeof openCartStore>;

const groups = (ids: readonly string[], modifiers: readonly string[]) =>
  ids.map((id) => ({
    _id: id,
    name: { original: 'Toppings' },
    modifiers: modifiers.map((modifier) => ({
      _id: modifier,
      label: { original: 'Cheese' },
      price: { amount: '1' },
    })),
  }));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);
const delivered = { cart: { deliveryInfo: { address } } };

/** Calls that fail with each error code. */
const cases: Readonly<Record<keyof typeof CartErrorCode, (store: Store) => Promise<unknown>>> = {
  BUSINESS_LOCATION_NOT_FOUND: async ({ cartV2, create }) =>
    cartV2.updateCart(await create(), { businessInfo: { locationId: crypto.randomUUID() } }),
  CALCULATION_ERROR: async ({ place, state, withItem }) => {
    const id = await withItem('parcel', { ...delivered, deliveryMethod: { code: 'standard' } });
    state.isBroken = true;
    return place(id);
  },
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: async ({ place, withItem }) =>
    place(await withItem('voucher', { giftCards: [{ code: 'GIFT-RICH-5000' }] })),
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD: async ({ place, withItem }) =>
    place(await withItem('monthly', { giftCards: [{ code: 'GIFT-RICH-5000' }] })),
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: async ({ place, withItem }) =>
    place(await withItem('voucher', { coupons: [{ code: 'WELCOME10' }] })),
  CART_ALREADY_ORDERED: async ({ cartV2, place, withItem }) => {
    const id = await withItem();
    await place(id);
    return cartV2.refreshCart(id);
  },
  CART_PRICES_OUT_OF_SYNC: async ({ place, state, withItem }) => {
    const id = await withItem();
    state.price = '25.00';
    return place(id);
  },
  CHECKOUT_PAGE_NOT_FOUND: async ({ cartV2, control, withItem }) => {
    await control('site', { hasCheckoutPage: false });
    return cartV2.getCheckoutUrl(await withItem());
  },
  COUPON_ALREADY_EXISTS: async ({ cartV2, withItem }) =>
    cartV2.addCoupon(await withItem('course', { coupons: [{ code: 'WELCOME10' }] }), { code: 'WELCOME10' }),
  COUPON_LOCKED: async ({ cartV2, withItem }) =>
    cartV2.addCoupon(await withItem('course', { cart: { settings: { lockCouponCode: true } } }), { code: 'WELCOME10' }),
  COUPON_NOT_FOUND_IN_CART: async ({ cartV2, withItem }) => cartV2.removeCoupon(await withItem(), crypto.randomUUID()),
  DATA_EXTENSION_UPDATE_FAILED: async ({ cartV2, create }) =>
    cartV2.updateCart(await create(), { extendedFields: { namespaces: { '@app/fields': 'text' } } as never }),
  DELIVERY_METHOD_MISSING_ADDRESS: async ({ cartV2, withItem }) =>
    cartV2.setDeliveryMethod(await withItem('parcel'), { code: 'standard' }),
  DELIVERY_METHOD_MISSING_LINE_ITEMS: async ({ cartV2, create }) =>
    cartV2.setDeliveryMethod(await create(delivered), { code: 'standard' }),
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: async ({ create, custom, place }) => {
    const attributes = { itemType: { preset: 'PHYSICAL' as const } };
    const other = { attributes, deliveryConfig: { deliveryProfileId: crypto.randomUUID() } };
    const customItems = [custom({ attributes }), custom(other)];
    return place(await create({ ...delivered, customItems, deliveryMethod: { code: 'standard' } }));
  },
  DELIVERY_METHOD_NOT_FOUND: async ({ cartV2, withItem }) =>
    cartV2.setDeliveryMethod(await withItem('parcel', delivered), { code: 'drone' }),
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: async ({ cartV2, place, withItem }) => {
    const id = await withItem('parcel', { ...delivered, deliveryMethod: { code: 'pickup' } });
    await cartV2.updateCart(id, { deliveryInfo: { address: { country: 'FR' } } });
    return place(id);
  },
  DEMO_ORDER_NOT_ALLOWED: async ({ openShopper }) => {
    const { cartV2, currentCartV2 } = openShopper();
    const { cart } = await currentCartV2.createCurrentCart({
      catalogItems: [{ catalogReference: { appId: DEMO_APP_ID, catalogItemId: 'course' }, quantity: 1 }],
      cart: { demo: true },
    });
    return cartV2.placeOrder(cart?._id ?? '');
  },
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: async ({ create, custom }) =>
    create({
      customItems: [custom({ paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '31' } } })],
    }),
  DUPLICATE_ITEM_MODIFIER_IDS: async ({ create, custom }) =>
    create({ customItems: [custom({ modifierGroups: groups(['g'], ['m', 'm']) })] }),
  DUPLICATE_LINE_ITEM_UPDATES: async ({ cartV2, readLineItemId, withItem }) => {
    const id = await withItem();
    const update = { lineItemId: await readLineItemId(id), quantity: { newQuantity: 2 } };
    return cartV2.updateLineItems(id, { lineItems: [update, update] });
  },
  DUPLICATE_MODIFIER_GROUP_IDS: async ({ create, custom }) =>
    create({ customItems: [custom({ modifierGroups: groups(['g', 'g'], ['m']) })] }),
  EMPTY_CART: async ({ create, place }) => place(await create()),
  EMPTY_LINE_ITEM_UPDATES: async ({ cartV2, readLineItemId, withItem }) => {
    const id = await withItem();
    return cartV2.updateLineItems(id, { lineItems: [{ lineItemId: await readLineItemId(id) }] });
  },
  EMPTY_PAYMENT_TOKEN: async ({ place, withItem }) => place(await withItem(), { delayCapture: true }),
  FIXED_QUANTITY_ITEM: async ({ cartV2, item, withItem }) =>
    cartV2.addLineItems(await withItem('bundle'), { catalogItems: [item('bundle')] }),
  GIFT_CARD_ALREADY_EXISTS: async ({ cartV2, withItem }) => {
    const giftCard = { code: 'GIFT-RICH-5000' };
    return cartV2.addGiftCard(await withItem('course', { giftCards: [giftCard] }), giftCard);
  },
  GIFT_CARD_LOCKED: async ({ cartV2, withItem }) => {
    const id = await withItem('course', { cart: { settings: { lockGiftCard: true } } });
    return cartV2.addGiftCard(id, { code: 'GIFT-RICH-5000' });
  },
  GIFT_CARD_NOT_FOUND_IN_CART: async ({ cartV2, withItem }) =>
    cartV2.removeGiftCard(await withItem(), crypto.randomUUID()),
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART: async ({ cartV2, withItem }) =>
    cartV2.addGiftCard(await withItem('course', { cart: { demo: true } }), { code: 'GIFT-RICH-5000' }),
  GIFT_CARD_REDEEM_ERROR: async ({ place, withItem }) =>
    place(await withItem('course', { giftCards: [{ code: 'PLUGIN-0001' }] })),
  INSUFFICIENT_INVENTORY: async ({ withItem }) => withItem('gone'),
  INVALID_ADDRESS_FORMAT: async ({ cartV2, create }) =>
    cartV2.updateCart(await create(), { deliveryInfo: { address: { country: 'Atlantis' } } }),
  INVALID_CART: async ({ cartV2, create, item, readLineItemId, place }) => {
    const id = await create({ catalogItems: [item('course', 10)], coupons: [{ code: 'SAVE15' }] });
    await cartV2.updateLineItems(id, {
      lineItems: [{ lineItemId: await readLineItemId(id), quantity: { newQuantity: 1 } }],
    });
    return place(id);
  },
  INVALID_COUPON_CODE: async ({ cartV2, withItem }) => cartV2.addCoupon(await withItem(), { code: 'NONE' }),
  INVALID_COUPON_STATUS: async ({ cartV2, withItem }) => cartV2.addCoupon(await withItem(), { code: 'SUMMER24' }),
  INVALID_GIFT_CARD_CODE: async ({ cartV2, withItem }) => cartV2.addGiftCard(await withItem(), { code: 'NONE-0000' }),
  INVALID_GIFT_CARD_STATUS: async ({ cartV2, withItem }) =>
    cartV2.addGiftCard(await withItem(), { code: 'GIFT-EMPTY-0000' }),
  INVALID_MEMBERSHIP: async ({ item, place, create }) => {
    const existingMembership = { appId: DEMO_APP_ID, membershipId: 'pass' };
    return place(
      await create({ catalogItems: [{ ...item('membership'), membershipPayment: { existingMembership } }] }),
    );
  },
  INVALID_MEMBERSHIP_PAYMENT_OPTION: async ({ create, item }) => {
    const existingMembership = { appId: DEMO_APP_ID, membershipId: 'pass' };
    return create({ catalogItems: [{ ...item('course'), membershipPayment: { existingMembership } }] });
  },
  INVALID_PAYMENT_STATUS: async ({ place, withItem }) => place(await withItem(), { paymentToken: 'card-declined' }),
  INVALID_PRICE_VERIFICATION_TOKEN: async ({ cartV2, place, withItem }) => {
    const id = await withItem();
    const { summary } = await cartV2.calculateCart(id);
    await cartV2.addCoupon(id, { code: 'WELCOME10' });
    return place(id, { priceVerificationToken: summary?.priceVerificationToken });
  },
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN: async ({ cartV2, withItem }) =>
    cartV2.placeOrder(await withItem(), {}, { headers: { 'x-wix-third-party-checkout-token': 'unknown' } }),
  ITEM_NOT_FOUND_IN_CATALOG: async ({ withItem }) => withItem('unknown'),
  LINE_ITEMS_OUT_OF_STOCK: async ({ place, state, withItem }) => {
    const id = await withItem('limited');
    state.stock['limited'] = { quantityAvailable: 0 };
    return place(id);
  },
  LINE_ITEM_NOT_FOUND_IN_CART: async ({ cartV2, withItem }) =>
    cartV2.removeLineItems(await withItem(), [crypto.randomUUID()]),
  LINE_ITEM_PRICE_CONFLICT: async ({ cartV2, item, state, withItem }) => {
    const id = await withItem();
    state.price = '25.00';
    return cartV2.addLineItems(id, { catalogItems: [item('course')] });
  },
  MAX_COUPONS_PER_CART_EXCEEDED: async ({ cartV2, withItem }) =>
    cartV2.addCoupon(await withItem('course', { coupons: [{ code: 'WELCOME10' }] }), { code: 'SAVE15' }),
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: async ({ cartV2, withItem }) => {
    const id = await withItem('course', { giftCards: [{ code: 'GIFT-RICH-5000' }] });
    return cartV2.addGiftCard(id, { code: 'GIFT-GOOD-0050' });
  },
  MAX_ITEM_MODIFIERS_EXCEEDED: async ({ create, custom }) =>
    create({ customItems: [custom({ modifierGroups: groups(numbered(6), numbered(20)) })] }),
  MAX_LINE_ITEMS_EXCEEDED: async ({ create, custom, cartV2 }) => {
    const id = await create({ customItems: Array.from({ length: 300 }, () => custom()) });
    return cartV2.addLineItems(id, { customItems: [custom()] });
  },
  MEMBERS_ONLY_ITEM: async ({ openShopper }) => {
    const { cartV2, currentCartV2 } = openShopper();
    const { cart } = await currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference: { appId: DEMO_APP_ID, catalogItemId: 'members' }, quantity: 1 }],
    });
    return cartV2.placeOrder(cart?._id ?? '');
  },
  MISSING_DELIVERY_ADDRESS: async ({ place, withItem }) => place(await withItem('parcel')),
  MISSING_DELIVERY_METHOD: async ({ place, withItem }) => place(await withItem('parcel', delivered)),
  NO_LINE_ITEMS_TO_ADD: async ({ cartV2, create }) => cartV2.addLineItems(await create(), {}),
  PAYMENT_ALREADY_IN_PROGRESS: async ({ place, withItem }) => {
    const id = await withItem();
    const payment = { paymentToken: 'card-pending', redirectUrls: { successUrl: 'https://shop.example/thanks' } };
    await place(id, payment);
    return place(id, payment);
  },
  PAYMENT_ATTEMPT_EXPIRED: async ({ emulator, place, withItem }) => {
    const id = await withItem();
    const payment = { paymentToken: 'card-pending', redirectUrls: { successUrl: 'https://shop.example/thanks' } };
    await place(id, payment);
    emulator.clock().advance(3 * 3_600_000);
    return place(id, payment);
  },
  PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART: async ({ place, withItem }) =>
    place(await withItem('course', { cart: { demo: true } })),
  PLAN_LINE_ITEM_NOT_FOUND: async ({ create, item }) => {
    const futureMembership = { lineItemId: crypto.randomUUID(), benefitId: crypto.randomUUID() };
    return create({ catalogItems: [{ ...item('membership'), membershipPayment: { futureMembership } }] });
  },
  SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION: async ({ place, withItem }) =>
    place(await withItem('shippedTrial')),
  SITE_NOT_ACCEPTING_PAYMENTS: async ({ control, place, withItem }) => {
    await control('site', { acceptsPayments: false });
    return place(await withItem());
  },
  SITE_NOT_PUBLISHED: async ({ cartV2, control, withItem }) => {
    await control('site', { published: false });
    return cartV2.getCheckoutUrl(await withItem());
  },
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL: async ({ withItem }) => withItem('anchoredTrial'),
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY: async ({ withItem }) => withItem('anchoredYear'),
  SUBSCRIPTION_WITH_INVALID_FREQUENCY: async ({ place, withItem }) => place(await withItem('daily')),
  UNAVAILABLE_PAYMENT_METHOD: async ({ place, withItem }) =>
    place(await withItem('course', { cart: { settings: { manualPaymentDisabled: true } } })),
  UNCONFIRMED_SAVE_PAYMENT_METHOD: async ({ place, withItem }) => place(await withItem('saved')),
  VIOLATIONS_WITH_ERROR_SEVERITY: async ({ place, state, withItem }) => {
    const id = await withItem();
    state.isRefused = true;
    return place(id);
  },
};

describe('each error code of Cart V2 can be provoked', () => {
  const store = openCartStore();
  beforeEach(store.reset);
  afterAll(() => store.emulator.close());

  test.each(Object.values(CartErrorCode))('%s', async (code) => {
    const provoke = cases[code];
    expect(provoke).toBeTypeOf('function');
    const error: unknown = await provoke(store).then(
      () => undefined,
      (problem: unknown) => problem,
    );
    expect(isApiError(error) && { code: error.code, isRefusal: error.status < 500 }).toEqual({ code, isRefusal: true });
  });
});
