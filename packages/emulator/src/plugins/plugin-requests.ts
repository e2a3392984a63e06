import type { StoredLine } from '../cart/line.js';
import { wireMoney } from '../money/index.js';
import { type Totals, storeSettings } from '../totals/index.js';
import { wireDiscounts, wirePriceSummary } from '../totals/wire-totals.js';
import type { PluginSubject } from './ask-plugins.js';

/** A line as the plugins of shipping and fees see it. */
export const wireProduct = ({ facts, quantity, reference }: StoredLine) => ({
  name: facts.name,
  quantity,
  ...(reference && { catalogReference: reference }),
  physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
  price: facts.unitPrice,
});

/** What a line costs. */
export const linePriceOf = ({ id }: StoredLine, totals: Totals): string =>
  totals.items.find((item) => item.id === id)?.totalBeforeTax ?? '0';

/** The chosen delivery. */
export const wireOption = ({ delivery }: Totals) =>
  delivery && {
    code: delivery.selected.service.code,
    title: delivery.selected.service.title,
    cost: { price: delivery.selected.price, totalDiscount: delivery.discount },
  };

/** The discounts so far. */
export const flatDiscounts = ({ discounts }: Totals) =>
  discounts.map(({ amount, coupon, itemIds, merchantDiscount, rule, type }) => ({
    discountType: type,
    lineItemIds: itemIds,
    ...(coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount } }),
    ...(merchantDiscount && { merchantDiscount: { amount } }),
    ...(rule && { discountRule: { id: rule.id, name: { original: rule.name }, amount } }),
  }));

/** What tax is asked for, by what costs it: items, shipping, fees. */
export function taxables({ delivery, fees, items, taxIncluded }: Totals): ReadonlyMap<string, string> {
  const paid = (part: { readonly totalBeforeTax: string; readonly totalAfterTax: string }) =>
    taxIncluded ? part.totalAfterTax : part.totalBeforeTax;
  return new Map([
    ...items.map((item) => [item.id, paid(item)] as const),
    ...(delivery ? [['shipping', paid(delivery)] as const] : []),
    ...fees.filter(({ fee }) => fee.taxable).map((part) => [part.fee.id, paid(part)] as const),
  ]);
}

/** All that is known of a purchase. */
export function validationInfo({ billing, email, lines, shipping }: PluginSubject, totals: Totals): object {
  const { currency } = totals;
  return {
    buyerDetails: { ...(email && { email }) },
    lineItems: lines.map(({ facts, id, quantity, reference }) => ({
      ...{ id, quantity, ...(reference && { catalogReference: reference }) },
      productName: { original: facts.name, translated: facts.name },
      price: wireMoney(facts.unitPrice, currency),
      physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
      itemType: { preset: facts.itemType },
    })),
    weightUnit: storeSettings.weightUnit,
    priceSummary: wirePriceSummary(totals, currency),
    ...(billing && { billingInfo: billing }),
    ...(shipping && { shippingAddress: shipping }),
    ...(totals.delivery && {
      shippingInfo: {
        selectedCarrierServiceOption: {
          code: totals.delivery.selected.service.code,
          title: totals.delivery.selected.service.title,
          cost: { price: wireMoney(totals.delivery.selected.price, currency) },
        },
      },
    }),
    appliedDiscounts: wireDiscounts(totals),
    ...{ currency, conversionCurrency: currency, paymentCurrency: currency },
  };
}
