import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { createAgents } from './agents.js';

const origin = 'https://store.example';

test('requests of agents are limited by the address of the sender', async () => {
  const emulator = createEmulator({ cartV1: 'removed' });
  const addresses = new WeakMap<Request, string>();
  const respond = createAgents({
    site: {
      origin,
      apiUrl: 'http://localhost:4000',
      mediaUrl: 'http://localhost:4000/media',
      clientId: DEMO_CLIENT_ID,
      currencies: [],
      isDemo: true,
      cancelsOrders: false,
      orders: [],
    },
    secrets: ['the-secret-of-the-store-32-characters'],
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    onError: console.error,
    delivery: undefined,
    getAddress: (request) => addresses.get(request),
    getMerchant: undefined,
  });
  const ask = async (address: string) => {
    const request = new Request(`${origin}/.well-known/ucp`);
    addresses.set(request, address);
    return (await respond(request)).status;
  };
  for (let count = 0; count < 120; count++) expect(await ask('192.0.2.1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(429);
  expect(await ask('192.0.2.2')).toBe(200);
});
