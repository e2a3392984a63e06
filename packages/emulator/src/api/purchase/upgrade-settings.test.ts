import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { send } from '../../testing/visitor.js';

const shipping = {
  regions: [
    {
      ...{ id: 'de', name: 'Germany', places: ['DE'] },
      services: [
        { code: 'post', title: 'By post', deliveryTime: '', prices: [{ price: '4.00', rules: [], perPiece: false }] },
      ],
    },
  ],
};
const rates = [
  { name: 'MwSt', type: 'VAT', jurisdiction: 'Germany', jurisdictionType: 'COUNTRY', rate: '0.07' },
] as const;
const taxes = {
  includedInPrices: true,
  places: { DE: { rates, taxesShipping: true }, AT: { rates, taxesShipping: false } },
};

test('shipping and tax settings of earlier versions stay as they were', async () => {
  const database = memoryDatabase();
  const first = createEmulator({ database });
  await send(first, 'POST', '/_emulator/shipping', { body: shipping });
  await send(first, 'POST', '/_emulator/taxes', { body: taxes });
  const former = memoryDatabase();
  former.write({
    documents: [...database.read()].map(({ json, ...document }) => {
      const settings = { shipping, taxes }[document.collection];
      return { ...document, json: settings ? JSON.stringify({ id: 'store', ...settings }) : json };
    }),
  });
  const emulator = createEmulator({ database: former });
  expect((await send(emulator, 'GET', '/_emulator/shipping')).body).toMatchObject(shipping);
  expect((await send(emulator, 'GET', '/_emulator/taxes')).body).toEqual(taxes);
});
