import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient, isApiError, isCartwrightError, operation, type ApiError } from '../index.js';
import { answer, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things' });

async function failure(response: Response): Promise<ApiError> {
  const { fetch } = stubFetch(response);
  const error: unknown = await createClient({ fetch, modules: { things: { read } } })
    .things.read({ retry: false })
    .catch((e: unknown) => e);
  if (!isApiError(error)) throw new Error('no ApiError', { cause: error });
  return error;
}

test('field violations become INVALID_ARGUMENT, each field quoted, sorted by field', async () => {
  const fieldViolations = [
    { field: 'order.buyerNote', description: 'too long', ruleName: 'MAX_LENGTH' },
    { field: 'email', description: 'must be an email' },
  ];
  const error = await failure(answer(400, { message: '', details: { validationError: { fieldViolations } } }));
  expect(error.message).toBe('INVALID_ARGUMENT: "email" must be an email, "order.buyerNote" too long');
  expect(error).toMatchObject({
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    status: 400,
    requestId: 'request-1',
    operation: 'things.read',
  });
  expect(error.details).toEqual({
    validationError: { fieldViolations: fieldViolations.reverse() },
    requestId: 'request-1',
  });
});

test('an application error joins message and description, and carries code and data', async () => {
  const applicationError = { code: 'ORDER_NOT_FOUND', description: 'No such order', data: { id: 'o1' } };
  const error = await failure(answer(404, { message: 'Order not found', details: { applicationError } }));
  expect(error.message).toBe('Order not found: No such order');
  expect(error).toMatchObject({ kind: 'application', code: 'ORDER_NOT_FOUND', status: 404 });
  expect(error.details).toEqual({ applicationError, requestId: 'request-1' });
});

test.each([
  [404, 'Not Found', 'NOT_FOUND'],
  [404, '', 'NOT_FOUND'],
  [429, '', 'TOO_MANY_REQUESTS'],
  [418, "I'm a teapot", 'I_M_A_TEAPOT'],
])('%i %s without details has the code %s, and its status in details', async (status, statusText, code) => {
  const error = await failure(new Response(JSON.stringify({ message: 'nope' }), { status, statusText }));
  expect(error).toMatchObject({ kind: 'application', code, message: 'nope' });
  expect(error.details.applicationError?.code).toBe(status);
});

test('other failures are system errors, with the request id or with what was told', async () => {
  expect(await failure(answer(500, '<html>'))).toMatchObject({
    kind: 'system',
    message: 'System error occurred: request-id: request-1',
  });
  expect((await failure(new Response('{"message":"boom"}', { status: 500 }))).message).toBe(
    'System error occurred: {"status":500,"message":"boom"}',
  );
});

test.each([201, 202, 206])('%i is an error of its own', async (status) => {
  expect(await failure(answer(status, { id: 1 }))).toMatchObject({ kind: 'system', code: 'unexpected_status', status });
});

test.each(['', '<html>', '{"a":', '1', 'null', '[{}]'])('200 with %j is a parse error', async (body) => {
  expect(await failure(answer(200, body))).toMatchObject({
    kind: 'parse',
    code: 'invalid_answer',
    requestId: 'request-1',
  });
});

test.each([200, 404, 500])('%i that is nested 100,000 deep is an error that can be written down', async (status) => {
  const deep = '{"more":'.repeat(100_000) + '1' + '}'.repeat(100_000);
  const error = await failure(answer(status, deep));
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ status, requestId: 'request-1' });
});

test('every answer but 200 is one of our errors, whatever is in it, and its message stays short', async () => {
  const details = fc.record(
    {
      validationError: fc.oneof(
        fc.jsonValue(),
        fc.record({ fieldViolations: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) }),
      ),
      applicationError: fc.oneof(
        fc.jsonValue(),
        fc.record({ code: fc.jsonValue(), description: fc.jsonValue(), data: fc.jsonValue() }),
      ),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .record({ message: fc.jsonValue(), details: fc.oneof(fc.jsonValue(), details) })
      .map((value) => JSON.stringify(value)),
    fc.constant('x'.repeat(100_000)),
    fc.constant(JSON.stringify({ message: 'x'.repeat(100_000) })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 201, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
      body,
      async (status, text) => {
        const error = await failure(new Response(text, { status }));
        expect(isCartwrightError(error)).toBe(true);
        expect(error.status).toBe(status);
        expect(error.message.length).toBeLessThanOrEqual(4096);
        expect(typeof error.code).toBe('string');
        JSON.stringify(error);
      },
    ),
  );
});

test('no token reaches a message, the JSON or the inspection of an error', async () => {
  const { fetch } = stubFetch(answer(500));
  const client = createClient({
    fetch,
    modules: { things: { read } },
    auth: { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'canary-token' } }) },
  });
  const error: unknown = await client.things.read({ retry: false }).catch((e: unknown) => e);
  const offline: unknown = await createClient({
    modules: { things: { read } },
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  })
    .things.read({ retry: false })
    .catch((e: unknown) => e);
  for (const shown of [error, offline]) {
    expect(inspect(shown, { depth: 9 }) + JSON.stringify(shown) + String(shown)).not.toContain('canary');
  }
});
