import { sum } from '../../kernel/money/decimal.js';
import type { ChargeAmounts, OrderContent, OrderLine } from '../orders/order.js';
import { sumTaxes } from '../pricing/totals/sum-taxes.js';
import type { Tax } from '../pricing/tax/tax-on.js';

/**
 * Composes the content of the orders of a subscription from the order that it was bought with. It has the line item,
 * the delivery if the item is shipped, and the fees of the item and of the whole order.
 */
export function composeContent(order: OrderContent, line: OrderLine): OrderContent {
  const { checkout, currency, delivery: ordered, email, fees: orderedFees, owner, tags } = order;
  const delivery = line.item?.facts.shippable ? ordered : undefined;
  const isOwn = (lineItemIds: readonly string[]) => lineItemIds.length === 0 || lineItemIds.includes(line.id);
  const fees = orderedFees.filter(({ lineItemIds }) => isOwn(lineItemIds));
  const charges: readonly ChargeAmounts[] = [
    line.amounts,
    ...(delivery?.amounts ? [delivery.amounts] : []),
    ...fees.map(({ amounts }) => amounts),
  ];
  const all = (name: keyof ChargeAmounts) => sum(charges.map((charge) => charge[name]));
  const parts = [line.item, delivery?.details, ...fees.map(({ details }) => details)];
  const taxes = sumTaxes(
    parts.flatMap((part): Tax[] => (part?.tax ? [part.tax] : [])),
    currency,
  );
  return {
    owner,
    currency,
    total: all('total'),
    sums: {
      subtotal: line.amounts.subtotal,
      discount: all('discount'),
      shipping: delivery?.amounts?.subtotal ?? '0',
      tax: all('tax'),
      additionalFees: sum(fees.map(({ amounts }) => amounts.subtotal)),
    },
    ...(email && { email }),
    lines: [line],
    fees,
    ...(delivery && { delivery }),
    tags,
    isImported: false,
    ...(checkout && {
      checkout: {
        ...checkout,
        taxable: taxes.taxable,
        taxes: taxes.taxes,
        discounts: checkout.discounts.filter(({ itemIds }) => isOwn(itemIds)),
      },
    }),
    written: {},
  };
}
