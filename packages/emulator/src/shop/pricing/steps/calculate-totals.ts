import { type Tax, taxOn } from '../tax/tax-on.js';
import { findTax } from '../tax/find-tax.js';
import { destinationOf } from '../shipping/destination.js';
import { minus, round, sum, times } from '../../../kernel/money/decimal.js';
import { chooseDelivery } from './choose-delivery.js';
import { pluginTax, shippingDiscounts } from './plugin-totals.js';
import { discountGoods } from './discount-items.js';
import { coveredOf, splitPayment } from './split-payment.js';
import { storeSettings } from '../../../kernel/store-settings/store-settings.js';
import type {
  DeliveryTotals,
  FeeTotals,
  ItemTotals,
  MembershipShare,
  TaxableAddress,
  TaxRateType,
  TaxTotals,
  Totals,
  TotalsInput,
} from '../totals/totals.js';

/**
 * Reckons the totals of an order. The same input gives the same totals, in whatever order its items are:
 * line prices, coupon, merchant's discounts, shipping, then the tax on what each item and the shipping cost after discounts.
 */
export function calculateTotals(input: TotalsInput): Totals {
  const { currency, items, taxIncludedInPrices } = input;
  const money = (amount: string) => round(amount, currency);
  const prices = new Map(items.map((item) => [item.id, money(times(item.unitPrice, item.quantity))]));
  const subtotal = money(sum(prices.values()));
  const goods = discountGoods(input, prices);

  const delivery = chooseDelivery(input, subtotal);
  const shipping = money(delivery.selected?.price ?? '0');
  const given = shippingDiscounts(input, shipping);
  const byPlugins = money(sum(given.map(({ amount }) => amount)));
  const shippingDiscount = goods.freeShipping ? shipping : byPlugins;

  const { billing, destination } = input;
  const place = items.some((item) => item.shippable) ? (destination ?? billing) : (billing ?? destination);
  const rule = place && !input.withoutTax ? findTax(place, input.taxPlaces) : undefined;
  const places = { BUSINESS: destinationOf(storeSettings.address), BILLING: billing, SHIPPING: destination };
  const ruleAt = (taxedAt: TaxableAddress | undefined) => {
    const other = taxedAt && places[taxedAt];
    return other && !input.withoutTax ? findTax(other, input.taxPlaces) : rule;
  };
  const taxed = (id: string, amount: string, applies: boolean, taxedAt?: TaxableAddress) => {
    const known = input.withoutTax ? undefined : pluginTax(input, id, amount);
    const tax = known ?? taxOn(amount, applies ? (ruleAt(taxedAt)?.rates ?? []) : [], taxIncludedInPrices, currency);
    return { tax, totalBeforeTax: tax.taxable, totalAfterTax: money(sum([tax.taxable, tax.tax])) };
  };

  const itemTotals = items.map(({ id, taxedAt }): ItemTotals => {
    const price = prices.get(id) ?? '0';
    const discount = money(goods.byItem.get(id) ?? '0');
    return { id, price, discount, ...taxed(id, money(minus(price, discount)), true, taxedAt) };
  });
  const { offer, problem, requested, selected } = delivery;
  const deliveryTotals: DeliveryTotals | undefined = offer &&
    selected && {
      offer,
      selected,
      requested,
      discount: shippingDiscount,
      ...taxed('shipping', money(minus(shipping, shippingDiscount)), rule?.taxesShipping ?? false),
    };

  const charged = items.flatMap(({ fees: own = [], quantity, taxedAt }) =>
    quantity > 0 ? own.map((fee) => ({ fee, taxedAt })) : [],
  );
  const asked = (input.plugins?.fees ?? []).map((fee) => ({ fee, taxedAt: undefined }));
  const fees = (input.withoutFees ? [] : [...charged, ...asked]).map(({ fee, taxedAt }): FeeTotals => ({
    fee,
    ...taxed(fee.id, money(fee.price), fee.taxable, taxedAt),
  }));
  const taxes = [...itemTotals, ...(deliveryTotals ? [deliveryTotals] : []), ...fees].map((part) => part.tax);
  const tax = money(sum(taxes.map((one) => one.tax)));
  const discount = money(sum([...itemTotals.map((item) => item.discount), shippingDiscount]));
  const additionalFees = money(sum(fees.map(({ fee }) => fee.price)));
  const before = minus(sum([subtotal, shipping, additionalFees]), discount);
  const sums = { subtotal, discount, shipping, tax, additionalFees };
  const memberships = (input.plugins?.memberships.paying ?? []).flatMap((paying): MembershipShare[] => {
    const item = itemTotals.find(({ id }) => id === paying.lineItemId);
    const asked = items.find(({ id }) => id === paying.lineItemId);
    if (!item || !asked) return [];
    const { discount: off, subtotal: price, tax: share } = coveredOf(item, asked, currency);
    return [{ ...paying, amount: money(minus(sum([price, taxIncludedInPrices ? '0' : share]), off)) }];
  });
  const parts = { items: itemTotals, fees, memberships, ...(deliveryTotals && { delivery: deliveryTotals }) };
  const { coupon } = input;
  return {
    currency,
    taxIncluded: taxIncludedInPrices,
    items: itemTotals,
    ...sums,
    total: money(taxIncludedInPrices ? before : sum([before, tax])),
    ...splitPayment(input, sums, parts),
    discounts: [
      ...goods.applied,
      ...(goods.freeShipping
        ? coupon && deliveryTotals
          ? [{ type: 'SHIPPING' as const, amount: shippingDiscount, itemIds: [], coupon }]
          : []
        : given),
    ],
    fees,
    memberships,
    ...(deliveryTotals && { delivery: deliveryTotals }),
    taxes: byAuthority(taxes, currency),
    taxRateType: taxes.some(({ parts }) => parts.length > 0) ? rateTypeOf(input) : 'NO_TAX_COLLECTED',
    taxable: taxes.some(({ parts }) => parts.length > 0)
      ? money(sum(taxes.filter((one) => one.parts.length > 0).map((one) => one.taxable)))
      : money('0'),
    ...(goods.problem && { couponProblem: goods.problem }),
    ...(problem && { shippingProblem: problem }),
  };
}

function rateTypeOf({ plugins }: TotalsInput): TaxRateType {
  if (plugins?.taxes.length) return 'AUTO_RATE';
  return plugins && 'taxCalculationError' in plugins.errors ? 'FALLBACK_RATE' : 'MANUAL_RATE';
}

function byAuthority(taxes: readonly Tax[], currency: string): TaxTotals[] {
  const totals = new Map<string, TaxTotals>();
  for (const { parts, taxable } of taxes) {
    for (const { rate, tax } of parts) {
      const before = totals.get(rate.jurisdiction);
      totals.set(rate.jurisdiction, {
        rate,
        taxable: round(sum([before?.taxable ?? '0', taxable]), currency),
        tax: round(sum([before?.tax ?? '0', tax]), currency),
      });
    }
  }
  return [...totals.values()];
}
