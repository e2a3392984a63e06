import { formatWithoutTrailingZeros } from '../kernel/money/format-money.js';
import { fromDollars } from '../kernel/money/from-dollars.js';
import type { StoredProduct } from '../shop/catalog-v1/product.js';

/** Converts the dollar prices of a seed product to another currency. */
export function inCurrency(product: StoredProduct, currency: string): StoredProduct {
  if (currency === 'USD') return product;
  const amount = (dollars: number): number => Number(fromDollars(dollars, currency));
  const choice = (text: string): string =>
    product.giftCard && text.startsWith('$')
      ? formatWithoutTrailingZeros(fromDollars(text.slice(1), currency), currency)
      : text;
  const { cost, discount, options, price, variants } = product;
  return {
    ...product,
    price: amount(price),
    cost: cost === null ? null : amount(cost),
    discount: discount.type === 'AMOUNT' ? { ...discount, value: amount(discount.value) } : discount,
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map((one) => ({
        ...one,
        value: choice(one.value),
        description: choice(one.description),
      })),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      choices: Object.fromEntries(Object.entries(variant.choices).map(([name, text]) => [name, choice(text)])),
      ...(variant.price !== undefined && { price: amount(variant.price) }),
      ...(variant.cost !== undefined && { cost: amount(variant.cost) }),
    })),
  };
}
