import { fromDollars } from '../../kernel/money/from-dollars.js';
import { type ShippingRegion, shippingTable } from './shipping-table.js';

const priced = (currency: string): readonly ShippingRegion[] =>
  shippingTable.map((region) => ({
    ...region,
    services: region.services.map((service) => ({
      ...service,
      prices: service.prices.map(({ price, rules, ...rest }) => ({
        ...rest,
        price: fromDollars(price, currency),
        rules: rules.map((rule) =>
          rule.type === 'BY_TOTAL_PRICE' ? { ...rule, value: fromDollars(rule.value, currency) } : rule,
        ),
      })),
    })),
  }));

// eslint-disable-next-line state/no-module-state -- Rates are the same for everyone.
const tables = new Map<string, readonly ShippingRegion[]>();

/** Default shipping rates, converted to a currency. */
export function tableIn(currency: string): readonly ShippingRegion[] {
  const table = tables.get(currency) ?? priced(currency);
  tables.set(currency, table);
  return table;
}
