import fc from 'fast-check';
import { storesApp } from '../shopper.js';

/** Version of the cart API. */
export type Version = 1 | 2;

/** Amounts in dollars. The store converts them to its currency. */
const amount = fc.constantFrom('0.01', '0.99', '3.33', '5.00', '9.99', '20.00', '33.33', '100.00');

/** Codes of the store's coupons, of an expired one, and an unknown one. */
const coupon = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('THIRD', 'MONEY', 'FREESHIP', 'FIXED', 'BXGY', 'CHEAPEST', 'WELCOME10') },
  fc.constantFrom('SUMMER24', 'NOPE'),
);
const giftCard = fc.record({
  code: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('GIFT-GOOD-0050', 'GIFT-RICH-5000') },
    fc.constantFrom('GIFT-EMPTY-0000', 'GIFT-OLD-0050', 'GIFT-OFF-0050', 'GIFT-NONE-0000'),
  ),
  amount: fc.option(amount),
});
const token = fc.option(fc.constantFrom('card-approved', 'card-declined', 'card-pending', 'card-authorized'));

/** Indices of the store's products. The last one does not exist. */
const product = fc.constantFrom(0, 0, 1, 1, 2, 3, 4, 5, 6);
const quantity = fc.constantFrom(1, 1, 2, 3, 5);
const pick = fc.constantFrom(0, 0, 1, 2);

/** Addresses: without tax, with several tax rates, outside of the United States, and without shipping. */
const addresses = [
  { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97209', addressLine: '1 Main St' },
  { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001', addressLine: '2 Broadway' },
  { country: 'US', subdivision: 'US-WA', city: 'Seattle', postalCode: '98101', addressLine: '3 Pike St' },
  { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Torstr. 4' },
  { country: 'CA', subdivision: 'CA-QC', city: 'Montreal', postalCode: 'H2X 1X1', addressLine: '5 Rue Roy' },
];
const withoutShipping = { country: 'AQ', city: 'McMurdo', addressLine: '6 Ice St' };
const address = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom<object>(...addresses) },
  fc.constant<object>(withoutShipping),
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('standard', 'express') },
  { weight: 2, arbitrary: fc.constant('pickup') },
  fc.constant('balloon'),
);

const everything = [{ catalogItemFilter: { catalogAppId: storesApp } }];
const reduction = fc.oneof(
  fc.constantFrom(1, 33, 100).map((percentage) => ({ percentage })),
  amount.map((fixedAmount) => ({ fixedAmount })),
  amount.map((fixedPrice) => ({ fixedPrice })),
);

/** Discount of a rule, in the format of a request. */
const rule: fc.Arbitrary<object> = fc.oneof(
  fc.record({ one: reduction, limit: fc.option(quantity) }).map(({ limit, one }) => {
    return { ...one, specificItemsInfo: { scopes: everything, limit } };
  }),
  fc.record({ one: reduction, buys: quantity, gets: quantity }).map(({ buys, gets, one }) => {
    const customerBuys = { minimumQuantity: buys, scopes: everything };
    const buyXGetYInfo = { customerBuys, customerGets: { quantity: gets, scopes: everything }, limit: null };
    return { ...one, targetType: 'BUY_X_GET_Y', buyXGetYInfo };
  }),
  fc.record({ count: fc.constantFrom(2, 3), price: amount }).map(({ count, price }) => {
    return { quantityBased: { configurations: [{ quantity: count, price }] } };
  }),
);

/** Settings of the store at the start. */
export const settings = fc.record({ taxIncluded: fc.boolean(), rules: fc.array(rule, { maxLength: 2 }) });

/** Settings of the store at the start. */
export type Settings = typeof settings extends fc.Arbitrary<infer S> ? S : never;

const kind = <K extends string>(name: K) => fc.constant(name);

const add = fc.record({ kind: kind('add'), product, quantity });
const order = fc.record({ kind: kind('order'), giftCard: fc.option(giftCard, { freq: 2 }), token });

/** Action of the shopper or the merchant. */
const step = fc.oneof(
  { weight: 6, arbitrary: add },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('add custom'),
      price: amount,
      quantity,
      payment: fc.constantFrom('FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'),
      itemType: fc.constantFrom('PHYSICAL', 'SERVICE'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('change'),
      pick,
      quantity: fc.oneof({ weight: 5, arbitrary: quantity }, fc.constantFrom(0, 60, 100_001)),
    }),
  },
  fc.record({ kind: kind('remove'), pick }),
  { weight: 3, arbitrary: fc.record({ kind: kind('coupon'), code: coupon }) },
  fc.record({ kind: kind('remove coupon') }),
  { weight: 3, arbitrary: fc.record({ kind: kind('address'), address }) },
  fc.record({ kind: kind('billing address'), address }),
  { weight: 3, arbitrary: fc.record({ kind: kind('delivery'), method }) },
  fc.record({ kind: kind('remove delivery') }),
  { weight: 2, arbitrary: fc.record({ kind: kind('gift card'), giftCard }) },
  fc.record({ kind: kind('remove gift card') }),
  fc.record({ kind: kind('note'), note: fc.constantFrom('Ring twice', 'Two floors up') }),
  fc.record({ kind: kind('estimate'), delivery: fc.boolean(), tax: fc.boolean(), fees: fc.boolean() }),
  { weight: 3, arbitrary: order },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('buy now'),
      product: fc.constantFrom(0, 1, 2, 3),
      quantity,
      address,
      method,
      token,
      coupon: fc.option(coupon),
      giftCard: fc.option(giftCard),
    }),
  },
  fc.record({ kind: kind('reprice'), product: fc.constantFrom(0, 1, 2), price: amount }),
  fc.record({ kind: kind('restock'), product: fc.constantFrom(0, 1), quantity: fc.constantFrom(0, 1, 2, 8) }),
  fc.record({ kind: kind('switch coupon'), code: fc.constantFrom('THIRD', 'MONEY', 'BXGY') }),
  fc.record({ kind: kind('create rule'), rule }),
);

/** Steps that mostly lead to an order: items, an address with its delivery method, a coupon, other steps, and the order. */
export const steps = fc
  .tuple(
    fc.array(add, { minLength: 1, maxLength: 3 }),
    fc.record({ kind: kind('address'), address }),
    fc.record({ kind: kind('delivery'), method }),
    fc.array(fc.record({ kind: kind('coupon'), code: coupon }), { maxLength: 1 }),
    fc.array(step, { minLength: 2, maxLength: 8 }),
    order,
  )
  .map(([adds, ...rest]) => [...adds, ...rest.flat()]);

/** Action of the shopper or the merchant. */
export type CartStep = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A step of one kind. */
export type StepOf<K extends CartStep['kind']> = Extract<CartStep, { kind: K }>;
