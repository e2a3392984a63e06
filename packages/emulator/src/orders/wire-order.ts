import { wireImage } from '../catalog/wire-image.js';
import type { StoredLine } from '../cart/line.js';
import { wireLine } from '../cart/wire-cart.js';
import { minus, wirePrice } from '../money/index.js';
import { storeSettings } from '../totals/index.js';
import type { StoredOrder } from './order.js';
import { wireOrderShipping } from './wire-order-shipping.js';
import { type PriceOf, wireOrderDiscounts, wireOrderTax, wireTaxInfo } from './wire-order-tax.js';

/** Makes the order as the platform answers it. */
export function wireOrder(order: StoredOrder, origin: string): object {
  const { billingInfo, buyerNote, email, owner, payment, shippingDestination, totals } = order;
  const price: PriceOf = (amount) => wirePrice(amount, totals.currency);
  const paid = order.paymentStatus === 'PAID' ? totals.total : '0';
  const authorized = payment.kind === 'card' && payment.status === 'AUTHORIZED' ? totals.total : '0';
  const recipientInfo = shippingDestination ?? billingInfo;
  const shippingInfo = wireOrderShipping(order, price);
  return {
    id: order.id,
    number: order.number,
    createdDate: order.createdDate,
    updatedDate: order.updatedDate,
    purchasedDate: order.createdDate,
    lineItems: order.lines.map((line) => wireOrderLine(order, line, origin, price)),
    buyerInfo: { ...owner, ...(email && { email }) },
    status: order.status,
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    buyerLanguage: storeSettings.language,
    siteLanguage: storeSettings.language,
    weightUnit: storeSettings.weightUnit,
    currency: totals.currency,
    currencyConversionDetails: { originalCurrency: totals.currency, conversionRate: '1' },
    taxIncludedInPrices: order.taxIncludedInPrices,
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
    archived: false,
    seenByAHuman: false,
    imported: false,
    ...wireOrderTax(totals, price),
    appliedDiscounts: wireOrderDiscounts(totals, price),
    activities: order.activities.map(({ content, ...activity }) => ({ ...activity, ...content })),
    attributionSource: 'UNSPECIFIED',
    createdBy: owner,
    channelInfo: { type: order.channelType },
    checkoutId: order.checkoutId,
    customFields: [],
    additionalFees: [],
    balanceSummary: {
      balance: price(minus(totals.total, paid)),
      paid: price(paid),
      refunded: price('0'),
      authorized: price(authorized),
      pendingRefund: price('0'),
    },
    tags: { privateTags: { tagIds: [] }, tags: { tagIds: [] } },
    purchaseFlowId: order.purchaseFlowId,
  };
}

function wireOrderLine(order: StoredOrder, line: StoredLine, origin: string, price: PriceOf): object {
  const item = order.totals.items.find((one) => one.id === line.id);
  const {
    catalogReference,
    descriptionLines,
    itemType,
    paymentOption,
    physicalProperties,
    productName,
    rootCatalogItemId,
  } = wireLine(line, order.totals.currency, origin);
  return {
    id: line.id,
    productName,
    ...(catalogReference && { catalogReference, rootCatalogItemId }),
    quantity: line.quantity,
    descriptionLines,
    ...(line.facts.image && { image: wireImage(line.facts.image, origin) }),
    physicalProperties,
    itemType,
    paymentOption,
    refundQuantity: 0,
    restockQuantity: 0,
    locations: [],
    modifierGroups: [],
    price: price(line.facts.unitPrice),
    priceBeforeDiscounts: price(line.facts.unitPrice),
    ...(item && {
      lineItemPrice: price(item.price),
      totalDiscount: price(item.discount),
      totalPriceBeforeTax: price(item.totalBeforeTax),
      totalPriceAfterTax: price(item.totalAfterTax),
      ...wireTaxInfo(item.tax, order.taxIncludedInPrices, price),
    }),
  };
}
