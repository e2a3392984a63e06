import Big from 'big.js';
import { round } from '../../../kernel/money/decimal.js';
import type { ProductSubscription, StoredProduct, StoredVariant } from '../products/product.js';

/** Price of a variant with a subscription: its price less the discount of the subscription. Never negative. */
export function subscriptionPrice(price: number, { discount }: ProductSubscription, currency: string): number {
  if (!discount) return price;
  const { type, value } = discount;
  const off = type === 'AMOUNT' ? new Big(value) : new Big(price).times(value).div(100);
  return Math.max(0, Number(round(new Big(price).minus(off).toFixed(), currency)));
}

/** Price for the quantity that the product's prices per unit refer to. `undefined` without the quantities. */
export function pricePerUnit(
  price: number,
  { pricePerUnit: base }: StoredProduct,
  { unitQuantity: own }: StoredVariant,
  currency: string,
): number | undefined {
  if (!base || !own) return undefined;
  return Number(round(new Big(price).div(own.quantity).times(base.quantity).toFixed(), currency));
}

/** Lowest-priced visible variant. The first one among equal prices. */
export const cheapestVariant = ({ variants }: StoredProduct): StoredVariant | undefined =>
  variants
    .filter(({ visible }) => visible)
    .reduce<StoredVariant | undefined>((least, one) => (least && least.price <= one.price ? least : one), undefined);
