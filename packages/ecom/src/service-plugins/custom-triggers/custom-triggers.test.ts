import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as customTriggers from './index.js';

const handlers: customTriggers.CustomTriggersHandlers = {
  listTriggers: () => ({ customTriggers: [{ _id: 'full-moon', name: 'Full moon' }] }),
  getEligibleTriggers: ({ request }) => ({
    eligibleTriggers: (request.triggers ?? []).map(({ customTrigger, identifier }) => ({
      customTriggerId: customTrigger?._id ?? '',
      identifier: identifier ?? '',
    })),
  }),
};
const componentType = 'ECOM_DISCOUNTS_TRIGGER';

test('lists the custom triggers', async () => {
  const call = { componentType, path: '/v1/list-triggers', request: {} };
  expect(await callPlugin(customTriggers.provideHandlers, handlers, call)).toEqual([
    200,
    { customTriggers: [{ id: 'full-moon', name: 'Full moon' }] },
  ]);
});

test('returns the eligible triggers of a purchase', async () => {
  const request = { triggers: [{ customTrigger: { id: 'full-moon' }, identifier: 'first' }] };
  const call = { componentType, path: '/v1/get-eligible-triggers', request };
  expect(await callPlugin(customTriggers.provideHandlers, handlers, call)).toEqual([
    200,
    { eligibleTriggers: [{ customTriggerId: 'full-moon', identifier: 'first' }] },
  ]);
});
