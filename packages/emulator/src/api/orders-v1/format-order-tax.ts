import type { CheckoutDetails, OrderContent, OrderFee } from '../../shop/orders/order.js';
import type { Tax } from '../../shop/pricing/tax/tax-on.js';

/** Formats an amount in the order's currency. */
export type PriceOf = (amount: string) => object;

/** Formats the tax of a line item, of shipping or of a fee, in the deprecated and the current format. */
export function formatTaxInfo(
  { parts, rate, tax, taxable }: Tax,
  taxIncludedInPrice: boolean,
  price: PriceOf,
  taxGroupId?: string,
) {
  const taxableAmount = price(parts.length > 0 ? taxable : '0');
  return {
    taxDetails: { taxableAmount, taxRate: rate, totalTax: price(tax) },
    taxInfo: {
      taxAmount: price(tax),
      taxableAmount,
      taxRate: rate,
      ...(taxGroupId && { taxGroupId }),
      taxIncludedInPrice,
      taxBreakdown: parts.map((part) => ({
        jurisdiction: part.rate.jurisdiction,
        jurisdictionType: part.rate.jurisdictionType,
        rate: part.rate.rate,
        taxAmount: price(part.tax),
        taxableAmount: price(taxable),
        nonTaxableAmount: price('0'),
        taxType: part.rate.type,
        taxName: part.rate.name,
      })),
    },
  };
}

/** Formats the taxes of the whole order. */
export const formatOrderTax = (tax: string, { taxable, taxes }: CheckoutDetails, price: PriceOf) => ({
  taxSummary: { totalTax: price(tax), taxableAmount: price(taxable) },
  taxInfo: {
    totalTax: price(tax),
    taxExempt: false,
    taxBreakdown: taxes.map(({ rate, tax: amount }) => ({
      taxName: rate.name,
      taxType: rate.type,
      jurisdiction: rate.jurisdiction,
      jurisdictionType: rate.jurisdictionType,
      rate: rate.rate,
      aggregatedTaxAmount: price(amount),
    })),
  },
});

/** Formats the discounts of an order. */
export const formatOrderDiscounts = ({ discounts }: CheckoutDetails, price: PriceOf) =>
  discounts.map(({ amount, coupon, isMerchants, itemIds, rule, type }) => ({
    discountType: type,
    lineItemIds: itemIds,
    ...(coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount: price(amount) } }),
    ...(rule && {
      discountRule: { id: rule.id, name: { original: rule.name, translated: rule.name }, amount: price(amount) },
    }),
    ...(isMerchants && { merchantDiscount: { discountReason: 'UNSPECIFIED', amount: price(amount) } }),
  }));

/** Formats the additional fees of an order placed from a checkout. */
export const formatOrderFees = ({ fees }: OrderContent, { taxIncluded }: CheckoutDetails, price: PriceOf) =>
  fees.flatMap(({ amounts, details, id, lineItemIds, source }: OrderFee) =>
    details
      ? [
          {
            id,
            ...(details.code && { code: details.code }),
            name: details.name,
            price: price(amounts.subtotal),
            priceBeforeTax: price(details.totalBeforeTax),
            priceAfterTax: price(amounts.total),
            ...formatTaxInfo(details.tax, taxIncluded, price, details.taxGroupId),
            ...(details.appId && { providerAppId: details.appId }),
            lineItemIds,
            source,
          },
        ]
      : [],
  );
