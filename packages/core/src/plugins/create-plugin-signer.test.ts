import { expect, test } from 'vitest';
import { provideHandlers } from '../testing/deliveries.js';
import { createServicePlugins, type PluginCall } from './index.js';
import { createPluginSigner } from './testing.js';

test('signRequest creates a request that reaches the implementation converted', async () => {
  const due = new Date('2026-03-02T08:00:00.000Z');
  const now = () => Date.parse('2026-03-01T12:00:00.000Z');
  const appUrl = 'https://app.example/plugins';
  const { publicKey, signRequest } = await createPluginSigner({ appId: 'app-1', now, appUrl });
  const plugins = createServicePlugins({ publicKey, appId: 'app-1', issuer: 'wix.com', now });
  const requests: PluginCall[] = [];
  plugins.provide(provideHandlers, {
    nextDelivery: (call) => {
      requests.push(call);
      return { deliveries: [{ day: due }] };
    },
    cancelDelivery: () => ({}),
  });
  const request = { parcels: [{ _id: 'p-1', weight: 2.5, due }] };
  const call = await signRequest(provideHandlers, 'nextDelivery', request, { currency: 'EUR' });
  expect(call.url).toBe('https://app.example/plugins/v1/next-delivery');
  expect(await (await plugins.respond(call)).json()).toEqual({ deliveries: [{ day: due.toISOString() }] });
  expect(requests).toMatchObject([{ request, metadata: { currency: 'EUR', appExtensionType: 'EXAMPLE_DELIVERIES' } }]);
  const late = await signRequest(provideHandlers, 'cancelDelivery', {}, {}, { exp: 1 });
  expect((await plugins.respond(late)).status).toBe(401);
});
