import type { Origins } from '../../../kernel/origins.js';
import type { Input } from '../../../kernel/input/object.js';
import { type StoredLine, getExtras, payable } from '../../../shop/line-items/line.js';
import type { Cart, Priced } from '../../../shop/purchase/purchase.js';
import { formatMembershipName } from '../../purchase/format-memberships.js';
import { formatAvailability } from '../../purchase/format-availability.js';
import { formatLineImage } from '../../purchase/format-line-image.js';
import {
  formatDescriptions,
  formatItemType,
  formatModifiers,
  formatName,
  formatPriceDescription,
  formatReference,
  formatSubscription,
} from '../../purchase/format-line-item.js';
import { formatAmount } from './format-amount.js';
import { linePrices } from './line-prices.js';

/** Names of the stock statuses of Cart V2, by those of Cart V1. */
const statuses: Readonly<Record<string, string>> = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
};

/** Formats the stock status of a line item. */
const formatStatus = (line: StoredLine): string => statuses[formatAvailability(line).status] ?? 'OUT_OF_STOCK';

function formatPricing(line: StoredLine, cart: Priced<Cart>): object {
  const { facts } = line;
  const { totals } = cart;
  const money = (amount: string) => formatAmount(amount, totals.currency, cart);
  const { totalPrice, unitPrice } = linePrices(line, totals);
  return {
    unitPrice: money(unitPrice),
    totalPrice: money(totalPrice),
    ...formatPriceDescription(facts),
    breakdown: {
      fullPrice: money(facts.fullUnitPrice),
      salePrice: money(facts.unitPrice),
      totalModifiersPrice: money(getExtras(facts)),
    },
  };
}

function formatAttributes(line: StoredLine, origin: Origins): object {
  const { facts } = line;
  const path = facts.slug === undefined ? undefined : `/product-page/${encodeURIComponent(facts.slug)}`;
  const page = path ? { relativePath: path, url: origin.site + path } : facts.page;
  return {
    descriptionLines: formatDescriptions(facts),
    ...formatLineImage(line, 'image', origin),
    ...(page && { url: page }),
    policies: facts.display?.policies ?? [],
    ...formatItemType(facts),
    ...(facts.subscription && { subscriptionInfo: formatSubscription(facts.subscription) }),
    ...(facts.serviceProperties && { serviceProperties: facts.serviceProperties }),
    membersOnly: facts.membersOnly ?? false,
  };
}

/** Formats the membership that pays for a line item. */
function formatMembership({ futureMembership, id }: StoredLine, { plugins, selectedMemberships = [] }: Priced<Cart>) {
  if (futureMembership) return { membership: { futureMembership } };
  const selected = selectedMemberships.find(({ lineItemIds }) => lineItemIds.includes(id));
  if (!selected) return {};
  const paying = plugins?.memberships.paying.find(({ lineItemId }) => lineItemId === id);
  const { appId, id: membershipId } = selected;
  return {
    membership: {
      existingMembership: { appId, membershipId },
      ...(paying && { name: formatMembershipName(paying.name, paying.translatedName) }),
    },
    selectedMembership: {
      id: membershipId,
      appId,
      ...(paying && { name: formatMembershipName(paying.name, paying.translatedName) }),
    },
  };
}

/** Formats the fields that override the catalog. They are stored with the names of Cart V1. */
const formatOverride = ({ price, productName, ...rest }: Input): object => ({
  ...rest,
  ...(price !== undefined && { salePrice: price }),
  ...(productName !== undefined && { name: productName }),
});

/** Formats a line item of a cart. */
export function formatLineItem(line: StoredLine, cart: Priced<Cart>, origin: Origins): object {
  const { facts, id, override, quantity, reference } = line;
  const { totals } = cart;
  const money = (amount: string) => formatAmount(amount, totals.currency, cart);
  const { discounts } = linePrices(line, totals);
  const { deliveryProfileId, paymentPolicy } = facts.display ?? {};
  return {
    id,
    name: formatName(facts),
    quantityInfo: {
      confirmedQuantity: payable(line),
      requestedQuantity: quantity,
      ...(facts.available !== null && { availableQuantity: facts.available }),
      fixedQuantity: facts.fixedQuantity ?? false,
    },
    pricing: formatPricing(line, cart),
    source: {
      ...formatReference(reference ?? line.shownReference, facts),
      ...(override && { catalogOverrideFields: formatOverride(override.given) }),
      ...(facts.inventoryAppId && { inventoryAppId: facts.inventoryAppId }),
    },
    attributes: formatAttributes(line, origin),
    deliveryConfig: { ...(deliveryProfileId && { deliveryProfileId }) },
    taxConfig: {
      ...(facts.taxedAt && { taxableAddress: { addressType: facts.taxedAt } }),
      ...(facts.taxGroupId && { taxGroupId: facts.taxGroupId }),
    },
    paymentConfig: {
      savePaymentMethod: facts.savesPaymentMethod ?? false,
      ...(paymentPolicy && { consentRequiredPaymentPolicy: paymentPolicy }),
      ...(facts.depositAmount && { depositAmount: money(facts.depositAmount) }),
      paymentOption: facts.paymentOption ?? 'FULL_PAYMENT_ONLINE',
      ...formatMembership(line, cart),
    },
    status: formatStatus(line),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
    modifierGroups: formatModifiers(facts.modifierGroups, money),
    discounts: discounts.map(({ amount, name }) => ({
      name: { original: name, translated: name },
      amountOff: money(amount),
      source: { sourceType: 'AUTOMATIC_RULE' },
    })),
    customLineItem: !reference,
  };
}
