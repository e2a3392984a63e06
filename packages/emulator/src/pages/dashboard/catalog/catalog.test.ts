import { expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { Merchant, getOptions } from '../../../testing/merchant.js';
import { send } from '../../../testing/visitor.js';

const unescape = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** Values of the form of a product, by field name. */
async function toForm(dashboard: Dashboard, id: string): Promise<Record<string, string>> {
  const [, html = ''] = (await dashboard.get(`catalog/${id}`)).html.split('<main');
  const inputs = [...html.matchAll(/<input\s+id="[^"]+"\s+name="([^"]+)"\s+type="[^"]+"\s+value="([^"]*)"/g)];
  const selects = [...html.matchAll(/<select id="([^"]+)"[\s\S]*?<option value="([^"]*)" selected/g)];
  const isVisible = /name="visible" value="on" checked/.test(html);
  return {
    ...(Object.fromEntries([...inputs, ...selects].map(([, name, value]) => [name, unescape(value ?? '')])) as Record<
      string,
      string
    >),
    ...(isVisible && { visible: 'on' }),
  };
}

const getTypes = (emulator: Emulator) => emulator.events().map(({ type }) => type);

test('Catalog V1: name, visibility, price and stock of a product are edited', async () => {
  const emulator = createEmulator({ seed: 'empty', catalogVersion: 'v1' });
  const [dashboard, merchant] = [new Dashboard(emulator), new Merchant(emulator)];
  const { id } = await merchant.create({ name: 'Mug', priceData: { price: 10 }, sku: 'MUG' });
  const noVariant = '00000000-0000-0000-0000-000000000000';
  expect(await toForm(dashboard, id)).toEqual({
    name: 'Mug',
    visible: 'on',
    [`price-${noVariant}`]: '10.00',
    [`quantity-${noVariant}`]: '',
    [`in-stock-${noVariant}`]: 'yes',
  });
  const before = emulator.events().length;
  const form = { name: 'Cup', [`price-${noVariant}`]: '12.50', [`quantity-${noVariant}`]: '7' };
  expect((await dashboard.post(`catalog/${id}`, form)).text).toContain('The product was saved.');
  expect(await merchant.get(id)).toMatchObject({
    name: 'Cup',
    visible: false,
    priceData: { price: 12.5 },
    stock: { trackInventory: true, quantity: 7, inStock: true },
  });
  const types = getTypes(emulator).slice(before);
  expect(types).toContain('com.wix.ecommerce.catalog.api.v1.ProductChanged');
  expect(types).toContain('com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged');
  expect((await dashboard.get('catalog?q=cup')).text).toMatch(/Cup cup|Cup mug/);
  await dashboard.post(`catalog/${id}`, { ...form, [`quantity-${noVariant}`]: '', [`in-stock-${noVariant}`]: 'no' });
  expect(await merchant.get(id)).toMatchObject({ stock: { trackInventory: false, inStock: false } });
});

test('Catalog V1: managed variants have their own prices and stock, and are counted together', async () => {
  const emulator = createEmulator({ seed: 'empty', catalogVersion: 'v1' });
  const [dashboard, merchant] = [new Dashboard(emulator), new Merchant(emulator)];
  const productOptions = getOptions({ Size: ['S', 'M'] });
  const { id, variants } = await merchant.create({ productOptions, manageVariants: true });
  const [small = '', medium = ''] = variants.map((variant) => variant.id);
  const form = await toForm(dashboard, id);
  const counted = { ...form, [`quantity-${small}`]: '3', [`quantity-${medium}`]: '0', [`price-${medium}`]: '11' };
  await dashboard.post(`catalog/${id}`, counted);
  const saved = (await merchant.get(id)).variants.map(({ stock, variant }) => [
    variant.priceData.price,
    stock.quantity,
  ]);
  expect(saved).toEqual([
    [10, 3],
    [11, 0],
  ]);
  expect((await dashboard.get('catalog')).text).toContain('3 in stock, partially out');
  const mixed = await dashboard.post(`catalog/${id}`, { ...counted, [`quantity-${medium}`]: '' });
  expect([mixed.status, mixed.text]).toEqual([400, expect.stringContaining('INVENTORY_TRACKING_MIXED')]);
});

test('Catalog V3: a product and the stock of its variants are edited in one revision each', async () => {
  const emulator = createEmulator({ catalogVersion: 'v3' });
  const dashboard = new Dashboard(emulator);
  interface Product {
    id: string;
    name: string;
    slug: string;
    revision: number;
    visible: boolean;
    variants: { id: string; price: number }[];
  }
  const product = async () =>
    (await send<Product[]>(emulator, 'GET', '/_emulator/data/v3-products')).body.find(
      ({ slug }) => slug === 'everyday-tee',
    )!;
  const { id, revision, variants } = await product();
  const [first, second] = variants;
  const form = await toForm(dashboard, id);
  expect(form[`price-${first!.id}`]).toBe(first!.price.toFixed(2));
  const edited = { ...form, name: 'Daily Tee', [`price-${first!.id}`]: '99.00', [`quantity-${second!.id}`]: '41' };
  const page = await dashboard.post(`catalog/${id}`, edited);
  expect(page.text).toContain('The product was saved.');
  expect(await product()).toMatchObject({ name: 'Daily Tee', revision: revision + 1, visible: true });
  expect((await product()).variants.map(({ price }) => price)).toEqual([
    99,
    ...variants.slice(1).map(({ price }) => price),
  ]);
  const stock = (
    await send<{ variantId: string; quantity: number }[]>(emulator, 'GET', '/_emulator/data/v3-inventory-items')
  ).body;
  expect(stock.find(({ variantId }) => variantId === second!.id)).toMatchObject({ quantity: 41 });
  const types = getTypes(emulator);
  expect(types).toContain('wix.stores.catalog.v3.product_updated');
  expect(types.filter((type) => type === 'wix.stores.catalog.v3.inventory_item_updated')).toHaveLength(1);
  const changed = emulator.events().length;
  await dashboard.post(`catalog/${id}`, await toForm(dashboard, id));
  expect(emulator.events()).toHaveLength(changed);
});

test.each(['v1', 'v3'] as const)('Catalog %s: invalid values change nothing', async (catalogVersion) => {
  const emulator = createEmulator({ catalogVersion });
  const dashboard = new Dashboard(emulator);
  const [, id = ''] = /dashboard\/catalog\/([\w-]+)"/.exec((await dashboard.get('catalog')).html) ?? [];
  const form = await toForm(dashboard, id);
  const [price = ''] = Object.keys(form).filter((name) => name.startsWith('price-'));
  const quantity = price.replace('price-', 'quantity-');
  for (const wrong of [
    { name: '' },
    { [price]: '-1' },
    { [price]: '1.234' },
    { [quantity]: '1.5' },
    { [quantity]: 'x' },
  ]) {
    expect((await dashboard.post(`catalog/${id}`, { ...form, ...wrong })).status).toBe(400);
  }
  expect(await toForm(dashboard, id)).toEqual(form);
  expect((await dashboard.get('catalog/unknown')).status).toBe(404);
  expect((await dashboard.post('catalog/unknown')).status).toBe(404);
});
