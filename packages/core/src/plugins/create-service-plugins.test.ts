import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient, operation } from '../index.js';
import { elevate, runWithClient } from '../server/index.js';
import {
  createCall,
  callWire,
  deliveries,
  pluginKey,
  provideHandlers,
  signCall,
  TooLateWixError,
} from '../testing/deliveries.js';
import { stubFetch } from '../testing/stub-fetch.js';
import { createServicePlugins, PluginApplicationError, PluginError } from './index.js';

const day = new Date('2026-03-02T08:00:00.000Z');
const none = { nextDelivery: () => ({}), cancelDelivery: () => ({}) };

describe('plugin calls', () => {
  test('converts request and result', async () => {
    const { plugins, asked } = deliveries({}, {});
    const wire = { parcels: [{ id: 'p-1', weight: 'NaN', due: day.toISOString() }] };
    await plugins.process({ url: '/v1/next-delivery', body: await signCall(callWire(wire)) });
    expect(asked).toEqual([
      {
        request: { parcels: [{ _id: 'p-1', weight: NaN, due: day }] },
        metadata: { instanceId: 'instance-1', appExtensionType: 'EXAMPLE_DELIVERIES' },
      },
    ]);
    const { plugins: answering } = deliveries(
      {},
      { nextDelivery: async () => ({ deliveries: [{ _id: 'd-1', day }] }) },
    );
    const response = await answering.processRequest(createCall(await signCall()));
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ deliveries: [{ id: 'd-1', day: day.toISOString() }] });
  });

  test('finds the method by the path, at any base URL', async () => {
    const called: string[] = [];
    const { plugins } = deliveries(
      {},
      {
        nextDelivery: () => ({ deliveries: [{ _id: String(called.push('next')) }] }),
        cancelDelivery: () => ({ at: called.push('cancel') }),
      },
    );
    const body = await signCall();
    for (const url of ['/v1/cancel', 'https://a.example/b/c/v1/cancel?x=/v1/next-delivery#/v1/next-delivery']) {
      await plugins.process({ url, body });
    }
    expect(called).toEqual(['cancel', 'cancel']);
    for (const url of ['/v1/cancel/', '/v1', '', 'http://', '/v1/next-delivery/x', '/x?y=/v1/cancel', '/v1%2Fcancel']) {
      await expect(plugins.process({ url, body })).rejects.toMatchObject({ code: 'unknown_method', httpStatus: 404 });
    }
    expect(called).toHaveLength(2);
  });

  test('matches component types case-insensitively', async () => {
    const { plugins, asked } = deliveries();
    await plugins.process({ url: '/v1/next-delivery', body: await signCall(callWire({}, 'example_Deliveries')) });
    expect(asked).toHaveLength(1);
  });

  test('parseJWT and parseRequest do not call implementations', async () => {
    const { plugins, asked } = deliveries();
    const wire = callWire({ id: 1 }, 'OTHER');
    expect(await plugins.parseJWT(await signCall(wire))).toEqual(wire);
    expect(await plugins.parseRequest(createCall(await signCall(wire)))).toEqual(wire);
    expect(asked).toEqual([]);
  });

  test('property: no request can pollute a prototype', async () => {
    const { plugins, asked } = deliveries();
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
    await plugins.process({ url: '/v1/next-delivery', body: await signCall(callWire(hostile)) });
    expect(asked).toHaveLength(1);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf((asked[0] as { request: object }).request)).toBe(Object.prototype);
  });
});

describe('implementations', () => {
  test('reports a missing implementation with its component type', async () => {
    const plugins = createServicePlugins({ publicKey: pluginKey });
    await expect(plugins.process({ url: '/v1/next-delivery', body: await signCall() })).rejects.toMatchObject({
      message: 'No service plugin implementations found for component type example_deliveries',
      code: 'no_implementation',
    });
  });

  test('rejects a second implementation at registration', () => {
    const { plugins } = deliveries();
    expect(() => plugins.provide(provideHandlers, none)).toThrow(
      'Multiple service plugin implementations found for component type example_deliveries. This is currently not supported',
    );
    const client = createClient({ modules: { deliveries: { provideHandlers } } });
    client.deliveries.provideHandlers(none);
    expect(() => client.deliveries.provideHandlers(none)).toThrow(
      expect.objectContaining({ code: 'multiple_implementations', kind: 'configuration' }),
    );
  });

  test('reports an implementation registered with both client and receiver', async () => {
    const { plugins } = deliveries();
    const client = createClient({ modules: { deliveries: { provideHandlers }, servicePlugins: plugins } });
    client.deliveries.provideHandlers(none);
    await expect(
      client.servicePlugins.process({ url: '/v1/next-delivery', body: await signCall() }),
    ).rejects.toMatchObject({ code: 'multiple_implementations' });
  });

  test('rejects an implementation without one of the methods', () => {
    const { plugins } = { plugins: createServicePlugins({ publicKey: pluginKey }) };
    const half = { nextDelivery: () => ({}) } as unknown as typeof none;
    expect(() => plugins.provide(provideHandlers, half)).toThrow('"handlers.cancelDelivery" must be a function');
  });

  test('of a client are found in any module order, and not by other clients', async () => {
    const servicePlugins = createServicePlugins({ publicKey: pluginKey });
    const client = createClient({ modules: { servicePlugins, deliveries: { provideHandlers } } });
    const later = createClient({ modules: { deliveries: { provideHandlers } } });
    for (const [name, one] of Object.entries({ client, later })) {
      one.deliveries.provideHandlers({ ...none, nextDelivery: () => ({ deliveries: [{ _id: name }] }) });
    }
    const call = { url: '/v1/next-delivery', body: await signCall() };
    expect(await client.servicePlugins.process(call)).toEqual({ deliveries: [{ id: 'client' }] });
    expect(await later.use(servicePlugins).process(call)).toEqual({ deliveries: [{ id: 'later' }] });
    await expect(servicePlugins.process(call)).rejects.toMatchObject({ code: 'no_implementation' });
  });

  test('run inside runWithClient, with the client elevated', async () => {
    const whoAmI = operation<[], { user: string }>({ id: 'who', method: 'GET', path: '/v1/who' });
    const openClient = (user: string) => {
      const servicePlugins = createServicePlugins({ publicKey: pluginKey, runWithClient });
      const modules = { servicePlugins, deliveries: { provideHandlers } };
      return createClient({ fetch: stubFetch({ user }).fetch, modules });
    };
    const results = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const client = openClient(name);
        client.deliveries.provideHandlers({
          ...none,
          nextDelivery: async () => ({
            deliveries: [{ _id: (await whoAmI()).user }, { _id: (await elevate(whoAmI)()).user }],
          }),
        });
        return client.servicePlugins.process({ url: '/v1/next-delivery', body: await signCall() });
      }),
    );
    expect(results).toEqual(['one', 'two'].map((id) => ({ deliveries: [{ id }, { id }] })));
  });
});

describe('responses', () => {
  const answerTo = async (thrown: unknown) => {
    const reasons: unknown[] = [];
    const nextDelivery = () => {
      throw thrown;
    };
    const { plugins } = deliveries({}, { nextDelivery });
    const response = await plugins.respond(createCall(await signCall()), (error) => reasons.push(error));
    return { status: response.status, body: (await response.json()) as unknown, reasons };
  };

  test('an application error is sent with status, code and data', async () => {
    expect(await answerTo(new TooLateWixError({ since: day }))).toEqual({
      status: 428,
      body: { applicationError: { code: 'TOO_LATE', data: { since: day.toISOString() } } },
      reasons: [],
    });
    const own = new PluginApplicationError('Full', { applicationCode: 'FULL', httpCode: 503 });
    expect(await answerTo(own)).toMatchObject({ status: 503, body: { applicationError: { code: 'FULL' } } });
    expect(own).toMatchObject({ name: 'Full', message: 'Full', kind: 'application', code: 'FULL' });
  });

  test('an application error with an invalid status is sent with 500', async () => {
    const status = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(undefined));
    const nextDelivery = (httpCode: unknown) => () => {
      throw Object.assign(new Error('x'), { errorType: 'SPI', applicationCode: 'X', httpCode });
    };
    const body = await signCall();
    await fc.assert(
      fc.asyncProperty(status, async (httpCode) => {
        const { plugins } = deliveries({}, { nextDelivery: nextDelivery(httpCode) });
        const response = await plugins.respond(createCall(body));
        const isError = Number.isInteger(httpCode) && Number(httpCode) >= 400 && Number(httpCode) < 600;
        expect(response.status).toBe(isError ? httpCode : 500);
      }),
    );
  });

  test('any other exception is sent as 500 without details', async () => {
    for (const thrown of [new Error('password is hunter2'), 'hunter2', { message: 'hunter2' }, null, undefined]) {
      const response = await answerTo(thrown);
      expect(response).toEqual({ status: 500, body: { message: 'Error' }, reasons: [thrown] });
    }
  });

  test('a result that cannot be encoded is sent as 500', async () => {
    const { plugins } = deliveries(
      {},
      { nextDelivery: () => ({ deliveries: [{ day: 'Monday' as unknown as Date }] }) },
    );
    expect((await plugins.respond(createCall(await signCall()))).status).toBe(500);
  });

  test('a rejected call is sent with status and message', async () => {
    const { plugins } = deliveries();
    const response = await plugins.respond(createCall('nonsense'));
    expect([response.status, await response.json()]).toEqual([401, { message: 'JWT is not valid' }]);
    const other = await plugins.respond(createCall(await signCall(callWire({}, 'OTHER'))));
    expect(other.status).toBe(404);
    await expect(plugins.processRequest(createCall('nonsense'))).rejects.toBeInstanceOf(PluginError);
  });
});
