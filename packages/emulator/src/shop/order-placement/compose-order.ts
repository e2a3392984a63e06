import type { LineFacts, StoredLine } from '../line-items/line.js';
import type { ChargeAmounts, OrderContent, OrderDelivery, OrderFee, OrderLine, OrderedFacts } from '../orders/order.js';
import type { Totals } from '../pricing/totals/totals.js';
import type { Priced, Purchase } from '../purchase/purchase.js';

/** Creates the content of an order from a checkout. Later changes of the store do not affect it. */
export function composeOrder({ totals, ...checkout }: Priced<Purchase>): OrderContent {
  const { billingInfo, buyerNote, channelType, email, id, owner, purchaseFlowId, shippingDestination } = checkout;
  const { additionalFees, currency, discount, shipping, subtotal, tax, taxIncluded, taxable, taxes, total } = totals;
  const delivery = composeDelivery(totals, shippingDestination);
  return {
    owner,
    currency,
    total,
    sums: { subtotal, discount, shipping, tax, additionalFees },
    ...(email && { email }),
    lines: checkout.lines.map((line) => composeLine(line, totals)),
    fees: totals.fees.map(composeFee),
    ...(delivery && { delivery }),
    tags: { tags: [], privateTags: [] },
    isImported: false,
    checkout: {
      id,
      purchaseFlowId,
      taxIncluded,
      taxable,
      taxes,
      ...(channelType && { channelType }),
      ...(billingInfo && { billingInfo }),
      ...(shippingDestination && { shippingDestination }),
      ...(buyerNote && { buyerNote }),
      discounts: totals.discounts.map(({ amount, coupon, itemIds, merchantDiscount, rule, type }) => ({
        type,
        amount,
        itemIds,
        ...(coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name } }),
        ...(rule && { rule: { id: rule.id, name: rule.name } }),
        ...(merchantDiscount && { isMerchants: true as const }),
      })),
    },
    written: {},
  };
}

/**
 * Removes the details that matter only while an item is in a cart, and those that the order's line item stores itself.
 */
function orderedFacts(facts: LineFacts): OrderedFacts {
  const { available, collectionIds, depositAmount, found, fullUnitPrice, paymentOption, unitPrice, ...kept } = facts;
  return kept;
}

function composeLine({ facts, id, quantity, reference }: StoredLine, totals: Totals): OrderLine {
  const item = totals.items.find((one) => one.id === id);
  const { depositAmount, paymentOption, subscription, unitPrice } = facts;
  return {
    id,
    quantity,
    unitPrice,
    ...(reference && { reference }),
    ...(paymentOption && { paymentOption }),
    ...(depositAmount && { depositAmount }),
    ...(subscription && {
      subscription: { hasFreeTrial: subscription.subscriptionSettings.freeTrialPeriod !== undefined },
    }),
    amounts: item ? getAmounts(item.price, item) : { subtotal: '0', discount: '0', tax: '0', total: '0' },
    item: {
      facts: orderedFacts(facts),
      unitPrice,
      ...(item && { tax: item.tax, totalBeforeTax: item.totalBeforeTax }),
    },
    written: {},
  };
}

/** Amounts of an item, of shipping or of a fee. */
const getAmounts = (
  subtotal: string,
  { discount = '0', tax, totalAfterTax }: Pick<Totals['fees'][number], 'tax' | 'totalAfterTax'> & { discount?: string },
): ChargeAmounts => ({ subtotal, discount, tax: tax.tax, total: totalAfterTax });

function composeDelivery(
  { delivery }: Totals,
  destination: Priced<Purchase>['shippingDestination'],
): OrderDelivery | undefined {
  if (!delivery) return undefined;
  const { offer, selected, tax, totalBeforeTax } = delivery;
  const { code, deliveryTime, pickup, title } = selected.service;
  const service = { code, title, deliveryTime, ...(pickup && { pickup }) };
  return {
    amounts: getAmounts(selected.price, delivery),
    details: { service, region: offer.region.name, ...(destination && { destination }), tax, totalBeforeTax },
  };
}

function composeFee({ fee, ...totals }: Totals['fees'][number]): OrderFee {
  const { appId, code, id, lineItemIds, name, price, source = 'SERVICE_PLUGIN', taxGroupId } = fee;
  const { tax, totalBeforeTax } = totals;
  return {
    id,
    lineItemIds,
    source,
    amounts: getAmounts(price, totals),
    details: { appId, name, ...(code && { code }), ...(taxGroupId && { taxGroupId }), tax, totalBeforeTax },
  };
}
