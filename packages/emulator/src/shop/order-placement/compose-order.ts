import type { Totals } from '../pricing/totals/totals.js';
import { storeSettings } from '../../kernel/store-settings/store-settings.js';
import { toFormattedPrice } from '../../kernel/money/format-money.js';
import type { StoredLine } from '../line-items/line.js';
import { wireLine, wireModifiers } from '../line-items/wire-line.js';
import { wireImage } from '../images/wire-image.js';
import type { Purchase } from '../purchase/purchase.js';
import type { OrderLine, StoredOrder } from '../orders/order.js';
import { wireOrderShipping } from './wire-order-shipping.js';
import { type PriceOf, wireOrderDiscounts, wireOrderFees, wireOrderTax, wireTaxInfo } from './wire-order-tax.js';

/** Fields that every order begins with. */
export const orderDefaults = (currency: string) => ({
  buyerLanguage: storeSettings.language,
  siteLanguage: storeSettings.language,
  weightUnit: storeSettings.weightUnit,
  currency,
  currencyConversionDetails: { originalCurrency: currency, conversionRate: '1' },
  taxIncludedInPrices: false,
  archived: false,
  seenByAHuman: false,
  imported: false,
  appliedDiscounts: [],
  attributionSource: 'UNSPECIFIED',
  customFields: [],
  additionalFees: [],
  tags: { privateTags: { tagIds: [] }, tags: { tagIds: [] } },
});

/** Writes down a checkout as the order that it becomes: nothing that changes later changes the order. */
export function composeOrder(
  checkout: Purchase,
  lines: readonly StoredLine[],
  totals: Totals,
): Pick<StoredOrder, 'fields' | 'lines'> {
  const { billingInfo, buyerNote, email, owner, shippingDestination } = checkout;
  const price: PriceOf = (amount) => toFormattedPrice(amount, totals.currency);
  const taxIncludedInPrices = totals.taxIncluded;
  const recipientInfo = shippingDestination ?? billingInfo;
  const shippingInfo = wireOrderShipping({ shippingDestination, taxIncludedInPrices, totals }, price);
  return {
    lines: lines.map((line) => composeLine(line, totals, price)),
    fields: {
      ...orderDefaults(totals.currency),
      taxIncludedInPrices,
      buyerInfo: { ...owner, ...(email && { email }) },
      priceSummary: {
        subtotal: price(totals.subtotal),
        shipping: price(totals.shipping),
        tax: price(totals.tax),
        discount: price(totals.discount),
        total: price(totals.total),
        totalPrice: price(totals.total),
        totalAdditionalFees: price(totals.additionalFees),
      },
      ...(billingInfo && { billingInfo }),
      ...(shippingInfo && { shippingInfo }),
      ...(recipientInfo && { recipientInfo }),
      ...(buyerNote && { buyerNote }),
      ...wireOrderTax(totals, price),
      appliedDiscounts: wireOrderDiscounts(totals, price),
      additionalFees: wireOrderFees(totals, price),
      createdBy: owner,
      channelInfo: { type: checkout.channelType },
      checkoutId: checkout.id,
      purchaseFlowId: checkout.purchaseFlowId,
    },
  };
}

/** What the wire form of a line has that an order keeps as it is. */
const kept = [
  ...(['productName', 'catalogReference', 'rootCatalogItemId', 'descriptionLines', 'physicalProperties'] as const),
  ...(['itemType', 'paymentOption', 'priceDescription', 'taxableAddress', 'priceUndetermined'] as const),
  'fixedQuantity',
];

function composeLine(line: StoredLine, totals: Totals, price: PriceOf): OrderLine {
  const item = totals.items.find((one) => one.id === line.id);
  const { facts, id, quantity } = line;
  const wire = wireLine(line, totals.currency, '');
  const subscription = wire.subscriptionOptionInfo;
  return {
    ...Object.fromEntries(Object.entries(wire).filter(([name]) => kept.includes(name))),
    ...{ id, quantity },
    ...(facts.image && { image: wireImage(facts.image, '') }),
    ...(facts.depositAmount && { depositAmount: price(facts.depositAmount) }),
    ...(subscription && {
      subscriptionInfo: {
        cycleNumber: 1,
        subscriptionOptionTitle: subscription.title.original,
        subscriptionOptionDescription: subscription.description?.original,
        subscriptionSettings: subscription.subscriptionSettings,
      },
    }),
    locations: [],
    modifierGroups: wireModifiers(facts.modifierGroups, price),
    price: price(facts.unitPrice),
    priceBeforeDiscounts: price(facts.unitPrice),
    ...(item && {
      lineItemPrice: price(item.price),
      totalDiscount: price(item.discount),
      totalPriceBeforeTax: price(item.totalBeforeTax),
      totalPriceAfterTax: price(item.totalAfterTax),
      ...wireTaxInfo(item.tax, totals.taxIncluded, price, facts.taxGroupId),
    }),
  };
}
