import type { Tax } from '../../shop/pricing/tax/tax-on.js';
import { type ShippingService, carrierId } from '../../shop/settings/shipping-table.js';
import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import type { AppliedDiscount, Sums, Totals } from '../../shop/pricing/totals/totals.js';

/** Formats the price summary of a cart or checkout, or of its part due now or later. */
export function formatPriceSummary(sums: Sums, currency: string) {
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  return {
    subtotal: money(sums.subtotal),
    shipping: money(sums.shipping),
    tax: money(sums.tax),
    discount: money(sums.discount),
    total: money(sums.total),
    additionalFees: money(sums.additionalFees),
  };
}

/** Formats the tax details of an item, of shipping or of a fee. */
export function formatTaxDetails(tax: Tax, currency: string) {
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  return {
    taxableAmount: money(tax.parts.length > 0 ? tax.taxable : '0'),
    taxRate: tax.rate,
    totalTax: money(tax.tax),
    rateBreakdown: tax.parts.map((part) => ({ name: part.rate.name, rate: part.rate.rate, tax: money(part.tax) })),
    taxBreakdown: tax.parts.map(({ rate, tax: amount }) => ({
      jurisdiction: rate.jurisdiction,
      jurisdictionType: rate.jurisdictionType,
      nonTaxableAmount: money('0'),
      taxableAmount: money(tax.taxable),
      rate: rate.rate,
      taxAmount: money(amount),
      taxType: rate.type,
      taxName: rate.name,
    })),
  };
}

/** Formats the tax summary, with the tax of each jurisdiction. */
export function formatTaxSummary({ currency, tax, taxRateType, taxable, taxes }: Totals) {
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  return {
    taxableAmount: money(taxable),
    totalTax: money(tax),
    calculationDetails: {
      rateType: taxRateType,
      ...(taxRateType === 'MANUAL_RATE' && { manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' }),
      ...(taxRateType === 'FALLBACK_RATE' && { autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' } }),
    },
    aggregatedTaxBreakdown: taxes.map(({ rate, tax: amount, taxable: base }) => ({
      taxName: rate.name,
      taxType: rate.type,
      jurisdiction: rate.jurisdiction,
      jurisdictionTypeEnum: rate.jurisdictionType,
      rate: rate.rate,
      aggregatedTaxAmount: money(amount),
      aggregatedTaxableAmount: money(base),
    })),
  };
}

/** Logistics of a delivery. */
export interface Logistics {
  readonly deliveryTime: string;
  readonly instructions?: string;
  readonly pickupDetails?: { readonly address: object; readonly businessLocation: true; readonly pickupMethod: string };
}

/** Formats the delivery time, and the place and instructions of a pickup. */
export function formatLogistics({ deliveryTime, pickup }: Pick<ShippingService, 'deliveryTime' | 'pickup'>): Logistics {
  if (!pickup) return { deliveryTime };
  const { address, instructions } = pickup;
  return {
    deliveryTime,
    ...(instructions !== undefined && { instructions }),
    pickupDetails: { address, businessLocation: true, pickupMethod: 'STORE_PICKUP' },
  };
}

/** Formats the shipping options and the selected one. */
export function formatShippingInfo({ currency, delivery }: Totals) {
  if (!delivery) return { carrierServiceOptions: [] };
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  const { discount, offer, requested, selected, tax, totalAfterTax, totalBeforeTax } = delivery;
  return {
    region: { id: offer.region.id, name: offer.region.name },
    selectedCarrierServiceOption: {
      code: selected.service.code,
      title: selected.service.title,
      logistics: formatLogistics(selected.service),
      cost: {
        totalPriceAfterTax: money(totalAfterTax),
        totalPriceBeforeTax: money(totalBeforeTax),
        taxDetails: formatTaxDetails(tax, currency),
        totalDiscount: money(discount),
        price: money(selected.price),
      },
      requestedShippingOption: requested,
      otherCharges: [],
      carrierId: selected.carrierId ?? carrierId,
      deliveryAllocations: [],
    },
    carrierServiceOptions: [...new Set(offer.rates.map((rate) => rate.carrierId ?? carrierId))].map((carrier) => ({
      carrierId: carrier,
      shippingOptions: offer.rates
        .filter((rate) => (rate.carrierId ?? carrierId) === carrier)
        .map((rate) => ({
          code: rate.service.code,
          title: rate.service.title,
          logistics: formatLogistics(rate.service),
          cost: { price: money(rate.price), otherCharges: [] },
          deliveryAllocations: [],
        })),
    })),
  };
}

/** Formats the discounts of estimates and checkouts. */
export function formatDiscounts({ currency, discounts }: Totals) {
  return discounts.map(({ amount, coupon, itemIds, merchantDiscount, rule, type }: AppliedDiscount) => ({
    discountType: type,
    lineItemIds: itemIds,
    ...(coupon && {
      coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount: toMultiCurrencyPrice(amount, currency) },
    }),
    ...(rule && {
      discountRule: {
        id: rule.id,
        name: { original: rule.name, translated: rule.name },
        amount: toMultiCurrencyPrice(amount, currency),
      },
    }),
    ...(merchantDiscount && {
      merchantDiscount: {
        amount: toMultiCurrencyPrice(amount, currency),
        ...('percentage' in merchantDiscount && { percentage: merchantDiscount.percentage }),
      },
    }),
  }));
}

/** Formats the fees of carts and checkouts. */
export const formatFees = ({ currency, fees }: Totals) =>
  fees.map(({ fee, tax, totalAfterTax, totalBeforeTax }) => ({
    ...(fee.code && { code: fee.code }),
    name: fee.name,
    translatedName: fee.name,
    price: toMultiCurrencyPrice(fee.price, currency),
    priceBeforeTax: toMultiCurrencyPrice(totalBeforeTax, currency),
    priceAfterTax: toMultiCurrencyPrice(totalAfterTax, currency),
    taxDetails: formatTaxDetails(tax, currency),
    providerAppId: fee.appId,
    lineItemIds: fee.lineItemIds,
    source: fee.source ?? 'SERVICE_PLUGIN',
  }));
