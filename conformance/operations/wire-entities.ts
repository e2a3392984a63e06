import fc from 'fast-check';
import {
  amount,
  count,
  flag,
  guid,
  list,
  money,
  nullable,
  partialRecord,
  text,
  wireAddress,
  wireDate,
  wireFloat,
  wireImage,
  wirePageUrl,
} from '../harness/arbitraries.js';

const name = partialRecord({ original: text, translated: nullable(text) });
const descriptionLine = fc.record({ name, plainText: name, lineType: fc.constant('PLAIN_TEXT') });
const physicalProperties = partialRecord({ weight: nullable(wireFloat), sku: nullable(text), shippable: flag });
const serviceProperties = partialRecord({
  scheduledDate: nullable(wireDate),
  endDate: nullable(wireDate),
  numberOfParticipants: count,
});
const subscription = (title: string) =>
  partialRecord({
    subscriptionSettings: partialRecord({ frequency: fc.constant('MONTH'), startDate: nullable(wireDate) }),
    [title]: name,
  });

/** Fields with names that the application chooses. */
const userData = fc.dictionary(
  fc.constantFrom('id', '_id', 'createdDate', 'size', 'when'),
  fc.oneof(text, count, fc.constant(null)),
);

const catalogReference = fc.record({ appId: guid, catalogItemId: guid, options: userData });

const lineItem = (imageField: 'image' | 'media') =>
  partialRecord({
    id: guid,
    quantity: count,
    catalogReference,
    productName: name,
    url: nullable(wirePageUrl),
    price: money,
    descriptionLines: list(descriptionLine),
    [imageField]: nullable(wireImage),
    availability: partialRecord({
      status: fc.constantFrom('AVAILABLE', 'NOT_FOUND', 'SOMETHING_NEW'),
      quantityAvailable: nullable(count),
    }),
    physicalProperties,
    itemType: fc.record({ preset: fc.constant('PHYSICAL') }),
    subscriptionOptionInfo: subscription('title'),
    serviceProperties,
    catalogOverrideFields: partialRecord({ image: nullable(wireImage), physicalProperties, price: amount }),
    modifierGroups: list(fc.record({ id: guid, modifiers: list(fc.record({ id: guid, price: money })) })),
  });

const contact = partialRecord({ firstName: nullable(text), lastName: nullable(text), phone: nullable(text) });
export const addressed = partialRecord({ address: nullable(wireAddress), contactDetails: contact });
const discount = fc.oneof(
  fc.record({ coupon: fc.record({ id: guid, code: text, amount: money, name: text }) }),
  fc.record({ merchantDiscount: fc.record({ id: guid, amount: money, percentage: wireFloat }) }),
  fc.record({ discountRule: fc.record({ id: guid, name, amount: money }), lineItemIds: list(guid) }),
);

export const wireCart = partialRecord({
  id: guid,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  lineItems: list(lineItem('image')),
  buyerInfo: partialRecord({ visitorId: guid, email: nullable(text) }),
  currency: fc.constant('USD'),
  contactInfo: nullable(addressed),
  appliedDiscounts: list(discount),
  subtotal: money,
  extendedFields: fc.record({ namespaces: fc.dictionary(fc.constantFrom('@app/a', 'b'), userData) }),
  revision: fc.constantFrom('9007199254740993', 7),
});

export const timeSlot = partialRecord({ from: nullable(wireDate), to: nullable(wireDate) });
export const pickupDetails = partialRecord({ address: wireAddress, pickupMethod: fc.constant('STORE_PICKUP') });
const logistics = partialRecord({ deliveryTime: text, deliveryTimeSlot: timeSlot, pickupDetails });
const shippingOption = partialRecord({ code: text, title: text, logistics, cost: fc.record({ price: money }) });

const shippingInfo = partialRecord({
  shippingDestination: addressed,
  selectedCarrierServiceOption: nullable(shippingOption),
  carrierServiceOptions: list(partialRecord({ carrierId: guid, shippingOptions: list(shippingOption) })),
});

const membership = partialRecord({ id: guid, name, expirationDate: nullable(wireDate) });
const membershipOptions = partialRecord({
  eligibleMemberships: list(membership),
  invalidMemberships: list(partialRecord({ membership, reason: text })),
});

export const wireEstimate = partialRecord({
  cart: wireCart,
  shippingInfo,
  membershipOptions: partialRecord({
    eligibleMemberships: list(membership),
    invalidMemberships: list(partialRecord({ membership, reason: text })),
    validatedExistingMemberships: partialRecord({ memberships: list(partialRecord({ membership })) }),
  }),
  appliedDiscounts: list(discount),
  priceSummary: partialRecord({ subtotal: money, shipping: money, tax: money, discount: money, total: money }),
  calculatedLineItems: list(
    partialRecord({ lineItemId: guid, pricesBreakdown: partialRecord({ totalPriceAfterTax: money }) }),
  ),
});

export const wireCheckout = partialRecord({
  id: guid,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  lineItems: list(lineItem('media')),
  billingInfo: nullable(addressed),
  shippingInfo,
  membershipOptions,
  subscriptionCharges: nullable(
    partialRecord({ charges: list(partialRecord({ cycleBillingDate: nullable(wireDate), price: money })) }),
  ),
  appliedDiscounts: list(discount),
  completed: flag,
});

/** Line item of an order. */
export const wireOrderLine = partialRecord({
  id: guid,
  image: nullable(wireImage),
  quantity: count,
  physicalProperties,
  digitalFile: partialRecord({ fileId: guid, link: text, expirationDate: nullable(wireDate) }),
  subscriptionInfo: subscription('subscriptionOptionTitle'),
  serviceProperties,
  catalogReference,
});

/** Shipping of an order. */
export const wireOrderShipping = partialRecord({
  title: text,
  logistics: partialRecord({
    deliverByDate: nullable(wireDate),
    deliveryTimeSlot: timeSlot,
    shippingDestination: addressed,
    pickupDetails,
  }),
});

export const wireOrder = partialRecord({
  id: guid,
  number: text,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  purchasedDate: nullable(wireDate),
  lineItems: list(wireOrderLine),
  billingInfo: nullable(addressed),
  shippingInfo: wireOrderShipping,
  recipientInfo: nullable(addressed),
  activities: list(
    partialRecord({ id: guid, createdDate: nullable(wireDate), type: fc.constantFrom('ORDER_PLACED', 'NEW_KIND') }),
  ),
  fulfillmentStatusesAggregate: partialRecord({ statuses: nullable(list(text)) }),
  settings: partialRecord({
    standardActions: fc.boolean(),
    customActions: partialRecord({ orderActions: list(fc.constantFrom('EDIT', 'NEW_KIND')) }),
    editableByOwnerApps: partialRecord({ appIds: list(guid) }),
    createInvoice: nullable(fc.boolean()),
  }),
  customFields: list(fc.record({ title: text, value: userData })),
});

/** Subscription contract. */
export const wireSubscription = wireOrder.map(({ settings: _settings, purchasedDate: _date, ...contract }) => contract);

export const wireAbandonedCheckout = partialRecord({
  id: guid,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  checkoutRecoveredDate: nullable(wireDate),
  status: fc.constantFrom('ABANDONED', 'NEW_STATUS'),
  activities: list(partialRecord({ type: text, createdDate: nullable(wireDate) })),
  lineItems: list(
    partialRecord({
      id: guid,
      image: nullable(wireImage),
      physicalProperties: partialRecord({ weight: nullable(wireFloat) }),
    }),
  ),
  appliedDiscounts: list(fc.record({ merchantDiscount: fc.record({ percentage: wireFloat }) })),
});

const priceData = partialRecord({
  currency: fc.constant('USD'),
  price: wireFloat,
  discountedPrice: nullable(wireFloat),
  pricePerUnit: nullable(wireFloat),
  formatted: partialRecord({ price: text, discountedPrice: text }),
});
const range = partialRecord({ minValue: wireFloat, maxValue: wireFloat });
const costAndProfitData = partialRecord({
  itemCost: nullable(wireFloat),
  profit: wireFloat,
  profitMargin: wireFloat,
  formattedItemCost: text,
});
const choices = fc.dictionary(fc.constantFrom('Size', 'Color', 'id'), text);

export const wireVariant = partialRecord({
  id: guid,
  choices,
  variant: partialRecord({
    priceData,
    convertedPriceData: priceData,
    costAndProfitData,
    weight: wireFloat,
    sku: text,
    visible: flag,
  }),
  stock: partialRecord({ trackQuantity: flag, quantity: nullable(count), inStock: flag }),
});

const mediaItem = partialRecord({
  id: text,
  title: text,
  mediaType: fc.constantFrom('image', 'video'),
  image: wireImage,
  thumbnail: wireImage,
  video: partialRecord({ files: list(partialRecord({ url: text, width: count })), stillFrameMediaId: text }),
});

export const wireProduct = partialRecord({
  id: guid,
  name: nullable(text),
  slug: text,
  weight: nullable(wireFloat),
  weightRange: nullable(range),
  price: priceData,
  priceData,
  convertedPriceData: priceData,
  priceRange: range,
  costAndProfitData: nullable(costAndProfitData),
  costRange: range,
  pricePerUnitData: partialRecord({
    totalQuantity: wireFloat,
    baseQuantity: wireFloat,
    totalMeasurementUnit: fc.constant('KG'),
  }),
  discount: partialRecord({ type: fc.constant('PERCENT'), value: wireFloat }),
  variants: list(wireVariant),
  lastUpdated: nullable(wireDate),
  createdDate: nullable(wireDate),
  media: partialRecord({ mainMedia: mediaItem, items: list(mediaItem) }),
  productPageUrl: partialRecord({ base: text, path: text }),
  productOptions: list(
    partialRecord({
      name: text,
      choices: list(partialRecord({ value: text, inStock: flag, media: partialRecord({ mainMedia: mediaItem }) })),
    }),
  ),
  seoData: partialRecord({ tags: list(partialRecord({ type: text, props: userData })) }),
});

const wireVideo = partialRecord({
  id: fc.stringMatching(/^[a-z0-9]{6}_[0-9a-f]{12}$/),
  filename: fc.constantFrom('film.mp4', 'a b#c.mp4'),
  posters: fc.array(fc.record({ id: fc.stringMatching(/^[a-z0-9]{6}f\d{3}\.jpg$/), width: count, height: count }), {
    maxLength: 1,
  }),
});

export const wireStoreVariant = partialRecord({
  id: text,
  variantId: guid,
  productId: guid,
  variantName: text,
  productName: text,
  managedVariant: flag,
  sku: text,
  stock: partialRecord({ trackQuantity: flag, quantity: nullable(count), inStock: flag }),
  choices,
  collectionIds: list(guid),
  media: fc.oneof(fc.record({ image: wireImage }), fc.record({ video: wireVideo })),
  preorderInfo: partialRecord({ enabled: flag, message: nullable(text), limit: nullable(count) }),
});

export const wireCollection = partialRecord({
  id: guid,
  name: nullable(text),
  slug: text,
  visible: flag,
  numberOfProducts: count,
  lastUpdated: nullable(wireDate),
  media: partialRecord({ mainMedia: mediaItem }),
});

export const wireMetadata = fc.oneof(
  fc.record({ items: count, offset: count, total: count, tooManyToCount: fc.constant(false) }),
  fc.record({ tooManyToCount: fc.constant(true) }),
  fc.record({ count, cursors: partialRecord({ next: text, prev: text }), hasNext: flag }),
);
