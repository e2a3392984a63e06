import { createClient } from '@cartwright/core';
import { compare } from '@cartwright/core/money';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../index.js';

const emulator = createEmulator();
const client = createClient({
  auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
  fetch: (input, init) => emulator.fetch(new Request(input, init)),
  modules: { currencies },
});
const { fromDecimalValue, toDecimalValue } = currencies;

test('visitors list the currencies and read a conversion rate', async () => {
  const { currencies: known } = await client.currencies.listCurrencies();
  expect(known).toContainEqual({ code: 'EUR', symbol: '€' });
  const { rate, rateTimestamp } = await client.currencies.getConversionRate({ from: 'USD', to: 'EUR' });
  expect(fromDecimalValue(rate ?? {})).toBe('0.92');
  expect(rateTimestamp).toBeInstanceOf(Date);
});

test('converts amounts to the minor units of the target currency', async () => {
  const amounts = ['100', '0.01', '19.99'].map(toDecimalValue);
  const { amounts: yen, rateTimestamp } = await client.currencies.convertCurrency({ from: 'USD', to: 'JPY' }, amounts);
  expect(yen?.map(fromDecimalValue)).toEqual(['15000', '2', '2999']);
  expect(rateTimestamp).toBeInstanceOf(Date);
});

test('an unknown currency is refused by the name of the argument', async () => {
  const refused = client.currencies.getConversionRate({ from: 'USD', to: 'XXX' });
  await expect(refused).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    status: 400,
    message: expect.stringContaining('identifiers.to') as string,
  });
});

test('decimal strings and decimals of the platform are converted to each other', () => {
  const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(decimal, ([units, decimalPlaces]) => {
      const value = String(units);
      const amount = fromDecimalValue({ value, decimalPlaces });
      expect(toDecimalValue(amount)).toEqual({ value, decimalPlaces });
      expect(compare(amount, 0)).toBe(Math.sign(Number(units)));
    }),
  );
  expect(fromDecimalValue({})).toBe('0');
});
