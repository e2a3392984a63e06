import { toMultiCurrencyPrice } from '../../kernel/money/format-money.js';
import {
  type LineSubscription,
  type ModifierGroup,
  type StoredLine,
  availabilityOf,
  extrasOf,
  linePrice,
} from './line.js';

const both = (text: string, translated = text) => ({ original: text, translated });

/** What a line says of the subscription that it is bought with. */
export const wireSubscription = ({
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

/** What is added to an item, with prices as they are written there. */
export const wireModifiers = (groups: readonly ModifierGroup[] = [], money: (amount: string) => object) =>
  groups.map(({ modifiers, ...group }) => ({
    ...group,
    modifiers: modifiers.map(({ price, ...modifier }) => ({ ...modifier, price: money(price) })),
  }));

/** Makes what carts and checkouts share of a line. */
export function wireLine(line: StoredLine, currency: string, origin: string) {
  const { facts, id, quantity, reference } = line;
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  const path = facts.slug === undefined ? undefined : `/product-page/${encodeURIComponent(facts.slug)}`;
  const page = path ? { relativePath: path, url: origin + path } : facts.page;
  return {
    id,
    quantity,
    ...(reference && {
      catalogReference: reference,
      rootCatalogItemId: facts.rootCatalogItemId ?? reference.catalogItemId,
    }),
    ...(!reference && facts.rootCatalogItemId && { rootCatalogItemId: facts.rootCatalogItemId }),
    productName: both(facts.name, facts.translatedName),
    ...(page && { url: page }),
    price: money(facts.unitPrice),
    fullPrice: money(facts.fullUnitPrice),
    priceBeforeDiscounts: money(facts.unitPrice),
    lineItemPrice: money(linePrice(line)),
    descriptionLines: facts.descriptions.map(({ color, name, translatedName, translatedValue, value }) => ({
      name: both(name, translatedName),
      ...(color
        ? { lineType: 'COLOR', colorInfo: { ...both(value, translatedValue), code: color } }
        : { lineType: 'PLAIN_TEXT', plainText: both(value, translatedValue) }),
    })),
    availability: availabilityOf(line),
    physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
    itemType: facts.customType ? { custom: facts.customType } : { preset: facts.itemType },
    ...(facts.subscription && { subscriptionOptionInfo: wireSubscription(facts.subscription) }),
    ...(facts.serviceProperties && { serviceProperties: facts.serviceProperties }),
    paymentOption: facts.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(line.override && { catalogOverrideFields: line.override.given }),
    ...(facts.depositAmount && { depositAmount: money(facts.depositAmount) }),
    ...(facts.taxGroupId && { taxGroupId: facts.taxGroupId }),
    ...(facts.taxedAt && { taxableAddress: { addressType: facts.taxedAt } }),
    customLineItem: !reference,
    priceUndetermined: false,
    fixedQuantity: facts.fixedQuantity ?? false,
    savePaymentMethod: facts.savesPaymentMethod ?? false,
    membersOnly: facts.membersOnly ?? false,
    policies: [],
    modifierGroups: wireModifiers(facts.modifierGroups, money),
    ...(facts.modifierGroups && { modifiersTotalPrice: money(extrasOf(facts)) }),
    ...facts.shown,
  };
}
