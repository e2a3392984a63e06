import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { openCatalog } from '../catalog/open-catalog.server.js';
import { saveStock } from './save-product.server.js';

/** Creates a product with seven pieces of each of two sizes, and the form for its stock. */
async function openStock(version: 'v1' | 'v3') {
  const emulator = createEmulator({ catalogVersion: version });
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    apiUrl: 'http://localhost',
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
  const catalog = await openCatalog(client);
  const id = await catalog.create({
    name: 'Beanie',
    description: '',
    visible: true,
    media: [],
    options: [{ name: 'Size', choices: ['S', 'M'] }],
    variants: ['S', 'M'].map((Size) => ({ choices: { Size }, price: '29', sku: '', quantity: 7 })),
  });
  const { stock } = await catalog.read(id);
  /** Sends the form with the quantities of both sizes. */
  async function send(quantities: readonly [string, string]) {
    const form = new FormData();
    stock.forEach((entry, index) => {
      form.set(`quantity:${entry.id}`, quantities[index] ?? '');
      form.set(`before:${entry.id}`, String(entry.quantity));
      form.set(`revision:${entry.id}`, entry.revision);
    });
    const result = await saveStock(catalog, id, form, '/saved');
    return result instanceof Response ? result.headers.get('location') : result.data;
  }
  const quantities = async () => (await catalog.read(id)).stock.map(({ quantity }) => quantity);
  return { ids: stock.map((entry) => entry.id), send, quantities };
}

test.each(['v1', 'v3'] as const)(
  '%s: a quantity that cannot be read is reported, and nothing is saved',
  async (version) => {
    const { ids, send, quantities } = await openStock(version);
    const [first = '', second = ''] = ids;
    for (const text of ['-3', '12 pcs', '1,000', '1.5', '', '1000000']) {
      expect(await send(['9', text])).toMatchObject({
        stock: {
          typed: { [first]: { quantity: '9', before: '7' }, [second]: { quantity: text, before: '7' } },
          errors: { [second]: 'Enter a whole number from 0 to 999999.' },
        },
      });
    }
    expect(await quantities()).toEqual([7, 7]);
    expect(await send(['9', ' 0 '])).toBe('/saved');
    expect(await quantities()).toEqual([9, 0]);
  },
);
