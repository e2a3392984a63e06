/** Checks that a text is a currency. @throws {RangeError} for what is no currency of ISO 4217 */
export function checkCurrency(currency: string): void {
  if (Intl.supportedValuesOf('currency').includes(currency)) return;
  throw new RangeError(`The currency must be an ISO 4217 code, such as "EUR", not ${JSON.stringify(currency)}.`);
}
