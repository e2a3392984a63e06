import { operation } from '@cartwright/core';
import type { Currency } from './currency.js';

/** Response of `listCurrencies`. */
export interface ListCurrenciesResponse {
  /** Currencies that the platform converts. */
  currencies?: Currency[];
}

/**
 * Lists the currencies that the platform converts, with their symbols.
 *
 * @returns The currencies.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currencies } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currencies } });
 *
 * export const currencyCodes = async () =>
 *   (await client.currencies.listCurrencies()).currencies?.map(({ code }) => code);
 * ```
 * @see GET /currency_converter/v1/currencies
 */
export const listCurrencies = /* @__PURE__ */ operation<[], ListCurrenciesResponse>({
  id: 'ecom.currencies.listCurrencies',
  method: 'GET',
  path: '/currency_converter/v1/currencies',
  repeatable: true,
});
