import { expectTypeOf, test } from 'vitest';
import { createClient } from '../index.js';
import { provideHandlers, TooLateWixError, type DeliveryHandlers } from '../testing/deliveries.js';
import { createServicePlugins, pluginApplicationErrorClass, servicePlugin, type ServicePlugins } from './index.js';
import { createPluginSigner } from './testing.js';

test('a definition declares exactly the methods of its interface', () => {
  // @ts-expect-error cancelDelivery is missing
  servicePlugin<DeliveryHandlers>({ componentType: 'X', methods: { nextDelivery: { path: '/v1/x' } } });
});

test('implementations and the signer infer requests and results', async () => {
  const plugins = createServicePlugins({ publicKey: '' });
  const cancelDelivery = () => ({});
  plugins.provide(provideHandlers, {
    cancelDelivery,
    nextDelivery: ({ request, metadata }) => {
      expectTypeOf(request.parcels?.[0]?.due).toEqualTypeOf<Date | null | undefined>();
      expectTypeOf(metadata.currency).toEqualTypeOf<string | null | undefined>();
      return {};
    },
  });
  // @ts-expect-error a method is missing
  plugins.provide(provideHandlers, { cancelDelivery });
  // @ts-expect-error a day is a Date
  plugins.provide(provideHandlers, { cancelDelivery, nextDelivery: () => ({ deliveries: [{ day: 'x' }] }) });
  const { signRequest } = await createPluginSigner();
  // @ts-expect-error there is no such method
  await signRequest(provideHandlers, 'other', {});
  // @ts-expect-error a weight is a number
  await signRequest(provideHandlers, 'nextDelivery', { parcels: [{ weight: 'x' }] });
});

test('the modules of a client keep their types', () => {
  const client = createClient({
    modules: { deliveries: { provideHandlers }, servicePlugins: createServicePlugins({ publicKey: '' }) },
  });
  expectTypeOf(client.servicePlugins).toEqualTypeOf<ServicePlugins>();
  expectTypeOf(client.deliveries.provideHandlers).toEqualTypeOf(provideHandlers);
});

test('error classes require their declared data', () => {
  new TooLateWixError({ since: new Date() });
  // @ts-expect-error the data is missing
  new TooLateWixError();
  // @ts-expect-error this one takes none
  new (pluginApplicationErrorClass('Full', { applicationCode: 'FULL', httpCode: 503 }))({});
});
