import { date, operation } from '@cartwright/core';
import type { DecimalValue } from './currency.js';

/** Currencies of a conversion. */
export interface ConvertCurrencyIdentifiers {
  /** ISO 4217 code of the original currency. One of `listCurrencies`. */
  from?: string;
  /** ISO 4217 code of the target currency. One of `listCurrencies`. */
  to?: string;
}

/** Response of `convertCurrency`. */
export interface ConvertCurrencyResponse {
  /** Converted amounts, in the order of the request. */
  amounts?: DecimalValue[];
  /** Time of the last update of the rate. */
  rateTimestamp?: Date | null;
}

/**
 * Converts amounts from one currency to another.
 *
 * @param identifiers - ISO 4217 codes of both currencies.
 * @param amounts - Amounts in the original currency. Between 1 and 100.
 * @returns The converted amounts, and the time of the last update of the rate.
 * @throws `CartwrightError` `invalid_argument` if a code is empty. No request is sent.
 * @throws `ApiError` with status 400 if the platform does not convert one of the currencies or the number of amounts
 * is out of range, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currencies } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currencies } });
 *
 * export async function inEuros(dollars: string[]) {
 *   const amounts = dollars.map(currencies.toDecimalValue);
 *   const converted = await client.currencies.convertCurrency({ from: 'USD', to: 'EUR' }, amounts);
 *   return converted.amounts?.map(currencies.fromDecimalValue);
 * }
 * ```
 * @see POST /currency_converter/v1/currencies/amounts/{from}/convert/{to}
 */
export const convertCurrency = /* @__PURE__ */ operation<
  [identifiers: ConvertCurrencyIdentifiers, amounts: DecimalValue[]],
  ConvertCurrencyResponse
>({
  id: 'ecom.currencies.convertCurrency',
  method: 'POST',
  path: '/currency_converter/v1/currencies/amounts/{from}/convert/{to}',
  args: ['identifiers', 'amounts'],
  prepare: ({ from, to }, amounts) => ({ from, to, amounts }),
  fieldNames: { from: 'identifiers.from', to: 'identifiers.to' },
  response: { rateTimestamp: date },
  repeatable: true,
});
