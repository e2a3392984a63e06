import type { Product } from '@cartwright/stores/products';
import { type Variant, offeredVariants } from './variant.js';

/** A price as it is shown: what is paid, and what it was before a discount. */
export interface ShownPrice {
  readonly amount: string;
  readonly before?: string | undefined;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
  readonly perUnit?: string | undefined;
}

type PriceData = NonNullable<Product['priceData']>;

/** Whether a price is lower than it was. */
export const isReduced = ({ price, discountedPrice }: PriceData = {}): boolean =>
  typeof price === 'number' && typeof discountedPrice === 'number' && discountedPrice < price;

const shown = (price: PriceData | undefined, isFrom: boolean): ShownPrice => {
  const { formatted } = price ?? {};
  return {
    amount: formatted?.discountedPrice ?? formatted?.price ?? '',
    before: isReduced(price) ? formatted?.price : undefined,
    isFrom,
    perUnit: formatted?.pricePerUnit ?? undefined,
  };
};

const paid = ({ variant }: Variant): number =>
  variant?.priceData?.discountedPrice ?? variant?.priceData?.price ?? Number.POSITIVE_INFINITY;

/** The price of a variant; or of a product of which none is chosen: its cheapest, "from" when others cost more. */
export function shownPrice(product: Product, variant?: Variant): ShownPrice {
  if (variant?.variant?.priceData) return shown(variant.variant.priceData, false);
  const offered = offeredVariants(product);
  const [cheapest] = [...offered].sort((one, other) => paid(one) - paid(other));
  const isFrom = cheapest !== undefined && offered.some((candidate) => paid(candidate) > paid(cheapest));
  return shown(cheapest?.variant?.priceData ?? product.priceData ?? product.price, isFrom);
}

/** By how much the price is reduced: "15% off" or "$5 off". */
export function discountLabel({ discount, priceData }: Product): string | undefined {
  const { type, value } = discount ?? {};
  if (!value || (type !== 'PERCENT' && type !== 'AMOUNT')) return undefined;
  if (type === 'PERCENT') return `${value}% off`;
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: priceData?.currency ?? 'USD',
    ...(Number.isInteger(value) && { maximumFractionDigits: 0 }),
  });
  return `${money.format(value)} off`;
}
