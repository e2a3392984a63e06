import { createServicePlugins } from '@cartwright/core/plugins';
import { createPluginSigner } from '@cartwright/core/plugins/testing';
import { expect, test } from 'vitest';
import * as giftVouchersProvider from './index.js';

const { publicKey, signRequest } = await createPluginSigner();
const stub = async (response: Response) => [response.status, (await response.json()) as unknown] as const;

test('routes each method by its path and responds with the status of its errors', async () => {
  const plugins = createServicePlugins({ publicKey });
  plugins.provide(giftVouchersProvider.provideHandlers, {
    getBalance: () => ({ balance: 25 }),
    redeem: ({ request }) => {
      if ((request.amount ?? 0) > 25) throw new giftVouchersProvider.InsufficientFundsWixError();
      return { remainingBalance: 25 - (request.amount ?? 0) };
    },
    _void: ({ request }) => ({ remainingBalance: 25, currencyCode: request.transactionId ?? '' }),
  });
  const ask = async (method: 'getBalance' | 'redeem' | '_void', request: object) =>
    stub(await plugins.respond(await signRequest(giftVouchersProvider.provideHandlers, method, request)));
  expect(await ask('getBalance', { code: 'c' })).toEqual([200, { balance: 25 }]);
  expect(await ask('redeem', { amount: 5 })).toEqual([200, { remainingBalance: 20 }]);
  expect(await ask('redeem', { amount: 30 })).toEqual([428, { applicationError: { code: 'INSUFFICIENT_FUNDS' } }]);
  expect(await ask('_void', { transactionId: 't' })).toEqual([200, { remainingBalance: 25, currencyCode: 't' }]);
});
