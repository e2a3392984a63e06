import type { Input } from '../../kernel/input/object.js';
import { mergePatch } from '../../kernel/input/merge-patch.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import type { CheckoutDetails, OrderContent, OrderDelivery } from '../../shop/orders/order.js';
import { carrierId } from '../../shop/settings/shipping-table.js';
import { formatLogistics } from '../purchase/format-totals.js';
import {
  type PriceOf,
  formatOrderDiscounts,
  formatOrderFees,
  formatOrderTax,
  formatTaxInfo,
} from './format-order-tax.js';

/** Formats the fields that every order has. */
const formatDefaults = ({ currency, isImported, tags: { privateTags, tags } }: OrderContent) => ({
  buyerLanguage: storeSettings.language,
  siteLanguage: storeSettings.language,
  weightUnit: storeSettings.weightUnit,
  currency,
  currencyConversionDetails: { originalCurrency: currency, conversionRate: '1' },
  taxIncludedInPrices: false,
  archived: false,
  seenByAHuman: false,
  imported: isImported,
  appliedDiscounts: [],
  attributionSource: 'UNSPECIFIED',
  customFields: [],
  additionalFees: [],
  tags: { privateTags: { tagIds: privateTags }, tags: { tagIds: tags } },
});

const formatPriceSummary = ({ sums, total }: OrderContent, price: PriceOf) => ({
  subtotal: price(sums.subtotal),
  shipping: price(sums.shipping),
  tax: price(sums.tax),
  discount: price(sums.discount),
  total: price(total),
  totalPrice: price(total),
  totalAdditionalFees: price(sums.additionalFees),
});

function formatShippingInfo({ amounts, details }: OrderDelivery, taxIncluded: boolean, price: PriceOf) {
  if (!details) return undefined;
  const { destination, region, service, tax, totalBeforeTax } = details;
  const { pickupDetails, ...logistics } = formatLogistics(service);
  const pickup = pickupDetails && {
    pickupDetails: { address: pickupDetails.address, pickupMethod: pickupDetails.pickupMethod },
  };
  return {
    carrierId,
    code: service.code,
    title: service.title,
    logistics: { ...logistics, ...(pickup ?? (destination && { shippingDestination: destination })) },
    ...(amounts && {
      cost: {
        price: price(amounts.subtotal),
        totalPriceBeforeTax: price(totalBeforeTax),
        totalPriceAfterTax: price(amounts.total),
        discount: price(amounts.discount),
        ...formatTaxInfo(tax, taxIncluded, price),
      },
    }),
    region: { name: region },
  };
}

function formatCheckoutDetails(order: OrderContent, checkout: CheckoutDetails, price: PriceOf) {
  const { billingInfo, buyerNote, channelType, id, purchaseFlowId, shippingDestination, taxIncluded } = checkout;
  const shippingInfo = order.delivery && formatShippingInfo(order.delivery, taxIncluded, price);
  const recipientInfo = shippingDestination ?? billingInfo;
  return {
    taxIncludedInPrices: taxIncluded,
    buyerInfo: { ...order.owner, ...(order.email && { email: order.email }) },
    priceSummary: formatPriceSummary(order, price),
    ...(billingInfo && { billingInfo }),
    ...(shippingInfo && { shippingInfo }),
    ...(recipientInfo && { recipientInfo }),
    ...(buyerNote && { buyerNote }),
    ...formatOrderTax(order.sums.tax, checkout, price),
    appliedDiscounts: formatOrderDiscounts(checkout, price),
    additionalFees: formatOrderFees(order, checkout, price),
    createdBy: order.owner,
    channelInfo: { type: channelType },
    checkoutId: id,
    purchaseFlowId,
  };
}

/** Formats the fields of an order that are derived from its content, without those that a merchant wrote. */
export function formatContent(order: OrderContent): Input {
  const price: PriceOf = (amount) => toFormattedPrice(amount, order.currency);
  const { checkout } = order;
  return {
    ...formatDefaults(order),
    ...(checkout ? formatCheckoutDetails(order, checkout, price) : { priceSummary: formatPriceSummary(order, price) }),
  };
}

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by order.
const formatted = new WeakMap<OrderContent, Input>();

/** Formats the fields of an order that depend only on the order itself, such as its addresses, prices and discounts. */
export function formatOrderFields(order: OrderContent): Input {
  const cached = formatted.get(order);
  if (cached) return cached;
  const fields = mergePatch(formatContent(order), order.written);
  formatted.set(order, fields);
  return fields;
}
