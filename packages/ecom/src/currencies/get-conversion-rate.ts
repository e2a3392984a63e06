import { date, operation } from '@cartwright/core';
import type { DecimalValue } from './currency.js';

/** Currencies of a conversion rate. */
export interface GetConversionRateIdentifiers {
  /** ISO 4217 code of the original currency. One of `listCurrencies`. */
  from?: string;
  /** ISO 4217 code of the target currency. One of `listCurrencies`. */
  to?: string;
}

/** Response of `getConversionRate`. */
export interface ConversionRateResponse {
  /** Units of the target currency for one unit of the original currency. */
  rate?: DecimalValue;
  /** Time of the last update of the rate. */
  rateTimestamp?: Date | null;
}

/**
 * Gets the conversion rate between two currencies.
 *
 * @param identifiers - ISO 4217 codes of both currencies.
 * @returns The rate, and the time of its last update.
 * @throws `CartwrightError` `invalid_argument` if a code is empty. No request is sent.
 * @throws `ApiError` with status 400 if the platform does not convert one of the currencies, 403 if the caller lacks
 * the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { convert } from '@cartwright/core/money';
 * import { currencies } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currencies } });
 *
 * export async function inEuros(dollars: string) {
 *   const { rate } = await client.currencies.getConversionRate({ from: 'USD', to: 'EUR' });
 *   return rate && convert(dollars, currencies.fromDecimalValue(rate), 'EUR');
 * }
 * ```
 * @see GET /currency_converter/v1/currencies/rate/{from}/convert/{to}
 */
export const getConversionRate = /* @__PURE__ */ operation<
  [identifiers: GetConversionRateIdentifiers],
  ConversionRateResponse
>({
  id: 'ecom.currencies.getConversionRate',
  method: 'GET',
  path: '/currency_converter/v1/currencies/rate/{from}/convert/{to}',
  args: ['identifiers'],
  prepare: ({ from, to }) => ({ from, to }),
  fieldNames: { from: 'identifiers.from', to: 'identifiers.to' },
  response: { rateTimestamp: date },
  repeatable: true,
});
