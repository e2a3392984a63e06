import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as inventory from './index.js';

const refuses: inventory.InventoryHandlers = {
  decrementAvailability: () => {
    throw new inventory.DecrementNotPossibleWixError();
  },
  incrementAvailability: () => {
    throw new inventory.IncrementNotPossibleWixError();
  },
};
const componentType = 'ECOM_INVENTORY';

test('decrements and increments the availability of items', async () => {
  const received: unknown[] = [];
  const handlers: inventory.InventoryHandlers = {
    decrementAvailability: ({ request }) => (received.push(['out', request]), {}),
    incrementAvailability: ({ request }) => (received.push(['in', request]), {}),
  };
  const request = { items: [{ quantity: 2, catalogReference: { appId: 'app', catalogItemId: 'mug' } }] };
  for (const path of ['/v1/decrement', '/v1/increment']) {
    expect(await callPlugin(inventory.provideHandlers, handlers, { componentType, path, request })).toEqual([200, {}]);
  }
  expect(received).toEqual([
    ['out', request],
    ['in', request],
  ]);
});

test.each([
  ['/v1/decrement', 'DECREMENT_NOT_POSSIBLE'],
  ['/v1/increment', 'INCREMENT_NOT_POSSIBLE'],
])('%s is refused with %s', async (path, code) => {
  const response = await callPlugin(inventory.provideHandlers, refuses, { componentType, path, request: {} });
  expect(response).toEqual([428, { applicationError: { code } }]);
});
