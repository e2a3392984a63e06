import fc from 'fast-check';
import {
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
  wireAddress,
  wireDate,
  wireFloat,
  wireImage,
  wirePageUrl,
} from '../harness/arbitraries.js';
import { catalogReference } from './own-commerce.js';

const name = partialRecord({ original: text, translated: nullable(text) });
const money = partialRecord({ amount, convertedAmount: amount });

/** Details of an item, with the conversions of requests or of responses. */
const details = (kind: 'request' | 'response') => {
  const [date, weight, picture, page] =
    kind === 'request' ? [moment, float, image, pageUrl] : [wireDate, wireFloat, wireImage, wirePageUrl];
  const physicalProperties = partialRecord({ weight: nullable(weight as fc.Arbitrary<unknown>), sku: nullable(text) });
  return {
    physicalProperties,
    overrides: partialRecord({
      name,
      salePrice: nullable(amount),
      image: picture as fc.Arbitrary<unknown>,
      physicalProperties,
    }),
    attributes: partialRecord({
      image: picture as fc.Arbitrary<unknown>,
      url: page as fc.Arbitrary<unknown>,
      physicalProperties,
      itemType: fc.constant({ preset: 'PHYSICAL' }),
      serviceProperties: partialRecord({
        scheduledDate: date as fc.Arbitrary<unknown>,
        endDate: date as fc.Arbitrary<unknown>,
      }),
      subscriptionInfo: partialRecord({
        subscriptionSettings: partialRecord({
          startDate: date as fc.Arbitrary<unknown>,
          frequency: fc.constant('MONTH'),
        }),
      }),
    }),
  };
};

const [own, wire] = [details('request'), details('response')];

const catalogItem = fc.record({
  catalogReference,
  quantity: count,
  catalogOverrideFields: own.overrides,
  membershipPayment: partialRecord({ existingMembership: fc.record({ appId: guid, membershipId: guid }) }),
});
const customItem = fc.record({
  name,
  quantityInfo: fc.record({ requestedQuantity: count }),
  pricing: partialRecord({ price: money, priceUndetermined: flag }),
  attributes: own.attributes,
});
export const items = partialRecord({ catalogItems: list(catalogItem), customItems: list(customItem) });

/** A cart in requests. */
export const cart = partialRecord({
  note: nullable(text),
  customerInfo: partialRecord({ email: nullable(text), firstName: nullable(text) }),
  businessInfo: partialRecord({ locationId: nullable(guid) }),
  deliveryInfo: partialRecord({ address }),
  paymentInfo: partialRecord({ billingAddress: address, billingContact: partialRecord({ firstName: nullable(text) }) }),
  lineItems: list(
    partialRecord({
      _id: guid,
      attributes: own.attributes,
      source: partialRecord({ catalogOverrideFields: own.overrides }),
    }),
  ),
});

/** A cart in responses. */
export const wireCart = partialRecord({
  id: guid,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  revision: fc.constant('3'),
  lineItems: list(
    partialRecord({
      id: guid,
      name,
      quantityInfo: partialRecord({ requestedQuantity: count, confirmedQuantity: count }),
      pricing: partialRecord({ unitPrice: money, totalPrice: money }),
      source: partialRecord({ catalogReference, catalogOverrideFields: wire.overrides }),
      attributes: wire.attributes,
      modifierGroups: list(fc.record({ id: guid, modifiers: list(fc.record({ id: guid, price: money })) })),
    }),
  ),
  coupons: list(fc.record({ id: guid, code: filled })),
  deliveryInfo: partialRecord({ address: nullable(wireAddress), method: partialRecord({ code: text, pickup: flag }) }),
  paymentInfo: partialRecord({
    billingAddress: nullable(wireAddress),
    giftCards: list(fc.record({ id: guid, obfuscatedCode: text })),
  }),
  orderPlaced: flag,
  orderId: nullable(guid),
});

const violation = partialRecord({
  code: fc.constant('LINE_ITEMS_OUT_OF_STOCK'),
  lineItemsOutOfStockData: partialRecord({ lineItemIds: list(guid) }),
});

/** Totals in responses. */
export const wireSummary = partialRecord({
  cartId: guid,
  priceSummary: partialRecord({ subtotal: money, total: money }),
  paymentSummary: partialRecord({
    payNow: money,
    memberships: list(fc.record({ id: guid, lineItemIds: list(guid) })),
    subscriptionCharges: list(
      partialRecord({ charges: list(partialRecord({ cycleFrom: count, cycleBillingDate: nullable(wireDate) })) }),
    ),
  }),
  violations: list(violation),
});
