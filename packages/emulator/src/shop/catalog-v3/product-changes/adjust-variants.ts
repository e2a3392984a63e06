import Big from 'big.js';
import { largestAmount } from '../../../kernel/input/field-reader.js';
import { round } from '../../../kernel/money/decimal.js';
import type { StoredProduct, StoredVariant } from '../products/product.js';
import { refuse } from './refuse.js';

/** Change of an amount: by an amount, or by a percentage of it. Negative to reduce it. */
export interface Adjustment {
  readonly type: 'AMOUNT' | 'PERCENT';
  readonly value: number;
}

/** How adjusted amounts are rounded: not at all, to the decimals of the currency, or to a whole number. */
type Rounding = 'NO_ROUNDING' | 'CURRENCY_PRECISION' | 'NEAREST_WHOLE_NUMBER';

/** Adjustments of the prices and costs of variants. */
export interface VariantAdjustments {
  readonly price?: Adjustment;
  readonly compareAtPrice?: Adjustment;
  readonly cost?: Adjustment;
  /** Discount on the compare-at price, which gives the price. Without compare-at price, the price becomes it first. */
  readonly discount?: Adjustment;
  readonly rounding: Rounding;
  /** Currency of the store. */
  readonly currency: string;
}

function adjusted(amount: number, { type, value }: Adjustment, { currency, rounding }: VariantAdjustments): number {
  const change = type === 'AMOUNT' ? new Big(value) : new Big(amount).times(value).div(100);
  const result = new Big(amount).plus(change);
  if (rounding === 'CURRENCY_PRECISION') return Number(round(result.toFixed(), currency));
  return (rounding === 'NEAREST_WHOLE_NUMBER' ? result.round(0, Big.roundHalfUp) : result).toNumber();
}

/** Checks an adjusted amount. */
function inRange(amount: number, code: string, { id }: StoredVariant): number {
  if (amount >= 0 && amount <= largestAmount) return amount;
  return refuse(code, `The adjusted amount would be ${amount}.`, { variantId: id });
}

/** Price and compare-at price of a variant. */
function prices(variant: StoredVariant, adjustments: VariantAdjustments) {
  const { compareAtPrice, discount, price } = adjustments;
  if (discount) {
    const base = variant.compareAtPrice ?? variant.price;
    const reduced = adjusted(base, { ...discount, value: -discount.value }, adjustments);
    return { price: inRange(reduced, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE', variant), compareAtPrice: base };
  }
  const now = price ? adjusted(variant.price, price, adjustments) : variant.price;
  inRange(now, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE', variant);
  if (variant.compareAtPrice === undefined) return { price: now };
  const before = variant.compareAtPrice;
  const higher = compareAtPrice ? adjusted(before, compareAtPrice, adjustments) : before;
  const isValid = higher >= now;
  return {
    price: now,
    compareAtPrice: inRange(isValid ? higher : -1, 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE', variant),
  };
}

/**
 * Adjusts the prices and costs of the variants of a product. A compare-at price or cost that a variant lacks stays
 * absent.
 *
 * @throws {ApplicationError} 428 `CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT` for the amounts of a gift card,
 * `ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE`, `ADJUSTED_COST_OUT_OF_RANGE`, and `ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE`, also
 * for a compare-at price that would be lower than the price
 */
export function adjustVariants(product: StoredProduct, adjustments: VariantAdjustments): readonly StoredVariant[] {
  if (product.giftCard) {
    const description = 'The amounts of a gift card cannot be adjusted.';
    refuse('CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT', description, { productId: product.id });
  }
  return product.variants.map((variant) => {
    const { cost } = variant;
    const isCosted = cost !== undefined && adjustments.cost;
    const after = isCosted ? adjusted(cost, isCosted, adjustments) : cost;
    return {
      ...variant,
      ...prices(variant, adjustments),
      ...(after !== undefined && { cost: inRange(after, 'ADJUSTED_COST_OUT_OF_RANGE', variant) }),
    };
  });
}
