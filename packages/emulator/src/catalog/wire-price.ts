import Big from 'big.js';
import { discountedPrice, formatPrice, storeCurrency } from './price.js';
import type { Discount, PricePerUnitData } from './product.js';

/** Makes the platform's price data of a price, with its discount and, where known, the price per unit. */
export function wirePrice(price: number, discount: Discount, perUnit?: PricePerUnitData): object {
  const discounted = discountedPrice(price, discount);
  const pricePerUnit =
    perUnit && new Big(discounted).div(perUnit.totalQuantity).times(perUnit.baseQuantity).round(2).toNumber();
  return {
    currency: storeCurrency,
    price,
    discountedPrice: discounted,
    formatted: {
      price: formatPrice(price),
      discountedPrice: formatPrice(discounted),
      ...(pricePerUnit !== undefined && { pricePerUnit: formatPrice(pricePerUnit) }),
    },
    ...(pricePerUnit !== undefined && { pricePerUnit }),
  };
}

/** Makes the platform's cost and profit data. The margin has four decimals. */
export function wireCostAndProfit(price: number, cost: number, discount: Discount): object {
  const sold = new Big(discountedPrice(price, discount));
  const profit = sold.minus(cost);
  return {
    itemCost: cost,
    formattedItemCost: formatPrice(cost),
    profit: profit.toNumber(),
    formattedProfit: formatPrice(profit.toNumber()),
    profitMargin: sold.eq(0) ? 0 : profit.div(sold).round(4).toNumber(),
  };
}
