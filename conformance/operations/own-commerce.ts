import fc from 'fast-check';
import {
  address,
  amount,
  count,
  fieldName,
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
  pathId,
  text,
} from '../harness/arbitraries.js';

export const name = partialRecord({ original: text, translated: nullable(text) });
export const physicalProperties = partialRecord({ weight: nullable(float), sku: nullable(text), shippable: flag });
const serviceProperties = partialRecord({ scheduledDate: moment, numberOfParticipants: nullable(count) });
const options = fc.dictionary(
  fc.constantFrom('variantId', 'options', 'customTextFields', '_id'),
  fc.oneof(text, count, fc.constant(null), fc.dictionary(fc.constantFrom('Size', '_id', '_createdDate'), text)),
);
export const itemType = fc.oneof(fc.record({ preset: fc.constant('PHYSICAL' as const) }), fc.record({ custom: text }));
export const subscriptionSettings = partialRecord({
  frequency: fc.constant('MONTH' as const),
  startDate: moment,
  interval: count,
});

export const catalogReference = fc.record({
  appId: guid,
  catalogItemId: fc.oneof(guid, filled),
  options: nullable(options),
});
export const extendedFields = fc.record({
  namespaces: fc.dictionary(fc.constant('@app/a'), fc.dictionary(fieldName, text)),
});
export const catalogOverrideFields = partialRecord({ image, physicalProperties, price: nullable(amount) });
export const addressed = partialRecord({ address, contactDetails: partialRecord({ firstName: nullable(text) }) });

const lineItemFields = {
  _id: nullable(guid),
  quantity: fc.integer({ min: -2, max: 100_000 }),
  catalogReference,
  productName: name,
  url: pageUrl,
  price: fc.record({ amount }),
  physicalProperties,
  itemType,
  serviceProperties,
  subscriptionOptionInfo: partialRecord({ subscriptionSettings }),
  catalogOverrideFields,
  extendedFields,
};
export const cartLineItem = partialRecord({ ...lineItemFields, image });
export const checkoutLineItem = partialRecord({ ...lineItemFields, media: image });

/** Arbitrary line items to add, each with an item and a quantity. */
export const newItems = (lineItem: fc.Arbitrary<object>) =>
  list(
    fc
      .tuple(lineItem, fc.record({ quantity: count, catalogReference }))
      .map(([item, needed]) => ({ ...item, ...needed })),
  );

export const customLineItem = fc.record(
  {
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
  },
  { requiredKeys: ['quantity'] },
);

export const shippingOption = partialRecord({ carrierId: nullable(guid), code: text });
export const quantities = fc.array(fc.record({ _id: fc.oneof(guid, filled), quantity: count }), {
  minLength: 1,
  maxLength: 3,
});
export const ids = fc.array(fc.oneof(guid, filled), { minLength: 1, maxLength: 3 });

export const cartInfo = partialRecord({
  _id: nullable(guid),
  _createdDate: moment,
  _updatedDate: moment,
  buyerNote: nullable(text),
  buyerInfo: partialRecord({ email: nullable(text), contactId: nullable(guid) }),
  lineItems: list(cartLineItem),
  contactInfo: addressed,
  selectedShippingOption: shippingOption,
});

const timeSlot = partialRecord({ from: moment, to: moment });
const pickupDetails = partialRecord({ address, pickupMethod: fc.constant('STORE_PICKUP' as const) });

export const checkoutInfo = partialRecord({
  _createdDate: moment,
  _updatedDate: moment,
  buyerNote: nullable(text),
  billingInfo: addressed,
  shippingInfo: partialRecord({
    shippingDestination: addressed,
    selectedCarrierServiceOption: partialRecord({
      code: text,
      logistics: partialRecord({ deliveryTimeSlot: timeSlot, pickupDetails }),
    }),
  }),
  membershipOptions: partialRecord({ eligibleMemberships: list(partialRecord({ _id: guid, expirationDate: moment })) }),
  appliedDiscounts: list(
    fc.record({ merchantDiscount: fc.record({ percentage: float, amount: fc.record({ amount }) }) }),
  ),
  extendedFields,
});

export const orderLineItem = partialRecord({
  _id: guid,
  quantity: count,
  catalogReference,
  productName: name,
  image,
  physicalProperties,
  serviceProperties,
  digitalFile: partialRecord({ fileId: guid, expirationDate: moment }),
  subscriptionInfo: partialRecord({ _id: guid, subscriptionSettings }),
  price: fc.record({ amount }),
});

export const orderShipping = partialRecord({
  title: text,
  logistics: partialRecord({
    deliverByDate: moment,
    deliveryTimeSlot: timeSlot,
    shippingDestination: addressed,
    pickupDetails,
  }),
});

export const orderFields = partialRecord({
  number: text,
  _createdDate: moment,
  _updatedDate: moment,
  purchasedDate: moment,
  lineItems: list(orderLineItem),
  billingInfo: addressed,
  shippingInfo: orderShipping,
  recipientInfo: addressed,
  buyerNote: nullable(text),
  archived: nullable(flag),
  extendedFields,
});

export const price = fc.record({ amount });

/** Arbitrary arguments: an ID, and optional options. */
export const withOptions = (options: fc.Arbitrary<object>) => fc.oneof(fc.tuple(pathId, options), fc.tuple(pathId));

/** Arbitrary optional argument. */
export const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: arbitrary.map((value) => [value]), weight: 9 }, { arbitrary: fc.constant([]), weight: 1 });
