import { round } from '@cartwright/core/money';
import type { CatalogPrice, CatalogPriceRange, CatalogUnit } from './price.js';
import type { CatalogVariant } from './product.js';

/** Unit as the platform returns it: either part may be absent. */
type GivenUnit = { readonly [Part in keyof CatalogUnit]?: CatalogUnit[Part] | undefined };

const isComplete = (unit: GivenUnit = {}): unit is CatalogUnit =>
  unit.quantity !== undefined && unit.measurementUnit !== undefined;

/**
 * Creates a price. A compare-at price is kept only if it is higher than the amount.
 *
 * @param amount - Amount that the customer pays.
 * @param compareAt - Compare-at price, without the discount.
 * @param currency - Currency code. Without it, amounts keep their decimal places.
 * @param perUnit - Price per unit.
 * @param unit - Quantity that `perUnit` refers to.
 * @returns The price, or `undefined` without an amount.
 */
export function toPrice(
  amount: string | number | null | undefined,
  compareAt: string | number | null | undefined,
  currency: string | null | undefined,
  perUnit?: string | number | null,
  unit?: GivenUnit,
): CatalogPrice | undefined {
  if (amount == null || Number.isNaN(Number(amount))) return undefined;
  const text = (value: string | number) => (currency ? round(value, currency) : String(value));
  return {
    amount: text(amount),
    ...(Number(compareAt) > Number(amount) && compareAt != null && { compareAt: text(compareAt) }),
    ...(perUnit != null && { perUnit: text(perUnit), ...(isComplete(unit) && { unit }) }),
    currency: currency ?? undefined,
  };
}

/** Lowest and highest of the amounts, if there are any. */
const ends = (amounts: readonly string[]) => {
  const sorted = [...amounts].sort((one, other) => Number(one) - Number(other));
  const [min, max] = [sorted[0], sorted.at(-1)];
  return min !== undefined && max !== undefined ? { min, max } : undefined;
};

/** Price range of several prices. `undefined` without prices. */
export function toPriceRange(prices: readonly CatalogPrice[]): CatalogPriceRange | undefined {
  const amounts = ends(prices.map(({ amount }) => amount));
  const compareAt = ends(prices.flatMap((price) => price.compareAt ?? []));
  return amounts && { ...amounts, ...(compareAt && { compareAt }), currency: prices[0]?.currency };
}

/** Price range of the visible variants, or of all of them if none is visible. */
export function variantPriceRange(variants: readonly CatalogVariant[]): CatalogPriceRange | undefined {
  const visible = variants.filter((variant) => variant.visible);
  return toPriceRange((visible.length > 0 ? visible : variants).flatMap(({ price }) => price ?? []));
}
