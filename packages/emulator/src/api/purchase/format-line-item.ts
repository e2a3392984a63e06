import type { Origins } from '../../kernel/origins.js';
import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import type { CatalogReference } from '../../shop/line-items/catalog-reference.js';
import {
  type LineFacts,
  type LineSubscription,
  type ModifierGroup,
  type StoredLine,
  getExtras,
  linePrice,
} from '../../shop/line-items/line.js';
import { formatAvailability } from './format-availability.js';

const both = (text: string, translated = text) => ({ original: text, translated });

/** Formats the subscription of a line item. */
export const formatSubscription = ({
  description,
  subscriptionSettings,
  title,
  translatedDescription,
  translatedTitle,
}: LineSubscription) => ({
  subscriptionSettings: { interval: 1, ...subscriptionSettings },
  title: both(title, translatedTitle),
  ...(description && { description: both(description, translatedDescription) }),
});

/** Formats the modifier groups of an item. */
export const formatModifiers = (groups: readonly ModifierGroup[] = [], money: (amount: string) => object) =>
  groups.map(({ id, modifiers, name, translatedName }) => ({
    id,
    name: both(name, translatedName),
    modifiers: modifiers.map((modifier) => ({
      id: modifier.id,
      quantity: modifier.quantity,
      label: both(modifier.name, modifier.translatedName),
      ...(modifier.details && { details: both(modifier.details, modifier.translatedDetails) }),
      price: money(modifier.price),
    })),
  }));

/** The details of a line item that carts, checkouts and orders format alike. */
type ItemFacts = Pick<
  LineFacts,
  | 'customType'
  | 'descriptions'
  | 'display'
  | 'itemType'
  | 'name'
  | 'rootCatalogItemId'
  | 'shippable'
  | 'sku'
  | 'taxedAt'
  | 'translatedName'
  | 'weight'
>;

/** Formats the reference of a line item to its catalog item. */
export const formatReference = (reference: CatalogReference | undefined, { rootCatalogItemId }: ItemFacts) => ({
  ...(reference && {
    catalogReference: reference,
    rootCatalogItemId: rootCatalogItemId ?? reference.catalogItemId,
  }),
  ...(!reference && rootCatalogItemId && { rootCatalogItemId }),
});

/** Formats the name of an item. */
export const formatName = ({ name, translatedName }: ItemFacts) => both(name, translatedName);

/** Formats the description lines of an item. */
export const formatDescriptions = ({ descriptions }: ItemFacts) =>
  descriptions.map(({ color, name, translatedName, translatedValue, value }) => ({
    name: both(name, translatedName),
    ...(color
      ? { lineType: 'COLOR', colorInfo: { ...both(value, translatedValue), code: color } }
      : { lineType: 'PLAIN_TEXT', plainText: both(value, translatedValue) }),
  }));

/** Formats the physical properties and the type of an item. */
export const formatItemType = ({ customType, itemType, shippable, sku, weight }: ItemFacts) => ({
  physicalProperties: { weight, sku, shippable },
  itemType: customType ? { custom: customType } : { preset: itemType },
});

/** Formats the description of a price, and whether it is not final. */
export const formatPriceDescription = ({ display = {} }: ItemFacts) => ({
  priceUndetermined: display.isPriceUndetermined ?? false,
  ...(display.priceDescription && {
    priceDescription: both(display.priceDescription, display.translatedPriceDescription),
  }),
});

/** Formats the fields that line items of carts and checkouts share. */
export function formatLineItem(line: StoredLine, currency: string, origin: Origins) {
  const { facts, id, quantity, reference } = line;
  const { display = {} } = facts;
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  const path = facts.slug === undefined ? undefined : `/product-page/${encodeURIComponent(facts.slug)}`;
  const page = path ? { relativePath: path, url: origin.site + path } : facts.page;
  return {
    id,
    quantity,
    ...formatReference(reference, facts),
    productName: formatName(facts),
    ...(page && { url: page }),
    price: money(facts.unitPrice),
    fullPrice: money(facts.fullUnitPrice),
    priceBeforeDiscounts: money(facts.unitPrice),
    lineItemPrice: money(linePrice(line)),
    descriptionLines: formatDescriptions(facts),
    availability: formatAvailability(line),
    ...formatItemType(facts),
    ...(facts.subscription && { subscriptionOptionInfo: formatSubscription(facts.subscription) }),
    ...(facts.serviceProperties && { serviceProperties: facts.serviceProperties }),
    paymentOption: facts.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(line.override && { catalogOverrideFields: line.override.given }),
    ...(facts.depositAmount && { depositAmount: money(facts.depositAmount) }),
    ...(facts.taxGroupId && { taxGroupId: facts.taxGroupId }),
    ...(facts.taxedAt && { taxableAddress: { addressType: facts.taxedAt } }),
    customLineItem: !reference,
    ...formatPriceDescription(facts),
    ...(display.deliveryProfileId && { deliveryProfileId: display.deliveryProfileId }),
    ...(display.paymentPolicy && { consentRequiredPaymentPolicy: display.paymentPolicy }),
    fixedQuantity: facts.fixedQuantity ?? false,
    savePaymentMethod: facts.savesPaymentMethod ?? false,
    membersOnly: facts.membersOnly ?? false,
    policies: display.policies ?? [],
    modifierGroups: formatModifiers(facts.modifierGroups, money),
    ...(facts.modifierGroups && { modifiersTotalPrice: money(getExtras(facts)) }),
  };
}
