import { expect, test } from 'vitest';
import { createEmulator } from './create-emulator.js';
import { send, visitorToken } from './testing/visitor.js';

interface Products {
  readonly products: { readonly id: string }[];
}

interface PricedProducts {
  readonly products: {
    readonly currency: string;
    readonly actualPriceRange: { readonly minValue: { readonly formattedAmount: string } };
  }[];
}

const PRODUCTS = '/stores/v3/products/query';

test('a visitor reads the seeded catalog, the same on every emulator', async () => {
  const read = async () => {
    const emulator = createEmulator({ seed: 5 });
    const token = await visitorToken(emulator);
    const { status, headers, body } = await send<Products>(emulator, 'POST', PRODUCTS, { token, body: {} });
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
  const { body } = await send<Products>(emulator, 'POST', PRODUCTS, { token: await visitorToken(emulator), body: {} });
  expect(body.products).toEqual([]);
});

test('every client’s store has the emulator’s currency, after a reset too', async () => {
  const emulator = createEmulator({ seed: 1, currency: 'JPY' });
  const price = async (clientId: string) => {
    const token = await visitorToken(emulator, clientId);
    const { body } = await send<PricedProducts>(emulator, 'POST', PRODUCTS, { token, body: { fields: ['CURRENCY'] } });
    const [product] = body.products;
    return { currency: product?.currency, price: product?.actualPriceRange.minValue.formattedAmount };
  };
  const yen = { currency: 'JPY', price: expect.stringMatching(/^¥\d{1,3}(,\d{3})*$/) as string };
  expect(await price('one')).toMatchObject(yen);
  await emulator.reset('one');
  expect(await price('one')).toMatchObject(yen);
  expect(await price('two')).toMatchObject(yen);
});

test.each(['v1', 'v3'] as const)(
  'images of Catalog %s are at the media URL, and links at the origin',
  async (catalogVersion) => {
    const mediaUrl = 'https://static.wixstatic.com';
    const emulator = createEmulator({ catalogVersion, mediaUrl, cartV1: 'available' });
    const token = await visitorToken(emulator);
    const path = catalogVersion === 'v1' ? '/stores-reader/v1/products/query' : PRODUCTS;
    const fields = catalogVersion === 'v1' ? {} : { fields: ['URL'] };
    const { body } = await send(emulator, 'POST', path, { token, body: { query: {}, ...fields } });
    const urls = JSON.stringify(body).match(/https?:[^"]+/g) ?? [];
    const ofImages = urls.filter((url) => url.includes('/media/'));
    expect(ofImages.length).toBeGreaterThan(10);
    expect(ofImages.filter((url) => !url.startsWith(`${mediaUrl}/media/`))).toEqual([]);
    expect(urls.filter((url) => !url.includes('/media/') && !url.startsWith('http://localhost'))).toEqual([]);
    const image = await send(emulator, 'GET', ofImages[0]?.replace(mediaUrl, '') ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  },
);

test('queries of Catalog V3 return variants only if that is an option of the emulator', async () => {
  const query = async (variantsInQueries: boolean) => {
    const emulator = createEmulator({ seed: 1, variantsInQueries });
    const token = await visitorToken(emulator);
    const posted = await send<{ products: object[] }>(emulator, 'POST', PRODUCTS, { token, body: {} });
    const packed = btoa(JSON.stringify({ query: {} }));
    const read = await send<{ products: object[] }>(emulator, 'GET', `${PRODUCTS}?.r=${packed}`, { token });
    return [posted, read].map(({ body }) => 'variantsInfo' in (body.products[0] ?? {}));
  };
  expect(await query(true)).toEqual([true, true]);
  expect(await query(false)).toEqual([false, false]);
});
