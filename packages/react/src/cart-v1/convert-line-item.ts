import { purchasableQuantity, type LineItem, type MultiCurrencyPrice } from '@cartwright/ecom/current-cart';
import type { ConvertedMoney, ItemStatus, V2LineItem } from '@cartwright/ecom/current-cart-v2';

/** Stock statuses of Cart V2, by the availability of Cart V1. */
const statuses: Readonly<Record<string, ItemStatus>> = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
};

/** An object with fields that may be `undefined`, without those that are. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes the fields that are `undefined`. */
export const omitUndefined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Converts an amount. Cart V2 has no formatted amounts. */
export const convertPrice = (price: MultiCurrencyPrice | undefined): ConvertedMoney | undefined =>
  price && omitUndefined({ amount: price.amount, convertedAmount: price.convertedAmount });

const convertOverride = ({ catalogOverrideFields: fields }: LineItem) => {
  if (!fields) return undefined;
  const { price, productName, ...rest } = fields;
  return { ...rest, ...omitUndefined({ salePrice: price, name: productName }) };
};

const convertModifiers = ({ modifierGroups }: LineItem): V2LineItem['modifierGroups'] =>
  modifierGroups?.map(({ modifiers, ...group }) => ({
    ...group,
    ...(modifiers && {
      modifiers: modifiers.map(({ price, ...modifier }) => ({
        ...modifier,
        ...omitUndefined({ price: convertPrice(price) }),
      })),
    }),
  }));

const convertPayment = (line: LineItem): V2LineItem['paymentConfig'] => {
  const { selectedMembership: { _id, appId } = {} } = line;
  return omitUndefined({
    savePaymentMethod: line.savePaymentMethod,
    consentRequiredPaymentPolicy: line.consentRequiredPaymentPolicy,
    depositAmount: convertPrice(line.depositAmount),
    paymentOption: line.paymentOption,
    membership: _id === undefined ? undefined : { existingMembership: omitUndefined({ appId, membershipId: _id }) },
  });
};

/** Converts a line item to the shape of Cart V2. */
export function convertLineItem(line: LineItem): V2LineItem {
  const { availability: { quantityAvailable, status = '' } = {}, quantity } = line;
  return omitUndefined({
    _id: line._id ?? undefined,
    name: line.productName,
    quantityInfo: omitUndefined({
      confirmedQuantity: purchasableQuantity(line),
      requestedQuantity: quantity,
      availableQuantity: quantityAvailable,
      fixedQuantity: line.fixedQuantity,
    }),
    pricing: omitUndefined({
      unitPrice: convertPrice(line.price),
      totalPrice: convertPrice(line.lineItemPrice),
      priceDescription: line.priceDescription,
      priceUndetermined: line.priceUndetermined,
      breakdown: omitUndefined({
        fullPrice: convertPrice(line.fullPrice ?? line.price),
        salePrice: convertPrice(line.priceBeforeDiscounts ?? line.price),
        totalModifiersPrice: convertPrice(line.modifiersTotalPrice),
      }),
    }),
    source: omitUndefined({
      catalogReference: line.catalogReference,
      catalogOverrideFields: convertOverride(line),
      rootCatalogItemId: line.rootCatalogItemId,
    }),
    attributes: omitUndefined({
      descriptionLines: line.descriptionLines,
      image: line.image,
      url: line.url,
      policies: line.policies,
      itemType: line.itemType,
      physicalProperties: line.physicalProperties,
      subscriptionInfo: line.subscriptionOptionInfo,
      serviceProperties: line.serviceProperties,
      membersOnly: line.membersOnly,
    }),
    deliveryConfig: omitUndefined({ deliveryProfileId: line.deliveryProfileId }),
    taxConfig: omitUndefined({ taxableAddress: line.taxableAddress, taxGroupId: line.taxGroupId }),
    paymentConfig: convertPayment(line),
    status: statuses[status],
    extendedFields: line.extendedFields,
    modifierGroups: convertModifiers(line),
    customLineItem: line.customLineItem,
  });
}
