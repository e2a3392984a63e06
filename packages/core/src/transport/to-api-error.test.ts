import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { createClient, isApiError, operation, reviveError, type ApiError } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

type Named = Readonly<Record<string, string>>;

const update = operation<[id: string, changes: object], object>({
  id: 'things.update',
  method: 'PATCH',
  path: '/v1/things/{thing.id}',
  args: ['thing._id', 'thing'],
});

/** A `fetch` whose next response is set. */
const replier = () => {
  let next = () => new Response();
  return { fetch: () => Promise.resolve(next()), reply: (response: () => Response) => (next = response) };
};

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things' });

async function failure(response: Response): Promise<ApiError> {
  const { fetch } = stubFetch(response);
  const error: unknown = await createClient({ fetch, modules: { things: { read } } })
    .things.read({ retry: false })
    .catch((e: unknown) => e);
  if (!isApiError(error)) throw new Error('no ApiError', { cause: error });
  return error;
}

test('field violations become INVALID_ARGUMENT, with quoted fields sorted by name', async () => {
  const fieldViolations = [
    { field: 'order.buyerNote', description: 'too long', ruleName: 'MAX_LENGTH' },
    { field: 'email', description: 'must be an email' },
  ];
  const error = await failure(respond(400, { message: '', details: { validationError: { fieldViolations } } }));
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

test('an application error joins message and description and has code and data', async () => {
  const applicationError = { code: 'ORDER_NOT_FOUND', description: 'No such order', data: { id: 'o1' } };
  const error = await failure(respond(404, { message: 'Order not found', details: { applicationError } }));
  expect(error.message).toBe('Order not found: No such order');
  expect(error).toMatchObject({ kind: 'application', code: 'ORDER_NOT_FOUND', status: 404 });
  expect(error.details).toEqual({ applicationError, requestId: 'request-1' });
});

test('does not repeat a message that equals the description', async () => {
  const same = 'There is no cart.';
  const applicationError = { code: 'OWNED_CART_NOT_FOUND', description: same };
  expect((await failure(respond(404, { message: same, details: { applicationError } }))).message).toBe(same);
});

test('other failures are system errors with the request ID, or else status and message', async () => {
  expect(await failure(respond(500, '<html>'))).toMatchObject({
    kind: 'system',
    message: 'System error occurred: request-id: request-1',
  });
  expect((await failure(new Response('{"message":"boom"}', { status: 500 }))).message).toBe(
    'System error occurred: {"status":500,"message":"boom"}',
  );
});

test.each([201, 202, 206])('%i is an unexpected status', async (status) => {
  expect(await failure(respond(status, { id: 1 }))).toMatchObject({
    kind: 'system',
    code: 'unexpected_status',
    status,
  });
});

test.each(['', '<html>', '{"a":', '1', 'null', '[{}]'])('a 200 with the body %j is a parse error', async (body) => {
  expect(await failure(respond(200, body))).toMatchObject({
    kind: 'parse',
    code: 'invalid_response',
    requestId: 'request-1',
  });
});

const nested = (depth: number, open = '{"more":', close = '}') => open.repeat(depth) + '1' + close.repeat(depth);

test.each([200, 404, 500])('a deeply nested %i response yields an error that can be serialized', async (status) => {
  for (const depth of [1000, 1999, 2000, 4000, 4200, 10_000, 100_000]) {
    for (const deep of [nested(depth), `{"message":"m","details":${nested(depth, '[', ']')}}`]) {
      const error = await failure(respond(status, deep));
      expect(error).toMatchObject({ status, requestId: 'request-1' });
      const within = (calls: number): string => (calls > 0 ? within(calls - 1) : JSON.stringify(error));
      expect(within(2000)).toContain('request-1');
    }
  }
});

test('drops the body of a 2xx response, which may contain tokens', async () => {
  for (const status of [200, 201, 203]) {
    const error = await failure(
      respond(status, `{"access_token":"canary","message":"canary"${status === 200 ? '' : '}'}`),
    );
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain('canary');
  }
});

test.each([
  [{ message: 'M', details: { applicationError: {} } }, 'M: UNKNOWN', 'UNKNOWN'],
  [{ message: '', details: { applicationError: { code: '', description: '' } } }, 'Not Found: UNKNOWN', 'UNKNOWN'],
  [{ details: { applicationError: { code: 'A', description: 'no' } } }, 'Not Found: no', 'A'],
  [{ message: 'M', details: { applicationError: { code: -19976, description: 'no' } } }, 'M: no', '-19976'],
  [{ message: 'M', details: { applicationError: { code: { toString: 1 }, data: [] } } }, 'M: UNKNOWN', 'UNKNOWN'],
  [{ message: 'M', details: { applicationError: null } }, 'M', 'NOT_FOUND'],
  [{ message: 'M', details: { validationError: {} } }, 'INVALID_ARGUMENT: M', 'INVALID_ARGUMENT'],
  [{ message: {}, details: 'text' }, 'Not Found', 'NOT_FOUND'],
  [{ details: { validationError: { fieldViolations: [] } } }, 'INVALID_ARGUMENT: Not Found', 'INVALID_ARGUMENT'],
  [
    { details: { validationError: { fieldViolations: [null, 'text', 1, { description: 'no' }, { field: 'b' }] } } },
    'INVALID_ARGUMENT: no, "b" ',
    'INVALID_ARGUMENT',
  ],
])('a 404 with %j has the message %j', async (body, message, code) => {
  expect(await failure(respond(404, body))).toMatchObject({ message, code, requestId: 'request-1' });
});

test.each([
  ['id', 'identifiers._id'],
  ['item.id', 'identifiers.itemId'],
  ['item.name', 'item.name'],
  ['item.image.size[0].x', 'item.image.size[0].x'],
  ['mask', 'options.fieldMask'],
  ['revision', 'options.revision'],
  ['elsewhere', 'options.elsewhere'],
])('a violation of %s names the argument %s', async (field, name) => {
  const fieldViolations = [{ field, description: 'no' }];
  const { fetch } = stubFetch(respond(400, { message: '', details: { validationError: { fieldViolations } } }));
  const updateItem = operation<[identifiers: Named, item: object, options: Named], object>({
    id: 'things.updateItem',
    method: 'PATCH',
    path: '/v1/things/{id}/items/{item.id}',
    args: ['identifiers', 'item', '...options'],
    prepare: ({ _id, itemId }, item, { fieldMask: mask, ...options }) => ({
      ...options,
      _id,
      item: { ...item, _id: itemId },
      mask,
    }),
    fieldNames: { id: 'identifiers._id', 'item.id': 'identifiers.itemId', mask: 'options.fieldMask' },
  });
  const call = createClient({ fetch }).use(updateItem)({ _id: 't', itemId: 'i' }, {}, {}, { retry: false });
  await expect(call).rejects.toMatchObject({ details: { validationError: { fieldViolations: [{ field: name }] } } });
});

test('violations of one field keep their order', async () => {
  const fieldViolations = Array.from({ length: 40 }, (_, index) => ({ field: 'b', description: String(index) }));
  const error = await failure(respond(400, { details: { validationError: { fieldViolations } } }));
  expect(error.details.validationError?.fieldViolations).toEqual(fieldViolations);
});

test('shortens the message of a very large body', async () => {
  const long = 'x'.repeat(5_000_000);
  const violations = Array.from({ length: 1900 }, () => ({ field: 'a.'.repeat(1000), description: 'no' }));
  for (const body of [
    long,
    JSON.stringify({ message: long }),
    JSON.stringify({ list: Array.from({ length: 300_000 }, () => ({ a: [] })) }),
    JSON.stringify({ details: { validationError: { fieldViolations: violations } } }),
    JSON.stringify({ details: { validationError: { fieldViolations: [{ field: long, description: long }] } } }),
    JSON.stringify({ details: { applicationError: { code: 'A', description: long } } }),
  ]) {
    const error = await failure(respond(400, body));
    expect(error).toMatchObject({ status: 400, requestId: 'request-1' });
    expect(error.message.length).toBeLessThanOrEqual(4096);
  }
});

/** Bodies of every form: errors in full, with parts of the wrong type, and what is no error at all. */
const bodies = (() => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const words = fc.oneof(value, fc.string(), fc.constant(''));
  const record = (model: Record<string, fc.Arbitrary<unknown>>) =>
    fc.oneof(fc.record(model, { requiredKeys: [] }), value);
  const violation = record({
    field: fc.oneof(
      words,
      fc.stringMatching(/^[a-z.[\]0-9_$]{0,20}$/),
      fc.constantFrom('__proto__', 'constructor.name'),
    ),
    description: words,
    violatedRule: words,
    ruleName: words,
    data: value,
  });
  const error = record({
    message: words,
    details: record({
      validationError: record({ fieldViolations: fc.oneof(value, fc.array(violation, { maxLength: 5 })) }),
      applicationError: record({ code: words, description: words, data: value }),
    }),
  }).map((body) => JSON.stringify(body));
  return fc.oneof(
    { arbitrary: error, weight: 6 },
    fc.string({ unit: 'binary' }),
    value.map((one) => JSON.stringify(one)),
    fc.tuple(error, fc.nat(200)).map(([whole, length]) => whole.slice(0, length)),
    fc.constantFrom('', '<html><body>502</body></html>', nested(10_000), nested(10_000, '[', ']')),
  );
})();

/** Fifty responses with a body. */
const heads = fc.array(
  fc.record({
    status: fc.integer({ min: 201, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
    statusText: fc.constantFrom('', 'Not Found', "I'm a teapot"),
    requestId: fc.option(fc.stringMatching(/^[!-~]{1,40}$/)),
  }),
  { minLength: 50, maxLength: 50 },
);

/** Reasons why an error of a response is invalid. */
function complaints(error: ApiError, status: number, requestId: string | null): string[] {
  const { kind, code, message, details } = error;
  const fields = details.validationError?.fieldViolations.map(({ field }) => field) ?? [];
  const { description, data } = details.applicationError ?? {};
  const rules = {
    status: error.status === status,
    requestId: error.requestId === requestId && details.requestId === requestId,
    operation: error.operation === 'things.update',
    message: message.length > 0 && message.length <= 4096,
    code: typeof code === 'string' && code !== '' && (status >= 300 || code === 'unexpected_status'),
    kind: kind === 'validation' || kind === 'application' || kind === 'system',
    isValidation: Boolean(details.validationError) === (kind === 'validation'),
    isApplication: Boolean(details.applicationError) === (kind !== 'validation'),
    fields: fields.every((field, at) => typeof field === 'string' && (fields[at - 1] ?? '') <= field),
    details: kind === 'validation' || (typeof description === 'string' && typeof data === 'object'),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/** Bodies, each in fifty responses: 100,000 responses in a full run. */
const runs = repetitions({ sample: 20, full: 2000, soak: 5000 });

test('property: any response but 200 yields an error that can be inspected, logged and narrowed', async () => {
  const { fetch, reply } = replier();
  const client = createClient({ fetch, modules: { things: { update } } });
  await fc.assert(
    fc.asyncProperty(heads, bodies, async (results, body) => {
      for (const [index, { status, statusText, requestId }] of results.entries()) {
        const headers = requestId ? { 'x-wix-request-id': requestId } : {};
        reply(() => new Response(body, { status, statusText, headers }));
        const error: unknown = await client.things.update('t1', {}, { retry: false }).catch((e: unknown) => e);
        if (!isApiError(error)) throw new Error('no ApiError', { cause: error });
        expect(complaints(error, status, requestId), `answer ${index}`).toEqual([]);
        if (index > 0) continue;
        const { kind, code, message } = error;
        const repeated: unknown = JSON.parse(JSON.stringify(error));
        expect(repeated).toEqual(structuredClone(repeated));
        expect(reviveError(repeated)).toMatchObject({ name: 'ApiError', kind, code, message, status, requestId });
        expect(reviveError(structuredClone(error))).toMatchObject({ kind, code, message });
        expect(inspect(error)).toContain('ApiError');
      }
    }),
    { numRuns: runs },
  );
}, 600_000);

test('property: no token appears in message, JSON or inspection of an error', async () => {
  const { fetch } = stubFetch(respond(500));
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
