import { formatMoney } from '../../kernel/money/format-money.js';
import { round } from '../../kernel/money/decimal.js';
import Big from 'big.js';
import { convertQuantity } from '../../shop/catalog-v1/convert-quantity.js';
import { discountedPrice } from '../../shop/catalog-v1/price.js';
import type { Discount, PricePerUnitData, StoredProduct } from '../../shop/catalog-v1/product.js';

/** Price of the base quantity. `undefined` for units of different kinds. */
function getPricePerUnit(price: number, unit: PricePerUnitData, currency: string): number | undefined {
  const total = convertQuantity(unit.totalQuantity, unit.totalMeasurementUnit, unit.baseMeasurementUnit);
  return total && Number(round(new Big(price).times(unit.baseQuantity).div(total).toFixed(), currency));
}

/** Formats the price data of a price, with its discount and, if known, the price per unit. */
export function formatPrice(
  price: number,
  { discount, pricePerUnitData: perUnit }: Pick<StoredProduct, 'discount' | 'pricePerUnitData'>,
  currency: string,
): object {
  const discounted = discountedPrice(price, discount, currency);
  const pricePerUnit = perUnit && getPricePerUnit(discounted, perUnit, currency);
  const written = (amount: number) => formatMoney(amount, currency);
  return {
    currency,
    price,
    discountedPrice: discounted,
    formatted: {
      price: written(price),
      discountedPrice: written(discounted),
      ...(pricePerUnit !== undefined && { pricePerUnit: written(pricePerUnit) }),
    },
    ...(pricePerUnit !== undefined && { pricePerUnit }),
  };
}

/** Formats the cost and profit data. The margin has four decimals. */
export function formatCostAndProfit(price: number, cost: number, discount: Discount, currency: string): object {
  const sold = new Big(discountedPrice(price, discount, currency));
  const profit = sold.minus(cost);
  return {
    itemCost: cost,
    formattedItemCost: formatMoney(cost, currency),
    profit: profit.toNumber(),
    formattedProfit: formatMoney(profit.toNumber(), currency),
    profitMargin: sold.eq(0) ? 0 : profit.div(sold).round(4).toNumber(),
  };
}
