import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_API_KEY, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import { parseSiteFile, SiteFileError } from './site-file.js';

const site = (more: object) => JSON.stringify({ version: 1, catalogVersion: 'v1', currency: 'EUR', ...more });

async function send(emulator: ReturnType<typeof createEmulator>, path: string) {
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };
  const response = await emulator.fetch(new Request(`http://localhost${path}`, { headers }));
  return response.json() as Promise<unknown>;
}

const id = '64f90a33-4888-411c-8190-0b00bbd60321';

test('a product needs few fields', async () => {
  const product = { id, name: 'Mug', slug: 'mug', priceData: { price: 12.5 }, stock: { inStock: true } };
  const emulator = createEmulator({ seed: { site: parseSiteFile(site({ products: [product] })) } });
  expect(await send(emulator, `/stores-reader/v1/products/${id}`)).toMatchObject({
    product: { id, name: 'Mug', priceData: { price: 12.5, currency: 'EUR' }, stock: { inventoryStatus: 'IN_STOCK' } },
  });
  expect(emulator.exportCatalog()).toContain('Mug');
});

test('images of the site keep their URL and size', async () => {
  const url = 'https://static.wixstatic.com/media/ab12cd_0123456789abcdef0123456789abcdef~mv2.jpg';
  const image = { url: `${url}/v1/fit/w_800,h_600,q_90/file.jpg`, width: 800, height: 600, altText: 'A mug' };
  const items = [{ id: url.split('/').at(-1), mediaType: 'image', image }];
  const text = site({ products: [{ id, name: 'Mug', slug: 'mug', media: { items } }] });
  const emulator = createEmulator({ seed: { site: parseSiteFile(text) } });
  expect(await send(emulator, `/stores-reader/v1/products/${id}`)).toMatchObject({
    product: { media: { mainMedia: { image: { url, width: 800, height: 600, altText: 'A mug' } } } },
  });
});

test.each([
  ['products,price', 'It is not JSON.'],
  ['[]', 'It is not a file of `cartwright pull`: it has no catalogVersion.'],
  [site({ version: 2 }), 'It has a later version. Upgrade @cartwright/emulator.'],
  [site({ currency: 978 }), 'It has no currency.'],
  [site({ products: {} }), 'Its field products is not a list of objects.'],
])('%s is refused', (text, message) => {
  expect(() => parseSiteFile(text)).toThrow(new SiteFileError(message));
});
