import { expect, test } from 'vitest';
import { createEmulator } from './create-emulator.js';
import { platformRoutes } from './routes.js';
import { send, visitorToken } from './testing/visitor.js';

interface Products {
  readonly products: { readonly id: string }[];
}

const PRODUCTS = '/stores-reader/v1/products/query-platformized';

test('a visitor reads the seeded catalog, the same on every emulator', async () => {
  const read = async () => {
    const emulator = createEmulator({ seed: 5 });
    const token = await visitorToken(emulator);
    const { status, headers, body } = await send<Products>(emulator, 'GET', PRODUCTS, { token });
    expect(status).toBe(200);
    expect(headers.get('x-wix-request-id')).toMatch(/^[\da-f-]{36}$/);
    return body.products.map(({ id }) => id);
  };
  const ids = await read();
  expect(ids).toHaveLength(5);
  expect(await read()).toEqual(ids);
});

test('an empty emulator has no products', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const { body } = await send<Products>(emulator, 'GET', PRODUCTS, { token: await visitorToken(emulator) });
  expect(body.products).toEqual([]);
});

test('no two routes claim the same method and path', () => {
  const claims = platformRoutes.flatMap(({ method, paths }) =>
    paths.map((path) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`),
  );
  const twice = claims.filter((claim, index) => claims.indexOf(claim) !== index);
  expect(twice).toEqual([]);
});
