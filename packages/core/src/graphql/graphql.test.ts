import fc from 'fast-check';
import { parse, type DocumentNode } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { createClient, type AuthStrategy } from '../index.js';
import { respond, stubFetch, type StubResponse } from '../testing/stub-fetch.js';
import { graphql } from './index.js';

const auth: AuthStrategy = { useCDN: true, getAuthHeaders: async () => ({ headers: { Authorization: 'token' } }) };

function connect(...responses: StubResponse[]) {
  const { fetch, sent } = stubFetch(...responses);
  return { call: createClient({ fetch, auth }).use(graphql), sent };
}

/** Lets every timer of a call pass. */
async function settled<T>(call: Promise<T>): Promise<T> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

describe('request', () => {
  test('posts query and variables to the API host, version alpha, with authorization', async () => {
    const { call, sent } = connect({ data: { n: 1 } });
    expect(await call('query q($v: Int) { n(v: $v) }', { v: 1 })).toEqual({ data: { n: 1 } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { query: 'query q($v: Int) { n(v: $v) }', variables: { v: 1 } },
    });
    expect(sent[0]?.url.href).toBe('https://www.wixapis.com/graphql/alpha');
    expect(sent[0]?.headers.get('authorization')).toBe('token');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('accepts an API version and call options', async () => {
    const { call, sent } = connect({ data: {} });
    await call('{ n }', undefined, { apiVersion: 'v1/../x', headers: { 'x-more': '1' } });
    expect(sent[0]?.url.pathname).toBe('/graphql/v1%2F..%2Fx');
    expect(sent[0]?.headers.get('x-more')).toBe('1');
    expect(sent[0]?.body).toEqual({ query: '{ n }' });
    await expect(call('{ n }', {}, { apiVersion: '..' })).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  test('sends the source of a parsed document and of a String object', async () => {
    const { call, sent } = connect({ data: {} });
    await call(parse('{ parsed }'));
    await call(Object.assign(new String('{ generated }'), { __apiType: undefined }));
    expect(sent.map(({ body }) => body)).toEqual([{ query: '{ parsed }' }, { query: '{ generated }' }]);
  });

  test('rejects a document without source text before sending', async () => {
    const { call, sent } = connect({ data: {} });
    const bare: DocumentNode = parse('{ n }', { noLocation: true });
    await expect(call(bare)).rejects.toThrow('"document" must be a GraphQL string');
    await expect(call(' ')).rejects.toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    expect(sent).toHaveLength(0);
  });
});

describe('response', () => {
  test('returns errors next to data', async () => {
    const errors = [{ message: 'no', path: ['n'] }];
    const { call } = connect({ data: { n: null }, errors }, { errors }, { data: { n: 1 }, errors: [] });
    expect(await call('{ n }')).toEqual({ data: { n: null }, errors });
    expect(await call('{ n }')).toEqual({ data: null, errors });
    expect(await call('{ n }')).toEqual({ data: { n: 1 } });
  });

  test.each([201, 400, 401, 404])('status %i throws an error with the request ID', async (status) => {
    const { call } = connect(respond(status, { message: 'from the platform' }));
    await expect(call('{ n }')).rejects.toMatchObject({
      name: 'ApiError',
      message: `GraphQL request failed with status ${status}`,
      status,
      requestId: 'request-1',
      operation: 'graphql',
    });
  });

  test('property: any 200 response yields data, errors or an error of kind parse', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.json(), fc.string(), fc.constantFrom('null', '{}', '{"errors":{}}')),
        async (body) => {
          const { call } = connect(respond(200, body || ' '));
          const result = await call('{ n }').catch((error: unknown) => error);
          if (result instanceof Error) expect(result).toMatchObject({ kind: 'parse', code: 'invalid_response' });
          else expect(result).toHaveProperty('data');
        },
      ),
    );
  });
});

describe('retries', () => {
  test.each([
    ['{ n }', 3],
    ['query q { n } fragment f on N { mutations }', 3],
    ['mutation { n }', 1],
    ['fragment f on N { n }mutation m { n }', 1],
    ['# a mutation\n{ n }', 1],
    ['subscription { n }', 1],
  ])('%s is sent %i times to a failing server', async (document, times) => {
    vi.useFakeTimers();
    const { call, sent } = connect(respond(503));
    await expect(settled(call(document))).rejects.toThrow('GraphQL request failed with status 503');
    expect(sent).toHaveLength(times);
    vi.useRealTimers();
  });
});

test('unbound graphql uses the ambient client and requires one', async () => {
  await expect(async () => graphql('{ n }')).rejects.toMatchObject({
    code: 'context_missing',
    message: 'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
  });
  const { fetch } = stubFetch({ data: { n: 1 } });
  createClient({ fetch }).enableContext('module');
  expect(await graphql('{ n }')).toEqual({ data: { n: 1 } });
});
