import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { getCode } from '../../../testing/member.js';
import { Merchant, getOptions, getViolations, type MerchantVariant } from '../../../testing/merchant.js';
import { newShopper, storesApp } from '../../../testing/shopper.js';

const emulator = createEmulator({ catalogVersion: 'v1' });
const shop = new Merchant(emulator);
const path = (id: string) => `/stores/v1/products/${id}/variants`;
const options = getOptions({ Size: ['S', 'M'], Color: ['Red', 'Blue', 'Green'] });
const managed = () => shop.create({ manageVariants: true, productOptions: options, weight: 1, sku: 'BASE' });

const update = async (id: string, ...variants: object[]) =>
  (await shop.send<{ variants: MerchantVariant[] }>('PATCH', path(id), { variants })).variants;

describe('updateProductVariants', () => {
  it('changes all variants with the given choices, and nothing else', async () => {
    const before = await managed();
    const changed = await update(before.id, { choices: { Color: 'Blue' }, price: 12.5, cost: 6, sku: 'BLUE' });
    expect(changed.map(({ choices }) => choices)).toEqual([
      { Size: 'S', Color: 'Blue' },
      { Size: 'M', Color: 'Blue' },
    ]);
    const after = await shop.get(before.id);
    for (const [index, variant] of after.variants.entries()) {
      const isBlue = variant.choices['Color'] === 'Blue';
      expect(variant).toEqual(isBlue ? changed[Math.floor(index / 3)] : before.variants[index]);
    }
    expect(changed[0]).toMatchObject({
      variant: {
        priceData: { price: 12.5 },
        weight: 1,
        sku: 'BLUE',
        visible: true,
        costAndProfitData: { itemCost: 6, profit: 6.5, profitMargin: 0.52 },
      },
      stock: before.variants[1]?.stock,
    });
    expect(after).toMatchObject({
      priceRange: { minValue: 10, maxValue: 12.5 },
      costRange: { minValue: 6, maxValue: 6 },
    });
  });

  it('changes variants by ids, field by field; the last override wins', async () => {
    const { id, variants } = await managed();
    const variantIds = [variants[0]?.id, variants[5]?.id];
    await update(id, { variantIds, weight: 4, visible: false }, { variantIds, weight: null, price: 11 });
    await update(id, { choices: {}, sku: '' }, { choices: { Size: 'M', Color: 'Green' }, price: 9 });
    const now = (await shop.get(id)).variants.map(({ variant }) => variant);
    expect(now.map(({ priceData }) => priceData.price)).toEqual([11, 10, 10, 10, 10, 9]);
    expect(now.map(({ weight, visible, sku }) => [weight, visible, sku])).toEqual([
      [4, false, ''],
      ...Array.from({ length: 4 }, () => [1, true, '']),
      [4, false, ''],
    ]);
  });

  it('keeps the sizes of a variant and its package', async () => {
    const { id } = await managed();
    const sizes = { productDimensions: { length: '3', unit: 'IN' }, packageDimensions: { height: '1.5', unit: 'IN' } };
    await update(id, { choices: { Size: 'S' }, ...sizes });
    const { variants } = await shop.get(id);
    expect(variants.map(({ variant }) => 'productDimensions' in variant)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(variants[0]?.variant).toMatchObject(sizes);
  });

  it('hides choices without a visible variant, and does not sell hidden variants', async () => {
    const { id, variants } = await managed();
    await update(id, { choices: { Color: 'Red' }, visible: false });
    const color = (await shop.get(id))['productOptions'] as { choices: { visible: boolean; inStock: boolean }[] }[];
    expect(color[1]?.choices.map(({ visible, inStock }) => [visible, inStock])).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    const visitor = await newShopper(emulator);
    expect((await visitor.add(id, 1, { variantId: variants[0]?.id })).body.cart?.lineItems).toEqual([]);
    expect((await visitor.add(id, 1, { variantId: variants[1]?.id })).body.cart?.lineItems).toHaveLength(1);
  });

  it.each<[string, unknown, string[]]>([
    ['a missing list', undefined, ['variants REQUIRED_FIELD']],
    ['an empty list', [], ['variants MIN_SIZE']],
    ['an object instead of a list', {}, ['variants FORMAT']],
    ['an item that is not an object', ['x'], ['variants[0] FORMAT', 'variants[0] REQUIRED_ONE_OF_FIELD']],
    ['neither choices nor ids', [{ price: 3 }], ['variants[0] REQUIRED_ONE_OF_FIELD']],
    ['an unknown option', [{ choices: { Colour: 'Red' } }], ['variants[0].choices.Colour OTHER']],
    ['an unknown choice', [{ choices: { Color: 'Pink' } }], ['variants[0].choices.Color OTHER']],
    ['a choice that is not a string', [{ choices: { Color: 3 } }], ['variants[0].choices.Color FORMAT']],
    ['ids that are not strings', [{ variantIds: [3] }], ['variants[0].variantIds[0] FORMAT']],
    ['a price below zero', [{ choices: {} }, { choices: {}, price: -1 }], ['variants[1].price MIN']],
    ['a price with three decimals', [{ choices: {}, price: 0.001 }], ['variants[0].price DECIMAL_MAX_SCALE']],
    ['a long SKU', [{ choices: {}, sku: 'x'.repeat(41) }], ['variants[0].sku MAX_LENGTH']],
    ['a number as a flag', [{ choices: {}, visible: 1 }], ['variants[0].visible FORMAT']],
  ])('rejects %s', async (_title, variants, violations) => {
    const before = await managed();
    const response = await shop.call('PATCH', path(before.id), { variants });
    expect([response.status, getViolations(response)]).toEqual([400, violations]);
    expect(await shop.get(before.id)).toEqual(before);
  });

  it('rejects unknown ids as a whole, and products whose variants are not managed', async () => {
    const before = await managed();
    const overrides = [
      { choices: {}, price: 3 },
      { variantIds: ['no'], price: 3 },
    ];
    expect(getCode(await shop.call('PATCH', path(before.id), { variants: overrides }))).toBe('VARIANT_NOT_FOUND');
    expect(await shop.get(before.id)).toEqual(before);
    const { id } = await shop.create({ productOptions: options });
    const response = await shop.call('PATCH', path(id), { variants: [{ choices: {}, price: 3 }] });
    expect(getCode(response)).toBe('VARIANTS_ARE_NOT_MANAGED');
  });
});

it('resetAllProductVariantData resets all variants to the data of the product', async () => {
  const before = await managed();
  await update(before.id, { choices: { Size: 'S' }, price: 1, cost: 1, weight: 9, sku: 'x', visible: false });
  expect(await shop.send('POST', `${path(before.id)}/resetToDefault`)).toEqual({});
  const { lastUpdated: _now, ...after } = await shop.get(before.id);
  expect(before).toMatchObject(after);
});

describe('variants of the store', () => {
  type Found = { id: string; productId: string; variantId: string; sku: string; [field: string]: unknown };
  const query = async (query: object) =>
    shop.send<{ variants: Found[]; metadata: { total: number } }>('POST', '/stores-reader/v1/variants/query', {
      query,
    });

  it('lists all variants of all products, each under a unique id', async () => {
    const { id, name, variants } = await managed();
    const found = await query({ filter: { productId: id }, sort: [{ fieldName: 'variantName', order: 'DESC' }] });
    expect(found.metadata).toMatchObject({ total: 6, count: 6, offset: 0 });
    expect(found.variants.map(({ variantName }) => variantName)).toEqual([
      ...['S | Red', 'S | Green', 'S | Blue', 'M | Red', 'M | Green', 'M | Blue'],
    ]);
    const first = variants.find(({ choices }) => choices['Size'] === 'S' && choices['Color'] === 'Red');
    expect(found.variants[0]).toEqual({
      id: `${id}-${first?.id}`,
      variantId: first?.id,
      productId: id,
      variantName: 'S | Red',
      productName: name,
      managedVariant: true,
      sku: 'BASE',
      stock: { trackQuantity: false, inStock: true },
      choices: { Size: 'S', Color: 'Red' },
      collectionIds: ['00000000-000000-000000-000000000001'],
      preorderInfo: { enabled: false },
    });
    const one = await shop.send('GET', `/stores-reader/v1/variants/${found.variants[0]?.id}`);
    expect(one).toEqual({ variant: found.variants[0] });
  });

  it('finds variants by their fields, with the image of their choices', async () => {
    const mugs = await query({ filter: { $and: [{ sku: { $startsWith: 'AF-' } }, { 'stock.inStock': false }] } });
    expect(mugs.variants.length).toBeGreaterThan(1);
    const media = mugs.variants.map(({ media }) => media);
    expect(media).toContainEqual({
      image: {
        id: 'cw-first-light-mug-ink-01',
        url: 'http://localhost/media/cw-first-light-mug-ink-01',
        height: 1200,
        width: 1200,
      },
    });
    expect((await shop.call('POST', '/v1/variants/query', { query: { filter: { price: 3 } } })).status).toBe(400);
  });

  it('returns a product without options as one variant, which can be added to a cart', async () => {
    const { id } = await shop.create({ name: 'Plain' });
    const [variant] = (await query({ filter: { productId: id } })).variants;
    expect(variant).toMatchObject({ variantName: 'Plain', managedVariant: false, choices: {} });
    const catalogReference = {
      appId: storesApp,
      catalogItemId: variant?.productId,
      options: { variantId: variant?.variantId },
    };
    const visitor = await newShopper(emulator);
    const { body } = await visitor.cart('POST', 'add-to-cart', { lineItems: [{ quantity: 1, catalogReference }] });
    expect(body.cart?.lineItems).toHaveLength(1);
  });

  it('shows the variants of hidden products to the merchant only', async () => {
    const { id } = await shop.create({ visible: false });
    const visitor = await newShopper(emulator);
    const filter = { filter: { productId: id } };
    const [variant] = (await query(filter)).variants;
    expect(variant).toBeDefined();
    const received = await visitor.call<{ variants: unknown[] }>('POST', '/v1/variants/query', { query: filter });
    expect(received.body.variants).toEqual([]);
    expect(getCode(await visitor.call('GET', `/v1/variants/${variant?.id}`))).toBe('STORE_VARIANT_NOT_FOUND');
    for (const wrong of ['x', id, `${id}-`, `${id}-${id}`, '__proto__']) {
      expect(getCode(await shop.call('GET', `/v1/variants/${wrong}`))).toBe('STORE_VARIANT_NOT_FOUND');
    }
  });
});

it('getProductOptionsAvailability rejects unknown options and choices', async () => {
  const { id } = await managed();
  const where = `/stores-reader/v1/products/${id}/productOptionsAvailability`;
  const response = await shop.call('POST', where, { options: { Size: 'XL', Fit: 'Wide' } });
  expect(getViolations(response)).toEqual(['options.Size OTHER', 'options.Fit OTHER']);
});
