import { expect, test } from 'vitest';
import { createEmulator } from './create-emulator.js';
import { send, visitorToken } from './testing/visitor.js';

test('a visitor reads the catalog', async () => {
  const emulator = createEmulator();
  const token = await visitorToken(emulator);
  const { status, body, headers } = await send(emulator, 'POST', '/stores-reader/v1/products/query', {
    token,
    body: { query: {} },
  });
  expect(body).toMatchObject({ products: expect.any(Array) });
  expect(status).toBe(200);
  expect(headers.get('x-wix-request-id')).toMatch(/^[\da-f-]{36}$/);
});
