import type { Totals } from '../pricing/totals/totals.js';
import type { Tax } from '../pricing/tax/tax-on.js';
import type { FormattedPrice } from '../../kernel/money/format-money.js';
/** Makes money of the order's currency. */
export type PriceOf = (amount: string) => FormattedPrice;

/** Makes the tax of a line or of the shipping, in the older and the newer form. */
export function wireTaxInfo(
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

/** Makes the taxes of the whole order. */
export const wireOrderTax = ({ tax, taxable, taxes }: Totals, price: PriceOf) => ({
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

/** Makes the order's discounts. */
export const wireOrderDiscounts = ({ discounts }: Totals, price: PriceOf) =>
  discounts.map(({ amount, coupon, itemIds, merchantDiscount, rule, type }) => ({
    discountType: type,
    lineItemIds: itemIds,
    ...(coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount: price(amount) } }),
    ...(rule && {
      discountRule: { id: rule.id, name: { original: rule.name, translated: rule.name }, amount: price(amount) },
    }),
    ...(merchantDiscount && { merchantDiscount: { discountReason: 'UNSPECIFIED', amount: price(amount) } }),
  }));

/** Makes the order's fees. */
export const wireOrderFees = ({ fees, taxIncluded }: Totals, price: PriceOf) =>
  fees.map(({ fee, tax, totalAfterTax, totalBeforeTax }) => ({
    ...{ id: fee.id, ...(fee.code && { code: fee.code }), name: fee.name },
    price: price(fee.price),
    priceBeforeTax: price(totalBeforeTax),
    priceAfterTax: price(totalAfterTax),
    ...wireTaxInfo(tax, taxIncluded, price, fee.taxGroupId),
    providerAppId: fee.appId,
    lineItemIds: fee.lineItemIds,
    source: fee.source ?? 'SERVICE_PLUGIN',
  }));
