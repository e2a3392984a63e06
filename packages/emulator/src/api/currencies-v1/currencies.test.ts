import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { send, visitorToken } from '../../testing/visitor.js';

const emulator = createEmulator();
const token = await visitorToken(emulator);
const convert = (currencies: string, body: object) =>
  send(emulator, 'POST', `/currency_converter/v1/currencies/amounts/${currencies}`, { token, body });
const refusal = (...fields: string[]) => ({
  status: 400,
  body: { details: { validationError: { fieldViolations: fields.map((field) => ({ field })) } } },
});

test('converts amounts between currencies other than that of the store', async () => {
  const amounts = [{ value: '1095', decimalPlaces: 2 }, { value: '-5' }, {}];
  const { body } = await convert('EUR/convert/JPY', { amounts });
  expect(body).toEqual({
    amounts: [
      { value: '1785', decimalPlaces: 0 },
      { value: '-815', decimalPlaces: 0 },
      { value: '0', decimalPlaces: 0 },
    ],
    rateTimestamp: '2026-01-01T00:00:00.000Z',
  });
});

test('refuses unknown currencies, invalid amounts and too many of them', async () => {
  expect(await convert('usd/convert/XXX', { amounts: [{ value: '1' }] })).toMatchObject(refusal('from', 'to'));
  for (const body of [{}, { amounts: [] }, { amounts: Array(101).fill({ value: '1' }) }]) {
    expect(await convert('USD/convert/EUR', body)).toMatchObject(refusal('amounts'));
  }
  const amounts = [{ value: '1.5' }, { value: '1', decimalPlaces: -1 }];
  expect(await convert('USD/convert/EUR', { amounts })).toMatchObject(
    refusal('amounts[0].value', 'amounts[1].decimalPlaces'),
  );
});

test('a conversion requires a session', async () => {
  expect((await send(emulator, 'GET', '/currency_converter/v1/currencies')).status).toBe(401);
});
