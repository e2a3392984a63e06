import { isCartwrightError } from '@cartwright/core';
import { expect } from 'vitest';
import { capture } from '../harness/capture.js';
import { official, ours } from '../harness/sides.js';
import { both, expiredTokens, grant, invoke, type Show } from './show.js';

const when = new Date('2024-01-02T03:04:05.678Z');

/** Differences in requests. */
export const requests = {
  'path-ids-encoded': async () => {
    const { theirs, own } = await both((client) => invoke(client, 'orders.getOrder', 'a?b#c/d'), {
      json: { order: {} },
    });
    expect(theirs.urls[0]).toBe('https://edge.wixapis.com/ecom/v1/orders/a?b#c/d?id=a%3Fb%23c%2Fd');
    expect(new URL(own.urls[0] ?? '').pathname).toBe('/ecom/v1/orders/a%3Fb%23c%2Fd');
  },

  'path-ids-checked': async () => {
    for (const id of [undefined, null, '', ' ', '.', '..']) {
      const { theirs, own } = await both((client) => invoke(client, 'orders.getOrder', id), { json: { order: {} } });
      expect(theirs.sent).toHaveLength(1);
      expect(own.sent).toEqual([]);
      expect(own.error).toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    }
  },

  'arguments-untouched': async () => {
    const make = () => ({
      lineItems: [{ _id: 'l', image: 'https://h/i.jpg', serviceProperties: { scheduledDate: when } }],
    });
    const [theirArgument, ourArgument] = [make(), make()];
    const call = (argument: object) => (client: Parameters<typeof invoke>[0]) =>
      invoke(client, 'currentCart.updateCurrentCart', argument);
    const theirs = await capture(official, {}, call(theirArgument));
    const own = await capture(ours, {}, call(ourArgument));
    expect(own.sent).toEqual(theirs.sent);
    expect(theirArgument).not.toEqual(make());
    expect(ourArgument).toEqual(make());
    expect((await capture(official, {}, call(theirArgument))).error).toBeDefined();
    expect((await capture(ours, {}, call(ourArgument))).sent).toEqual(own.sent);
  },

  'any-field-name': async () => {
    const extendedFields = { namespaces: { app: { valueOf: 'v' } } };
    const { theirs, own } = await both((client) =>
      invoke(client, 'currentCart.updateCurrentCart', { cartInfo: structuredClone({ extendedFields }) }),
    );
    expect(JSON.stringify(theirs.sent[0]?.body)).toContain('[native code]');
    expect(own.sent[0]?.body).toEqual({ cartInfo: { extendedFields } });
  },

  'null-clears-date': async () => {
    const { theirs, own } = await both((client) =>
      invoke(client, 'currentCart.updateCurrentCart', { lineItems: [{ serviceProperties: { scheduledDate: null } }] }),
    );
    expect(theirs.sent[0]?.body).toEqual({ lineItems: [{ serviceProperties: {} }] });
    expect(own.sent[0]?.body).toEqual({ lineItems: [{ serviceProperties: { scheduledDate: null } }] });
  },

  'undefined-is-absent': async () => {
    const { theirs, own } = await both((client) =>
      invoke(client, 'currentCart.updateCurrentCart', {
        lineItems: [{ quantity: 1, physicalProperties: { weight: undefined } }],
      }),
    );
    expect(theirs.sent).toEqual([]);
    expect(theirs.error).toBeInstanceOf(TypeError);
    expect(own.sent[0]?.body).toEqual({ lineItems: [{ quantity: 1, physicalProperties: {} }] });
  },

  'invalid-arguments-typed': async () => {
    const wrong = [
      ['scheduledDate', { serviceProperties: { scheduledDate: '2024-01-02' } }],
      ['image', { image: 'no-image' }],
      ['url', { url: 'product/mug' }],
    ] as const;
    for (const [field, lineItem] of wrong) {
      const { theirs, own } = await both((client) =>
        invoke(client, 'currentCart.updateCurrentCart', { lineItems: [lineItem] }),
      );
      expect(theirs.sent).toEqual([]);
      expect(theirs.error).toBeInstanceOf(TypeError);
      expect((theirs.error as Error).message).not.toContain(field);
      expect(own.sent).toEqual([]);
      expect(own.error).toMatchObject({ kind: 'validation', message: expect.stringContaining(`"${field}"`) as string });
    }
  },

  'refused-before-sending': async () => {
    const item = { catalogReference: { appId: 'a', catalogItemId: 'c' } };
    const wrong: readonly (readonly [call: string, argument: unknown])[] = [
      ...[0, -1, 1.5, undefined].map(
        (quantity) => ['addToCurrentCart', { lineItems: [{ ...item, quantity }] }] as const,
      ),
      ['addToCurrentCart', { lineItems: [{ catalogReference: { appId: 'a', catalogItemId: '' }, quantity: 1 }] }],
      ['updateCurrentCartLineItemQuantity', [{ _id: 'l', quantity: 0 }]],
      ['updateCurrentCartLineItemQuantity', [{ _id: '', quantity: 1 }]],
      ['updateCurrentCartLineItemQuantity', []],
      ['removeLineItemsFromCurrentCart', ['']],
      ['removeLineItemsFromCurrentCart', []],
    ];
    for (const [call, argument] of wrong) {
      const { theirs, own } = await both((client) => invoke(client, `currentCart.${call}`, argument));
      expect(theirs.sent).toHaveLength(1);
      expect(own.sent).toEqual([]);
      expect(own.error).toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    }
  },

  'no-telemetry': async () => {
    const { theirs, own } = await both(
      (client) => invoke(client, 'currentCart.getCurrentCart'),
      [grant('2'), {}],
      expiredTokens,
    );
    expect(theirs.headers.map((headers) => headers.has('x-wix-bi-gateway'))).toEqual([true, true]);
    expect(own.headers.map((headers) => headers.has('x-wix-bi-gateway'))).toEqual([false, false]);
  },

  'given-fetch-everywhere': async () => {
    const hosts: string[] = [];
    const elsewhere: typeof fetch = (input) => {
      hosts.push(new URL(input instanceof Request ? input.url : input).host);
      return Promise.reject(new Error('not here'));
    };
    const globalFetch = globalThis.fetch;
    for (const side of [official, ours]) {
      globalThis.fetch = elsewhere;
      const given: typeof fetch = () => Promise.resolve(Response.json(grant('2').json));
      const client = side.open({ fetch: given, tokens: expiredTokens() });
      await Promise.resolve(invoke(client, 'currentCart.getCurrentCart')).catch(() => undefined);
      globalThis.fetch = globalFetch;
      expect(hosts.splice(0).includes('www.wixapis.com')).toBe(side === official);
    }
  },

  retries: async () => {
    const busy = { status: 503, json: {} };
    const { theirs, own } = await both(
      (client) => invoke(client, 'orders.getOrder', 'o1'),
      [busy, { json: { order: { id: 'o1' } } }],
    );
    expect(theirs.error).toBeDefined();
    expect(own.value).toEqual({ _id: 'o1' });
    const limited = await both(
      (client) => invoke(client, 'currentCart.addToCurrentCart', {}),
      [{ status: 429, json: {} }, {}],
    );
    expect(limited.theirs.sent).toHaveLength(1);
    expect(limited.own.sent).toHaveLength(2);
    const write = await capture(ours, [busy, {}], (client) => invoke(client, 'currentCart.addToCurrentCart', {}));
    expect(write.sent).toHaveLength(1);
  },

  cancellable: async () => {
    for (const options of [{ signal: AbortSignal.abort() }, { timeout: 1 }]) {
      const never: typeof fetch = () => new Promise(() => undefined);
      const client = ours.open({ fetch: never, tokens: expiredTokens() });
      const error: unknown = await Promise.resolve(invoke(client, 'currentCart.getCurrentCart', options)).catch(
        (cause: unknown) => cause,
      );
      expect(isCartwrightError(error) && error.kind).toBe('signal' in options ? 'aborted' : 'timeout');
    }
  },

  'field-masks-sent': async () => {
    const order = { fieldMask: ['buyerNote', '_createdDate'] };
    const cart = { cartInfo: {}, cartFieldmask: ['buyerNote', '_createdDate'] };
    const paths = 'buyerNote,createdDate';
    for (const [name, args, sent] of [
      [
        'orders.updateOrder',
        ['o', { buyerNote: 'n' }, order],
        { order: { id: 'o', buyerNote: 'n' }, fieldMask: paths },
      ],
      [
        'orders.updateOrderLineItem',
        [{ _id: 'o', lineItemId: 'l' }, { fulfillerId: 'f' }, order],
        { id: 'o', lineItem: { id: 'l', fulfillerId: 'f' }, fieldMask: paths },
      ],
      ['cart.updateCart', ['c', cart], { cartInfo: { id: 'c' }, cartFieldmask: paths }],
      ['currentCart.updateCurrentCart', [cart], { cartInfo: {}, cartFieldmask: paths }],
    ] as const) {
      const { theirs, own } = await both((client) => invoke(client, name, ...args));
      const { cartFieldmask: _c, fieldMask: _o, ...withoutMask } = sent as Record<string, unknown>;
      expect(theirs.sent[0]?.body, name).toEqual(withoutMask);
      expect(own.sent[0]?.body, name).toEqual(sent);
    }
  },

  'update-payments-takes-arguments': async () => {
    const payments = [{ payment: { _id: 'p' } }];
    const { theirs, own } = await both((client) => invoke(client, 'orderTransactions.updatePayments', 'o', payments));
    expect(theirs.sent[0]?.body).toEqual({});
    expect(own.sent[0]).toMatchObject({
      path: '/ecom/v1/payments/orders/o/update-payments',
      body: { orderId: 'o', payments: [{ payment: { id: 'p' } }] },
    });
  },
} satisfies Record<string, Show>;
