import type { Totals } from '../totals/totals.js';
import { storeSettings } from '../../../kernel/store-settings/store-settings.js';
import { wireMoney } from '../../../kernel/money/wire-money.js';
import type { StoredLine } from '../../line-items/line.js';
import { wireModifiers, wireSubscription } from '../../line-items/wire-line.js';
import { wireDiscounts, wirePriceSummary } from '../totals/wire-totals.js';
import type { PluginSubject } from './request-plugins.js';

/** A line as the plugins of shipping and fees see it. */
export const wireProduct = ({ facts, quantity, reference }: StoredLine) => ({
  name: facts.name,
  quantity,
  ...(reference && { catalogReference: reference }),
  physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
  price: facts.unitPrice,
});

/** A line as the plugins of fees see it. */
export const wireCharged = (line: StoredLine, currency: string) => ({
  ...{ id: line.id, productName: line.facts.name, ...wireProduct(line) },
  ...(line.facts.depositAmount && { depositAmount: line.facts.depositAmount }),
  modifierGroups: wireModifiers(line.facts.modifierGroups, (amount) => wireMoney(amount, currency)),
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

/** What is asked of the plugins of taxes: what costs how much, and whose taxes count for it; nothing where no address is known. */
export function taxQuestion(
  { billing, lines, shipping }: PluginSubject,
  {
    asked,
    fees,
    taxIncludedInPrice,
  }: Pick<Totals, 'fees'> & {
    readonly asked: ReadonlyMap<string, string>;
    readonly taxIncludedInPrice: boolean;
  },
): { readonly addresses: readonly object[]; readonly lineItems: readonly object[] } | undefined {
  const { address: business } = storeSettings;
  const isAtHome = lines.some(({ facts }) => facts.taxedAt === 'BUSINESS');
  const buyers = shipping?.address ?? billing?.address ?? (isAtHome ? business : undefined);
  if (!buyers?.country) return undefined;
  const addresses = [buyers, business, ...(billing?.address?.country ? [billing.address] : [])];
  const places = { SHIPPING: 0, BUSINESS: 1, BILLING: addresses.length > 2 ? 2 : 0 };
  return {
    addresses,
    lineItems: [...asked].map(([id, price]) => {
      const fee = fees.find((one) => one.fee.id === id)?.fee;
      const line = lines.find((one) => one.id === (fee?.source === 'ITEM' ? fee.lineItemIds[0] : id));
      const taxGroupId = fee ? fee.taxGroupId : line?.facts.taxGroupId;
      return {
        ...{ id, itemName: fee?.name ?? line?.facts.name ?? id, quantity: 1, price, taxIncludedInPrice },
        ...(!fee && line?.facts.sku && { itemCode: line.facts.sku }),
        ...(taxGroupId && { taxGroupId }),
        addressIndex: { singleAddress: places[line?.facts.taxedAt ?? 'SHIPPING'] },
      };
    }),
  };
}

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
      productName: { original: facts.name, translated: facts.translatedName ?? facts.name },
      price: wireMoney(facts.unitPrice, currency),
      physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
      itemType: facts.customType ? { custom: facts.customType } : { preset: facts.itemType },
      ...(facts.subscription && { subscriptionOptionInfo: wireSubscription(facts.subscription) }),
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
