import type * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldName,
  address,
  amount,
  count,
  filled,
  flag,
  float,
  guid,
  image,
  list,
  moment,
  nullable,
  pageUrl,
  partialRecord,
  text,
} from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { sameCall } from '../harness/same-call.js';
import { ours } from '../harness/sides.js';
import { wireCart, wireEstimate } from './wire-entities.js';

const name = partialRecord({ original: text, translated: nullable(text) });
const physicalProperties = partialRecord({ weight: nullable(float), sku: nullable(text), shippable: flag });
const serviceProperties = partialRecord({ scheduledDate: moment, numberOfParticipants: nullable(count) });
const options = fc.dictionary(
  fc.constantFrom('variantId', 'options', 'customTextFields', '_id'),
  fc.oneof(text, count, fc.constant(null), fc.dictionary(fc.constantFrom('Size', '_id', '_createdDate'), text)),
);
const catalogReference = fc.record({ appId: guid, catalogItemId: fc.oneof(guid, filled), options: nullable(options) });
const itemType = fc.oneof(fc.record({ preset: fc.constant('PHYSICAL' as const) }), fc.record({ custom: text }));

const lineItem: fc.Arbitrary<currentCart.LineItem> = partialRecord({
  _id: nullable(guid),
  quantity: fc.integer({ min: -2, max: 100_000 }),
  catalogReference,
  productName: name,
  url: pageUrl,
  price: fc.record({ amount }),
  image,
  physicalProperties,
  itemType,
  serviceProperties,
  subscriptionOptionInfo: partialRecord({
    subscriptionSettings: partialRecord({
      frequency: fc.constant('MONTH' as const),
      startDate: moment,
      interval: count,
    }),
  }),
  catalogOverrideFields: partialRecord({ image, physicalProperties, price: nullable(amount) }),
  extendedFields: fc.record({ namespaces: fc.dictionary(fc.constant('@app/a'), fc.dictionary(fieldName, text)) }),
});

const customLineItem: fc.Arbitrary<currentCart.CustomLineItem> = partialRecord({
  _id: nullable(guid),
  quantity: count,
  price: amount,
  media: image,
  url: pageUrl,
  productName: name,
  itemType,
  physicalProperties,
  serviceProperties,
  quantityAvailable: nullable(count),
});

const shippingOption = partialRecord({ carrierId: nullable(guid), code: text });
const answer = partialRecord({ cart: wireCart });

/** The argument may be missing, or have any of its fields. */
const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: arbitrary.map((value) => [value]), weight: 9 }, { arbitrary: fc.constant([]), weight: 1 });

describe('current cart', () => {
  sameCall('currentCart.getCurrentCart', fc.constant([]), answer);

  sameCall(
    'currentCart.updateCurrentCart',
    optional<currentCart.UpdateCurrentCartOptions>(
      partialRecord({
        cartInfo: partialRecord({
          _id: nullable(guid),
          _createdDate: moment,
          _updatedDate: moment,
          buyerNote: nullable(text),
          buyerInfo: partialRecord({ email: nullable(text), contactId: nullable(guid) }),
          lineItems: list(lineItem),
          contactInfo: partialRecord({ address, contactDetails: partialRecord({ firstName: nullable(text) }) }),
          selectedShippingOption: shippingOption,
        }),
        couponCode: nullable(text),
        lineItems: list(lineItem),
        customLineItems: list(customLineItem),
      }),
    ),
    answer,
  );

  sameCall('currentCart.deleteCurrentCart', fc.constant([]), fc.constant({}));

  sameCall(
    'currentCart.addToCurrentCart',
    optional<currentCart.AddToCurrentCartOptions>(
      partialRecord({
        lineItems: list(
          fc
            .tuple(lineItem, fc.record({ quantity: count, catalogReference }))
            .map(([item, needed]) => ({ ...item, ...needed })),
        ),
        customLineItems: list(fc.tuple(customLineItem, count).map(([item, quantity]) => ({ ...item, quantity }))),
        businessLocationId: nullable(guid),
      }),
    ),
    answer,
  );

  sameCall(
    'currentCart.removeLineItemsFromCurrentCart',
    fc.tuple(fc.array(fc.oneof(guid, filled), { minLength: 1, maxLength: 3 })),
    answer,
  );

  sameCall(
    'currentCart.createCheckoutFromCurrentCart',
    optional<currentCart.CreateCheckoutFromCurrentCartOptions>(
      partialRecord({
        channelType: fc.constantFrom('WEB' as const, 'POS' as const),
        shippingAddress: address,
        billingAddress: address,
        selectedShippingOption: shippingOption,
        email: nullable(text),
      }),
    ),
    partialRecord({ checkoutId: guid }),
  );

  sameCall('currentCart.removeCouponFromCurrentCart', fc.constant([]), answer);

  sameCall(
    'currentCart.updateCurrentCartLineItemQuantity',
    fc.tuple(
      fc.array<currentCart.LineItemQuantityUpdate>(fc.record({ _id: fc.oneof(guid, filled), quantity: count }), {
        minLength: 1,
        maxLength: 3,
      }),
    ),
    answer,
  );

  sameCall(
    'currentCart.estimateCurrentCartTotals',
    optional<currentCart.EstimateCurrentCartTotalsOptions>(
      partialRecord({
        selectedShippingOption: shippingOption,
        shippingAddress: address,
        billingAddress: address,
        selectedMemberships: partialRecord({
          memberships: list(fc.record({ _id: guid, appId: guid, lineItemIds: list(guid) })),
        }),
        calculateTax: nullable(flag),
        calculateShipping: nullable(flag),
        calculateAdditionalFees: nullable(flag),
      }),
    ),
    wireEstimate,
  );

  test('updateCurrentCart: merchant discounts and the field mask, which today’s official client no longer sends', async () => {
    const { sent } = await capture(ours, {}, (client) =>
      invoke(client, 'currentCart.updateCurrentCart', {
        cartInfo: { buyerNote: 'n' },
        merchantDiscounts: [{ amount: { amount: '5.00' } }],
        cartFieldmask: ['buyerNote', 'contactInfo.address'],
      }),
    );
    expect(sent[0]).toMatchObject({
      method: 'PATCH',
      path: '/ecom/v1/carts/current',
      body: {
        cartInfo: { buyerNote: 'n' },
        merchantDiscounts: [{ amount: { amount: '5.00' } }],
        cartFieldmask: 'buyerNote,contactInfo.address',
      },
    });
  });
});
