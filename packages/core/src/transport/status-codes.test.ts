import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { createClient, operation, type ApiError } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things' });

const failure = (response: Response) =>
  createClient({ fetch: stubFetch(response).fetch })
    .use(read)({ retry: false })
    .then(
      () => expect.unreachable(),
      (error: unknown) => error as ApiError,
    );

test.each([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [428, 'PRECONDITION_REQUIRED'],
  [429, 'TOO_MANY_REQUESTS'],
])('%i without details has the code %s with any status text', async (status, code) => {
  for (const statusText of ['', STATUS_CODES[status] ?? '', 'Something Else']) {
    const error = await failure(new Response(JSON.stringify({ message: 'nope' }), { status, statusText }));
    expect(error).toMatchObject({ kind: 'application', code, message: 'nope' });
    expect(error.details.applicationError?.code).toBe(status);
    const bare = await failure(new Response('', { status, statusText }));
    expect(bare.message.toUpperCase().replace(/[^A-Z]+/g, '_')).toBe(code);
  }
});

test.each([
  [499, '', 'STATUS_499'],
  [499, 'Client Closed Request', 'CLIENT_CLOSED_REQUEST'],
  [418, "I'm a teapot", 'I_M_A_TEAPOT'],
  [413, 'Payload Too Large', 'PAYLOAD_TOO_LARGE'],
  [413, '', 'STATUS_413'],
])('the unlisted status %i uses its status text %j as code %s', async (status, statusText, code) => {
  expect(await failure(new Response('', { status, statusText }))).toMatchObject({ kind: 'application', code });
});
