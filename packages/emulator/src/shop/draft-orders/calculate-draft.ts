import { ApplicationError } from '../../kernel/errors/application-error.js';
import { compare, round, sum, times } from '../../kernel/money/decimal.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { getDestination } from '../pricing/shipping/destination.js';
import { type ShippingOffer, findShipping } from '../pricing/shipping/find-shipping.js';
import { shippingRegions } from '../pricing/shipping/shipping-regions.js';
import { calculateTotals } from '../pricing/steps/calculate-totals.js';
import { totalsItem } from '../pricing/steps/totals-item.js';
import { findTax } from '../pricing/tax/find-tax.js';
import { taxPlaces } from '../pricing/tax/tax-places.js';
import { taxedPlace } from '../pricing/tax/taxed-place.js';
import type { PluginDiscount, Rate } from '../pricing/totals/plugin-results.js';
import type { Totals } from '../pricing/totals/totals.js';
import { carrierId } from '../settings/shipping-table.js';
import { storeSettings } from '../settings/store-settings.js';
import { taxSettings } from '../settings/tax-settings.js';
import type { DraftDiscount, DraftLine, DraftOrder } from './draft-order.js';

/** Line items of a draft without the removed ones. */
export const getKeptLines = ({ lines }: Pick<DraftOrder, 'lines'>): readonly DraftLine[] =>
  lines.filter(({ isRemoved }) => !isRemoved);

function toRule({ id, lines, rate, type }: DraftDiscount): PluginDiscount {
  return {
    id,
    name: id,
    lines,
    ...(rate && type === 'GLOBAL' && { global: rate }),
    ...(rate && type === 'SHIPPING' && { shipping: rate }),
  };
}

const getPlaces = ({ billing, recipient, shipping }: DraftOrder['details']) => ({
  destination: getDestination((shipping?.destination ?? recipient)?.address),
  billing: getDestination(billing?.address),
});

/**
 * Calculates the totals of a draft with the prices of its line items, its applied discounts and fees, and the merchant's
 * shipping price. Tax follows the store's rates at the shipping address, without one at the billing address.
 */
export function calculateDraft(tenant: Tenant, draft: DraftOrder): Totals {
  if (draft.committed) return draft.committed.totals;
  const { currency, details, discounts, fees, isTaxExempt } = draft;
  const { shipping } = details;
  const lines = getKeptLines(draft);
  const taxes = taxSettings(tenant);
  const places = taxPlaces(taxes);
  const { billing, destination } = getPlaces(details);
  const place = taxedPlace({ billing, destination, shippable: lines.some(({ facts }) => facts.shippable) });
  const anywhere = place ?? getDestination(storeSettings.address);
  return calculateTotals({
    items: lines.map((line) => ({ ...totalsItem(line), ...(shipping && { shippable: true }) })),
    currency,
    taxIncludedInPrices: taxes.includedInPrices || ((place && findTax(place, places)?.includedInPrices) ?? false),
    taxPlaces: places,
    shippingRegions: [],
    ...(anywhere && { destination: destination ?? anywhere }),
    ...(billing && { billing }),
    ...(shipping && { shippingOption: { carrierId, code: shipping.code } }),
    selectedDeliveryOnly: true,
    withoutTax: isTaxExempt || !place,
    plugins: {
      rates: shipping ? [{ ...shipping, carrierId, deliveryTime: '' }] : [],
      fees: fees.filter(({ isApplied }) => isApplied).map(({ fee }) => fee),
      discounts: discounts.filter(({ isApplied }) => isApplied).map(toRule),
      taxes: [],
      memberships: { eligible: [], invalid: [], paying: [], selected: [] },
      triggers: [],
      violations: [],
      problems: {},
      unvalidated: false,
    },
    at: tenant.clock.now().toISOString(),
  });
}

/** Shipping options of the store for a draft. `undefined` without an address, or if nothing is shipped. */
export function findShippingOffer(tenant: Tenant, draft: DraftOrder, totals: Totals): ShippingOffer | undefined {
  const parcels = getKeptLines(draft).filter(({ facts }) => facts.shippable);
  const { destination } = getPlaces(draft.details);
  if (!destination || parcels.length === 0) return undefined;
  const total = (amount: (line: DraftLine) => number) => parcels.reduce((all, line) => all + amount(line), 0);
  const quantity = total((line) => line.quantity);
  const weight = total((line) => line.facts.weight * line.quantity);
  return findShipping(destination, { quantity, weight, subtotal: totals.subtotal }, shippingRegions(tenant));
}

const getAmount = (rate: Rate, base: string): string =>
  'amount' in rate ? rate.amount : times(times(base, rate.percentage), '0.01');

/** Amount that a discount takes off: in the totals if it is applied, otherwise if it were the only one. */
export function getDiscountAmount(draft: DraftOrder, discount: DraftDiscount, totals: Totals): string {
  const { id, isApplied, lines, rate, type } = discount;
  if (isApplied) return sum(totals.discounts.filter(({ rule }) => rule?.id === id).map(({ amount }) => amount));
  const base = type === 'SHIPPING' ? totals.shipping : totals.subtotal;
  const prices = lines.map((line) => {
    const { facts, quantity } = draft.lines.find((one) => one.id === line.id) ?? {
      facts: { unitPrice: '0' },
      quantity: 0,
    };
    return getAmount(line.rate, times(facts.unitPrice, quantity));
  });
  return round(rate ? getAmount(rate, base) : sum(prices), draft.currency);
}

const excesses = {
  GLOBAL: ['DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS', 'The discounts exceed the total of the order.'],
  SPECIFIC_ITEMS: ['DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS', 'The discounts of a line item exceed its price.'],
  SHIPPING: ['DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL', 'The discounts of shipping exceed its price.'],
} as const;

/**
 * Checks that the totals have room for the whole amounts of discounts.
 *
 * @throws {ApplicationError} `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`, `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`,
 * `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`
 */
export function checkDiscounts(tenant: Tenant, draft: DraftOrder, ids: readonly string[]): void {
  const totals = calculateDraft(tenant, draft);
  for (const discount of draft.discounts) {
    if (!discount.isApplied || !ids.includes(discount.id)) continue;
    const rates = [...(discount.rate ? [discount.rate] : []), ...discount.lines.map(({ rate }) => rate)];
    const wanted = sum(rates.map((rate) => ('amount' in rate ? rate.amount : '0')));
    if (compare(getDiscountAmount(draft, discount, totals), wanted) >= 0) continue;
    const [code, description] = excesses[discount.type];
    throw new ApplicationError('failedPrecondition', code, description, { discountId: discount.id });
  }
}

/** Amount of a draft's deposit. `undefined` without one. */
export function getDepositAmount({ currency, deposit }: DraftOrder, { total }: Totals): string | undefined {
  return deposit && round(getAmount(deposit, total), currency);
}
