import { beforeAll, describe, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { getCode } from '../../../testing/member.js';
import { Merchant, getOptions, getViolations, type MerchantProduct } from '../../../testing/merchant.js';
import { newShopper } from '../../../testing/shopper.js';

const emulator = createEmulator({ catalogVersion: 'v1' });
const shop = new Merchant(emulator);
const path = (id: string, rest = '') => `/stores/v1/products/${id}${rest}`;
const all: MerchantProduct[] = [];

beforeAll(async () => {
  for (const offset of [0, 100]) {
    const query = { paging: { limit: 100, offset } };
    const where = '/stores-reader/v1/products/query-platformized';
    all.push(...(await shop.send<{ products: MerchantProduct[] }>('POST', where, { query })).products);
  }
});

describe('updateProduct', () => {
  it('updates the given fields and nothing else', async () => {
    const before = await shop.create({
      description: 'Old',
      sku: 'A',
      weight: 2,
      ribbon: 'New',
      brand: 'B',
      costAndProfitData: { itemCost: 4 },
      productOptions: getOptions({ Size: ['S', 'M'] }),
      discount: { type: 'PERCENT', value: 10 },
    });
    emulator.clock().advance(1000);
    const after = await shop.update(before.id, { description: 'New', name: null, brand: null, productOptions: [] });
    const { description, lastUpdated, seoData, ...rest } = after;
    expect({ ...before, description, lastUpdated, seoData }).toEqual(after);
    expect(rest['createdDate']).toBe(before['createdDate']);
    expect(String(lastUpdated) > String(before['lastUpdated'])).toBe(true);
    expect(await shop.get(before.id)).toEqual(after);
  });

  it('accepts a product as it was returned, and changes nothing', async () => {
    expect(all.length).toBeGreaterThan(120);
    for (const { id } of all) {
      const { lastUpdated: _before, ...before } = await shop.get(id);
      const { lastUpdated: _after, ...after } = await shop.update(id, before);
      expect(after).toEqual(before);
    }
  });

  it('ignores read-only fields', async () => {
    const before = await shop.create();
    const { lastUpdated: _ignored, ...after } = await shop.update(before.id, {
      id: 'other',
      numericId: '1',
      createdDate: 'never',
      lastUpdated: 7,
      collectionIds: ['x'],
      media: 'no',
      stock: { quantity: 5 },
      variants: 3,
      price: { price: 1 },
      customTextFields: [{}],
      inventoryItemId: 1,
      priceRange: null,
      ribbons: 'x',
      productPageUrl: 1,
      convertedPriceData: { price: 3 },
      unknown: {},
    });
    expect(before).toMatchObject(after);
  });

  it('derives the SEO data from the name until it is set', async () => {
    const { id, seoData } = await shop.create({ name: 'One' });
    expect(seoData).toMatchObject({ tags: [{ type: 'title', children: 'One' }] });
    expect((await shop.update(id, { name: 'Two', seoData })).seoData).toMatchObject({ tags: [{ children: 'Two' }] });
    const own = { tags: [{ type: 'meta', props: { name: 'description', content: 'Mine' } }] };
    expect((await shop.update(id, { seoData: own })).seoData).toMatchObject(own);
    expect((await shop.update(id, { name: 'Three' })).seoData).toMatchObject(own);
  });

  it('keeps the slug when the name changes, and makes a requested slug unique', async () => {
    const [one, two] = [await shop.create({ name: 'Slugged' }), await shop.create({ name: 'Slugged' })];
    expect((await shop.update(one.id, { name: 'Renamed' })).slug).toBe('slugged');
    expect((await shop.update(one.id, { slug: 'slugged' })).slug).toBe('slugged');
    expect((await shop.update(one.id, { slug: two.slug })).slug).toBe('slugged-1-1');
    expect((await shop.update(two.id, { slug: 'slugged' })).slug).toBe('slugged');
  });

  it('adjusts the prices of variants with the product’s, and rejects one below zero', async () => {
    const { id } = await shop.create({ manageVariants: true, productOptions: getOptions({ Size: ['S', 'M', 'L'] }) });
    await shop.send('PATCH', path(id, '/variants'), {
      variants: [
        { choices: { Size: 'S' }, price: 7.25 },
        { choices: { Size: 'L' }, price: 12.1 },
      ],
    });
    const prices = ({ variants }: MerchantProduct) => variants.map(({ variant }) => variant.priceData.price);
    expect(prices(await shop.update(id, { priceData: { price: 20.3 } }))).toEqual([17.55, 20.3, 22.4]);
    const rejected = await shop.call('PATCH', path(id), { product: { name: 'No', priceData: { price: 2.7 } } });
    expect(getCode(rejected)).toBe('INVALID_PRICE');
    expect(await shop.get(id)).toMatchObject({ name: 'Thing', priceRange: { minValue: 17.55, maxValue: 22.4 } });
    expect(prices(await shop.update(id, { priceData: { price: 2.75 } }))).toEqual([0, 2.75, 4.85]);
  });

  it('hides a product from visitors and shows it again', async () => {
    const visitor = await newShopper(emulator);
    const { id } = await shop.create();
    const status = async () => (await visitor.call('GET', `/stores-reader/v1/products/${id}`)).status;
    await shop.update(id, { visible: false });
    expect(await status()).toBe(404);
    await shop.update(id, { visible: true });
    expect(await status()).toBe(200);
    const { body } = await visitor.call('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`);
    expect(JSON.stringify(body)).not.toMatch(/cost|profit/i);
  });

  it('keeps discounts consistent', async () => {
    const { id } = await shop.create({ discount: { type: 'PERCENT', value: 15 } });
    const change = async (discount: object) => (await shop.update(id, { discount }))['discount'];
    expect(await change({ value: 20 })).toEqual({ type: 'PERCENT', value: 20 });
    expect(await change({ type: 'NONE' })).toEqual({ type: 'NONE', value: 0 });
    const response = await shop.call('PATCH', path(id), { product: { discount: { type: 'AMOUNT' } } });
    expect(getViolations(response)).toEqual(['product.discount.value REQUIRED_FIELD']);
    expect(await change({ type: 'AMOUNT', value: 99 })).toEqual({ type: 'AMOUNT', value: 99 });
    expect((await shop.get(id)).priceData).toMatchObject({ price: 10, discountedPrice: 0 });
  });
});

describe('options', () => {
  const size = { Size: ['S', 'M'] };

  it('keep the variants that still exist, with their ids and data', async () => {
    const { id, variants } = await shop.create({ manageVariants: true, productOptions: getOptions(size) });
    const where = path(id, '/variants');
    const override = { choices: { Size: 'M' }, price: 12, sku: 'M1', weight: 3, visible: false };
    await shop.send('PATCH', where, { variants: [override] });
    const grown = await shop.update(id, { productOptions: getOptions({ Size: ['L', 'M', 'S'] }) });
    expect(grown.variants.map(({ choices }) => choices['Size'])).toEqual(['L', 'M', 'S']);
    expect(grown.variants[1]).toMatchObject({
      id: variants[1]?.id,
      variant: { priceData: { price: 12 }, sku: 'M1', weight: 3, visible: false },
    });
    expect(grown.variants[2]?.id).toBe(variants[0]?.id);
    const crossed = await shop.update(id, { productOptions: getOptions({ Color: ['Red', 'Blue'], ...size }) });
    expect(crossed.variants.map(({ choices }) => Object.values(choices).join())).toEqual([
      ...['Red,S', 'Red,M', 'Blue,S', 'Blue,M'],
    ]);
    expect(crossed.variants.every(({ variant }) => variant.priceData.price === 10)).toBe(true);
    const turned = await shop.update(id, { productOptions: getOptions({ ...size, Color: ['Blue', 'Red'] }) });
    const getIds = (product: MerchantProduct) => product.variants.map((variant) => variant.id).sort();
    expect(getIds(turned)).toEqual(getIds(crossed));
  });

  it('keep the tracked stock of variants that still exist; new ones start at zero', async () => {
    const { id, variants } = await shop.create({ manageVariants: true, productOptions: getOptions(size) });
    const counts = variants.map((variant, index) => ({ variantId: variant.id, quantity: index + 3 }));
    const inventoryItem = { trackQuantity: true, variants: counts };
    await shop.send('PATCH', `/stores/v2/inventoryItems/product/${id}`, { inventoryItem });
    const after = await shop.update(id, { productOptions: getOptions({ Size: ['M', 'L'] }) });
    expect(after.variants.map(({ stock }) => stock)).toEqual([
      { trackQuantity: true, quantity: 4, inStock: true },
      { trackQuantity: true, quantity: 0, inStock: false },
    ]);
    expect(after).toMatchObject({
      stock: { trackInventory: true, quantity: 4, inStock: true, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
      productOptions: [{ choices: [{ inStock: true }, { inStock: false }] }],
    });
  });

  it('cannot be removed while variants are managed', async () => {
    const { id } = await shop.create({ manageVariants: true, productOptions: getOptions(size) });
    expect(getCode(await shop.call('DELETE', path(id, '/options')))).toBe('VARIANTS_ARE_MANAGED');
    const response = await shop.call('PATCH', path(id), { product: { manageVariants: false } });
    expect(getCode(response)).toBe('VARIANTS_ARE_MANAGED');
    expect((await shop.get(id)).variants).toHaveLength(2);
  });

  it('are removed if variants are not managed', async () => {
    const { id } = await shop.create({ productOptions: getOptions(size) });
    expect(await shop.send('DELETE', path(id, '/options'))).toEqual({});
    expect(await shop.get(id)).toMatchObject({ productOptions: [], variants: [{ choices: {} }] });
  });

  it('become managed variants with the same ids, and out of stock if the stock was tracked', async () => {
    const counted = all.find(({ manageVariants, productOptions, stock }) => {
      const { trackInventory } = stock as { trackInventory: boolean };
      return !manageVariants && (productOptions as unknown[]).length > 0 && trackInventory;
    });
    const free = await shop.create({ productOptions: getOptions(size) });
    for (const before of [free, counted].filter((product) => product !== undefined)) {
      const after = await shop.update(before.id, { manageVariants: true });
      const { trackInventory } = before['stock'] as { trackInventory: boolean };
      expect(after.variants.map(({ id }) => id)).toEqual(before.variants.map(({ id }) => id));
      for (const { stock } of after.variants) {
        expect(stock).toEqual(
          trackInventory
            ? { trackQuantity: true, quantity: 0, inStock: false }
            : { trackQuantity: false, inStock: true },
        );
      }
    }
  });

  it('can be added to a product without options, and managed variants switched on and off until then', async () => {
    const { id } = await shop.create({ manageVariants: true });
    expect(await shop.get(id)).toMatchObject({ manageVariants: true, variants: [{ choices: {} }], sku: '' });
    expect(await shop.update(id, { manageVariants: false })).toMatchObject({ manageVariants: false });
    await shop.update(id, { manageVariants: true });
    const { variants } = await shop.update(id, { productOptions: getOptions(size) });
    expect(variants.map(({ choices }) => choices)).toEqual([{ Size: 'S' }, { Size: 'M' }]);
  });

  it('may have the names of object prototype members', async () => {
    const options = getOptions({ constructor: ['toString', 'valueOf'], hasOwnProperty: ['a'] });
    const { id, variants } = await shop.create({ manageVariants: true, productOptions: options });
    expect(variants.map(({ choices }) => choices)).toEqual([
      { constructor: 'toString', hasOwnProperty: 'a' },
      { constructor: 'valueOf', hasOwnProperty: 'a' },
    ]);
    const where = `/stores-reader/v1/products/${id}/productOptionsAvailability`;
    const some = await shop.send<{ productOptions: object[] }>('POST', where, { options: { hasOwnProperty: 'a' } });
    expect(some).toMatchObject({
      productOptions: [{ choices: [{ inStock: true }, { inStock: true }] }, {}],
      availableForPurchase: false,
    });
    expect(some).not.toHaveProperty('selectedVariant');
  });
});

it('deleteProduct, removeBrand and removeRibbon', async () => {
  const { id } = await shop.create({ ribbon: 'Sale', brand: 'Nice' });
  expect(await shop.send('POST', path(id, '/remove-brand'))).toEqual({});
  expect(await shop.send('POST', path(id, '/remove-ribbon'))).toEqual({});
  const product = await shop.get(id);
  expect(product).toMatchObject({ ribbon: '', ribbons: [] });
  expect(product).not.toHaveProperty('brand');
  expect(await shop.send('DELETE', path(id))).toEqual({});
  expect((await shop.call('GET', `/stores-reader/v1/products/${id}`)).status).toBe(404);
  expect(getCode(await shop.call('DELETE', path(id)))).toBe('PRODUCT_NOT_FOUND');
  expect((await shop.create({ name: product.name })).slug).toBe(product.slug);
});
