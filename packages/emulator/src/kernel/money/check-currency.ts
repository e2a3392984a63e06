/**
 * Validates a currency code.
 *
 * @throws {RangeError} for a string that is not an ISO 4217 currency code
 */
export function checkCurrency(currency: string): void {
  if (Intl.supportedValuesOf('currency').includes(currency)) return;
  throw new RangeError(`The currency must be an ISO 4217 code, such as "EUR", not ${JSON.stringify(currency)}.`);
}
