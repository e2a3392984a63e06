import { isApiError } from '@cartwright/core';
import { expect } from 'vitest';
import { officialFacts } from '../harness/errors.js';
import type { StubResponse } from '../harness/stub-fetch.js';
import { both, invoke, type Show } from './show.js';

const requestId = { 'x-wix-request-id': 'req-1' };
const getOrder = (client: Parameters<typeof invoke>[0]) => invoke(client, 'orders.getOrder', 'o1', { retry: false });

/** Differences in the processing of responses. */
export const responses = {
  'redirects-not-followed': async () => {
    const moved = { status: 307, headers: { ...requestId, location: 'https://elsewhere.example/' } };
    const { theirs, own } = await both(getOrder, moved);
    expect(theirs.redirects).toEqual(['follow']);
    expect(own.redirects).toEqual(['manual']);
    expect(own.error).toMatchObject({ kind: 'system', code: 'system_error', status: 307, requestId: 'req-1' });
  },

  'fallback-converted': async () => {
    const json = { products: [{ id: 'p', lastUpdated: '2024-01-02T03:04:05.678Z', weight: 'NaN' }] };
    const { theirs, own } = await both(
      (client) => invoke(client, 'products.queryProducts', { filter: { name: 'x'.repeat(4000) } }),
      { json },
    );
    expect(own.sent).toEqual(theirs.sent);
    expect(own.sent[0]?.method).toBe('POST');
    expect(theirs.value).toEqual({ products: [{ _id: 'p', lastUpdated: '2024-01-02T03:04:05.678Z', weight: 'NaN' }] });
    expect(own.value).toEqual({
      products: [{ _id: 'p', lastUpdated: new Date('2024-01-02T03:04:05.678Z'), weight: NaN }],
    });
  },

  'errors-typed': async () => {
    const json = {
      message: 'Not found',
      details: { applicationError: { code: 'ORDER_NOT_FOUND', description: 'no such order', data: {} } },
    };
    const { theirs, own } = await both(getOrder, { status: 404, json, headers: requestId });
    expect((theirs.error as Error).message).toContain('\n');
    expect(theirs.error).not.toHaveProperty('kind');
    expect(isApiError(own.error)).toBe(true);
    expect(own.error).toMatchObject({
      message: officialFacts(theirs.error).message,
      kind: 'application',
      code: 'ORDER_NOT_FOUND',
      status: 404,
      requestId: 'req-1',
      operation: 'ecom.orders.getOrder',
    });
  },

  'violation-fields': async () => {
    const refused = (...fields: string[]): StubResponse => ({
      status: 400,
      json: {
        details: { validationError: { fieldViolations: fields.map((field) => ({ field, description: 'no' })) } },
      },
    });
    const fields = refused('idle', 'newOption.size', '', 'id');
    const { theirs, own } = await both((client) => invoke(client, 'products.getProduct', 'p', {}), fields);
    expect(officialFacts(theirs.error).message).toBe('INVALID_ARGUMENT: "_id" no, "_idle" no, "newOption.size" no');
    expect(own.error).toMatchObject({
      message: 'INVALID_ARGUMENT: no, "_id" no, "options.idle" no, "options.newOption.size" no',
    });
    const query = await both(
      (client) => (invoke(client, 'products.queryProducts') as { find: () => unknown }).find(),
      refused('query.filter'),
    );
    expect(officialFacts(query.theirs.error).message).toBe('INVALID_ARGUMENT: "undefined.filter" no');
    expect(query.own.error).toMatchObject({ message: 'INVALID_ARGUMENT: "query.filter" no' });
  },

  'error-texts-whole': async () => {
    const failing = (applicationError: object): StubResponse => ({
      status: 404,
      statusText: 'Not Found',
      json: { message: '', details: { applicationError } },
    });
    const wordless = await both(getOrder, failing({ code: '', description: '' }));
    expect(officialFacts(wordless.theirs.error).message).toBe('');
    expect(wordless.own.error).toMatchObject({ message: 'Not Found: UNKNOWN', code: 'UNKNOWN' });
    const numbered = await both(getOrder, failing({ code: -19976, description: 'wrong password' }));
    expect(officialFacts(numbered.theirs.error)).toMatchObject({ details: { applicationError: { code: -19976 } } });
    expect(numbered.own.error).toMatchObject({
      message: 'Not Found: wrong password',
      code: '-19976',
      details: { applicationError: { code: '-19976' } },
    });
  },

  'malformed-errors': async () => {
    for (const fieldViolations of [null, { a: 1 }, [null, 'text', { description: 'no' }]]) {
      const { theirs, own } = await both(getOrder, {
        status: 400,
        json: { message: 'bad', details: { validationError: { fieldViolations } } },
        headers: requestId,
      });
      expect(theirs.error).not.toHaveProperty('details.validationError.fieldViolations.0');
      expect(own.error).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400, requestId: 'req-1' });
    }
  },

  'system-errors-named': async () => {
    const json = { message: '', details: {} };
    const { theirs, own } = await both(getOrder, { status: 500, json, headers: requestId });
    expect(officialFacts(theirs.error)).toMatchObject({ message: '', details: { applicationError: { code: 500 } } });
    expect(own.error).toMatchObject({
      kind: 'system',
      status: 500,
      message: 'System error occurred: request-id: req-1',
    });
    expect(own.error).toHaveProperty('details.applicationError.data', { requestId: 'req-1', details: json });
  },

  'network-errors-named': async () => {
    const lost: StubResponse = {
      get status(): number {
        throw new TypeError('fetch failed');
      },
    };
    const { theirs, own } = await both(getOrder, lost);
    expect((theirs.error as Error).message).toBe('System error occurred: {}');
    expect(own.error).toMatchObject({ kind: 'network', cause: { message: 'fetch failed' } });
  },

  'answers-not-json': async () => {
    for (const text of ['', '<html>']) {
      const { theirs, own } = await both((client) => invoke(client, 'currentCart.deleteCurrentCart'), {
        text,
        headers: requestId,
      });
      expect(theirs.error).toBeInstanceOf(SyntaxError);
      expect((theirs.error as Error).message).toBe('System error occurred: {}');
      expect(own.error).toMatchObject({
        kind: 'parse',
        status: 200,
        requestId: 'req-1',
        operation: 'ecom.currentCart.deleteCurrentCart',
      });
    }
  },

  'null-in-lists': async () => {
    const { theirs, own } = await both(getOrder, { json: { order: { lineItems: [null, { id: 'l' }] } } });
    expect(theirs.error).toBeInstanceOf(TypeError);
    expect(own.value).toEqual({ lineItems: [null, { _id: 'l' }] });
  },

  'new-address-fields': async () => {
    const address = { city: 'Oslo', floor: 3 };
    const { theirs, own } = await both(getOrder, { json: { order: { recipientInfo: { address } } } });
    expect(theirs.value).toEqual({ recipientInfo: { address: { city: 'Oslo' } } });
    expect(own.value).toEqual({ recipientInfo: { address } });
  },

  'unknown-total': async () => {
    const { theirs, own } = await both(
      async (client) =>
        (await (invoke(client, 'products.queryProducts') as { find(): Promise<{ totalPages: unknown }> }).find())
          .totalPages,
      { json: { products: [] } },
    );
    expect(theirs.value).toBeNaN();
    expect(own.value).toBeUndefined();
  },
} satisfies Record<string, Show>;
