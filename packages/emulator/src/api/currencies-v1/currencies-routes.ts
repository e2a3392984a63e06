import { formatConversion, formatDecimal } from './format-conversion.js';
import { readAmounts } from './read-amounts.js';
import { readCurrencies } from './read-currencies.js';
import { conversionRate, convert, convertibleCurrencies } from '../../kernel/money/convert.js';
import { type Route, route } from '../../protocol/routing/route.js';

const listCurrencies = route({
  id: 'ecom.currencies.listCurrencies',
  method: 'GET',
  paths: ['/currency_converter/v1/currencies', '/v1/currencies'],
  access: 'visitor',
  handle: () => ({ currencies: convertibleCurrencies.map(({ code, symbol }) => ({ code, symbol })) }),
});

const getConversionRate = route({
  id: 'ecom.currencies.getConversionRate',
  method: 'GET',
  paths: ['/currency_converter/v1/currencies/rate/{from}/convert/{to}', '/v1/currencies/rate/{from}/convert/{to}'],
  access: 'visitor',
  handle: ({ params }) => {
    const { from, to } = readCurrencies(params);
    return formatConversion({ rate: formatDecimal(conversionRate(from, to)) });
  },
});

const convertCurrency = route({
  id: 'ecom.currencies.convertCurrency',
  method: 'POST',
  paths: [
    '/currency_converter/v1/currencies/amounts/{from}/convert/{to}',
    '/v1/currencies/amounts/{from}/convert/{to}',
  ],
  access: 'visitor',
  handle: ({ body, params }) => {
    const { from, to } = readCurrencies(params);
    const amounts = readAmounts(body).map((amount) => formatDecimal(convert(amount, from, to)));
    return formatConversion({ amounts });
  },
});

/** The routes of currency conversion. */
export const currencyRoutes: readonly Route[] = [listCurrencies, getConversionRate, convertCurrency];
