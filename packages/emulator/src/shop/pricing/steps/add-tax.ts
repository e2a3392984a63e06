import { compare, minus, round, sum } from '../../../kernel/money/decimal.js';
import type { TaxableAddress } from '../../line-items/line.js';
import { getDestination } from '../shipping/destination.js';
import type { ItemDiscounts } from './discount-items.js';
import type { ItemPrices } from './price-items.js';
import type { ShippingPrice } from './price-shipping.js';
import { findTax } from '../tax/find-tax.js';
import { type Tax, taxOn } from '../tax/tax-on.js';
import { taxedPlace } from '../tax/taxed-place.js';
import type { DeliveryTotals, FeeTotals, ItemTotals, TotalsInput } from '../totals/totals.js';
import { storeSettings } from '../../settings/store-settings.js';
import type { TaxRate } from '../../settings/tax-table.js';

/**
 * Finds the tax that a plugin calculated for an item, shipping or a fee. `undefined` if the plugin calculated it for
 * another amount, or if the tax exceeds the price that includes it.
 */
function pluginTax(
  { currency, plugins, taxIncludedInPrices }: TotalsInput,
  id: string,
  amount: string,
): Tax | undefined {
  const found = plugins?.taxes.find((one) => one.id === id && one.amount === amount);
  if (!found) return undefined;
  const parts = found.parts.map(({ jurisdiction, name, rate, tax: part }) => ({
    rate: { name, type: 'Sales Tax', jurisdiction, jurisdictionType: 'STATE' as const, rate },
    tax: round(part, currency),
  }));
  const tax = round(sum(parts.map((part) => part.tax)), currency);
  if (taxIncludedInPrices && compare(tax, amount) > 0) return undefined;
  return {
    taxable: taxIncludedInPrices ? round(minus(amount, tax), currency) : amount,
    rate: sum(found.parts.map((part) => part.rate)),
    tax,
    parts,
  };
}

/** Items, shipping and fees of an order with their tax. */
export interface TaxedParts {
  readonly items: readonly ItemTotals[];
  readonly delivery?: DeliveryTotals;
  readonly fees: readonly FeeTotals[];
}

/**
 * Calculates the tax of each item, of shipping and of each fee: from the plugin's result if there is one, otherwise by
 * the store's rates.
 */
export function addTax(
  input: TotalsInput,
  { discounts, prices, shipping }: { prices: ItemPrices; discounts: ItemDiscounts; shipping: ShippingPrice },
): TaxedParts {
  const { billing, currency, destination, items, taxIncludedInPrices } = input;
  const place = taxedPlace({ billing, destination, shippable: items.some((item) => item.shippable) });
  const rule = place && !input.withoutTax ? findTax(place, input.taxPlaces) : undefined;
  const places = { BUSINESS: getDestination(storeSettings.address), BILLING: billing, SHIPPING: destination };
  const ratesAt = (taxedAt: TaxableAddress | undefined, taxGroupId: string | undefined) => {
    const other = taxedAt && places[taxedAt];
    const { groups = {}, rates = [] } = (other && !input.withoutTax ? findTax(other, input.taxPlaces) : rule) ?? {};
    return groups[taxGroupId ?? ''] ?? rates;
  };
  const taxed = (id: string, price: string, rates: readonly TaxRate[]) => {
    const amount = round(price, currency);
    const calculated = input.withoutTax ? undefined : pluginTax(input, id, amount);
    const tax = calculated ?? taxOn(amount, rates, taxIncludedInPrices, currency);
    return { tax, totalBeforeTax: tax.taxable, totalAfterTax: round(sum([tax.taxable, tax.tax]), currency) };
  };
  const { discount, offer, price: shippingPrice, requested, selected } = shipping;
  return {
    items: items.map(({ id, taxGroupId, taxedAt }) => {
      const price = prices.byItem.get(id) ?? '0';
      const off = round(discounts.byItem.get(id) ?? '0', currency);
      return { id, price, discount: off, ...taxed(id, minus(price, off), ratesAt(taxedAt, taxGroupId)) };
    }),
    ...(offer &&
      selected && {
        delivery: {
          offer,
          selected,
          requested,
          discount,
          ...taxed('shipping', minus(shippingPrice, discount), rule?.shippingRates ?? []),
        },
      }),
    fees: getFees(input).map(({ fee, taxedAt }) => ({
      fee,
      ...taxed(fee.id, fee.price, fee.taxable ? ratesAt(taxedAt, fee.taxGroupId) : []),
    })),
  };
}

/** Fees of items, followed by those of plugins. */
function getFees({ items, plugins, withoutFees }: TotalsInput) {
  if (withoutFees) return [];
  const ofItems = items.flatMap(({ fees = [], quantity, taxedAt }) =>
    quantity > 0 ? fees.map((fee) => ({ fee, taxedAt })) : [],
  );
  return [...ofItems, ...(plugins?.fees ?? []).map((fee) => ({ fee, taxedAt: undefined }))];
}
