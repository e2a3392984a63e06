import { ownOrigins } from '../../kernel/origins.js';
import type { Input } from '../../kernel/input/object.js';
import { mergePatch } from '../../kernel/input/merge-patch.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import type { OrderContent, OrderLine } from '../../shop/orders/order.js';
import { formatImage } from '../media/format-image.js';
import {
  formatDescriptions,
  formatItemType,
  formatModifiers,
  formatName,
  formatPriceDescription,
  formatReference,
  formatSubscription,
} from '../purchase/format-line-item.js';
import { type PriceOf, formatTaxInfo } from './format-order-tax.js';

/** Price format of an order. */
export interface Pricing {
  readonly currency: string;
  /** Whether prices include tax. */
  readonly taxIncluded: boolean;
}

/** Returns the price format of the line items of an order. */
export const getPricing = ({ checkout, currency }: OrderContent): Pricing => ({
  currency,
  taxIncluded: checkout?.taxIncluded ?? false,
});

function formatItem(
  { depositAmount, id, paymentOption, quantity, reference, subscription: bought }: OrderLine,
  { facts }: NonNullable<OrderLine['item']>,
  price: PriceOf,
) {
  const { fixedQuantity, image, modifierGroups, subscription, taxedAt } = facts;
  const plan = subscription && formatSubscription(subscription);
  return {
    ...formatReference(reference, facts),
    productName: formatName(facts),
    descriptionLines: formatDescriptions(facts),
    ...formatItemType(facts),
    paymentOption: paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(taxedAt && { taxableAddress: { addressType: taxedAt } }),
    ...formatPriceDescription(facts),
    fixedQuantity: fixedQuantity ?? false,
    id,
    quantity,
    ...(image && { image: formatImage(image, ownOrigins('')) }),
    ...(depositAmount && { depositAmount: price(depositAmount) }),
    ...(plan && {
      subscriptionInfo: {
        id: bought?.id ?? derivedId('subscription', id),
        cycleNumber: bought?.cycleNumber ?? 1,
        subscriptionOptionTitle: plan.title.original,
        subscriptionOptionDescription: plan.description?.original,
        subscriptionSettings: plan.subscriptionSettings,
      },
    }),
    locations: [],
    modifierGroups: formatModifiers(modifierGroups, price),
  };
}

/** Formats the fields of a line item that are derived from the purchase, without those that a merchant wrote. */
export function formatLineContent(line: OrderLine, { currency, taxIncluded }: Pricing): Input {
  const price: PriceOf = (amount) => toFormattedPrice(amount, currency);
  const { amounts, id, item, quantity, unitPrice } = line;
  if (!item) {
    return {
      totalDiscount: price(amounts.discount),
      lineItemPrice: price(amounts.subtotal),
      totalPriceBeforeTax: price(amounts.subtotal),
      totalPriceAfterTax: price(amounts.total),
      descriptionLines: [],
      id,
      quantity,
      price: price(unitPrice),
    };
  }
  const { facts, tax, totalBeforeTax } = item;
  return {
    ...formatItem(line, item, price),
    price: price(unitPrice),
    priceBeforeDiscounts: price(item.unitPrice),
    ...(tax &&
      totalBeforeTax !== undefined && {
        lineItemPrice: price(amounts.subtotal),
        totalDiscount: price(amounts.discount),
        totalPriceBeforeTax: price(totalBeforeTax),
        totalPriceAfterTax: price(amounts.total),
        ...formatTaxInfo(tax, taxIncluded, price, facts.taxGroupId),
      }),
  };
}

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by line item.
const formatted = new WeakMap<OrderLine, Input>();

/** Formats a line item of an order. URLs of the emulator's own images have no origin. */
export function formatOrderLine(line: OrderLine, pricing: Pricing): Input {
  const cached = formatted.get(line);
  if (cached) return cached;
  const fields = mergePatch(formatLineContent(line, pricing), line.written);
  formatted.set(line, fields);
  return fields;
}
