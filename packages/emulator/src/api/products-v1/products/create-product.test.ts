import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { Merchant, getOptions, getViolations } from '../../../testing/merchant.js';
import { getCode } from '../../../testing/member.js';
import { newShopper } from '../../../testing/shopper.js';
import { allProductsId } from '../../../shop/catalog-v1/collection.js';

const emulator = createEmulator({ catalogVersion: 'v1', seed: 'empty' });
const shop = new Merchant(emulator);
const path = '/stores/v1/products';
const create = (product: unknown) => shop.call('POST', path, { product });

/** Request of the platform's documentation. */
const shirt = {
  name: 'T-shirt',
  productType: 'physical',
  description: 'nice summer t-shirt',
  sku: '123df',
  visible: true,
  priceData: { price: 10.5 },
  costAndProfitData: { itemCost: 7 },
  discount: { type: 'AMOUNT', value: 1 },
  ribbon: 'Sale',
  brand: 'Nice',
  weight: 0.2,
  manageVariants: true,
  productOptions: getOptions({ Size: ['S', 'L'] }),
};

describe('createProduct', () => {
  it('creates a product from the given fields and the platform’s defaults', async () => {
    const product = await shop.create(shirt);
    expect(product).toMatchObject({
      name: 'T-shirt',
      productType: 'physical',
      visible: true,
      ribbon: 'Sale',
      brand: 'Nice',
      priceData: { currency: 'USD', price: 10.5, discountedPrice: 9.5, formatted: { discountedPrice: '$9.50' } },
      priceRange: { minValue: 10.5, maxValue: 10.5 },
      costRange: { minValue: 7, maxValue: 7 },
      discount: { type: 'AMOUNT', value: 1 },
      ribbons: [{ text: 'Sale' }],
      media: { items: [] },
      additionalInfoSections: [],
      customTextFields: [],
      collectionIds: [allProductsId],
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      productOptions: [
        {
          optionType: 'drop_down',
          name: 'Size',
          choices: [
            { value: 'S', description: 'S', inStock: true, visible: true },
            { value: 'L', description: 'L', inStock: true, visible: true },
          ],
        },
      ],
      productPageUrl: { path: `/product-page/${product.slug}` },
    });
    expect(product.variants).toMatchObject([
      {
        choices: { Size: 'S' },
        variant: {
          priceData: { price: 10.5, discountedPrice: 9.5 },
          costAndProfitData: { itemCost: 7, profit: 2.5, profitMargin: 0.2632 },
          weight: 0.2,
          sku: '123df',
          visible: true,
        },
        stock: { trackQuantity: false, inStock: true },
      },
      { choices: { Size: 'L' } },
    ]);
    expect(product).not.toHaveProperty('sku');
    expect(product).not.toHaveProperty('weight');
    expect(product['lastUpdated']).toBe(product['createdDate']);
    expect(await shop.get(product.id)).toEqual(product);
  });

  it('keeps slugs unique, and numeric ids ascending even if the clock goes back', async () => {
    emulator.clock().freeze(new Date('2020-01-01T00:00:00.000Z'));
    const created = [];
    for (const name of ['Crème Brûlée', 'creme brulee', 'Creme-Brulee!', '日本'])
      created.push(await shop.create({ name }));
    const given = await shop.create({ slug: 'creme-brulee' });
    emulator.clock().reset();
    expect([...created, given].map(({ slug }) => slug)).toEqual([
      ...['creme-brulee', 'creme-brulee-1', 'creme-brulee-2', 'product', 'creme-brulee-3'],
    ]);
    const numbers = [...created, given].map((product) => Number(product['numericId']));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(created[0]?.['createdDate']).toBe('2020-01-01T00:00:00.000Z');
  });

  it('detects colors by their values, and accepts an explicit option type', async () => {
    const choices = [
      { value: '#ff0000', description: 'Red' },
      { value: '#0F0', description: 'Green' },
    ];
    const { productOptions } = await shop.create({
      productOptions: [
        { name: 'Color', choices },
        { name: 'Paint', optionType: 'drop_down', choices },
        { name: 'Shade', optionType: 'color', choices: [{ value: 'navy' }, { description: 'teal' }] },
      ],
    });
    expect(productOptions).toMatchObject([
      { optionType: 'color', choices: [{ value: '#ff0000', description: 'Red' }, {}] },
      { optionType: 'drop_down' },
      {
        optionType: 'color',
        choices: [
          { value: 'navy', description: 'navy' },
          { value: 'teal', description: 'teal' },
        ],
      },
    ]);
  });

  it('stores the price per unit, info sections, sizes and SEO data', async () => {
    const details = {
      additionalInfoSections: [{ title: 'Care', description: '<p>Cold</p>' }],
      productDimensions: { length: '10.5', width: '2', height: '0.125', unit: 'CM' },
      packageDimensions: { length: '12', unit: 'CM' },
    };
    const seoData = {
      tags: [{ type: 'title', children: 'A title', custom: false, disabled: false }],
      settings: { preventAutoRedirect: true, keywords: [{ term: 'honey', isMain: true }] },
    };
    const unit = { totalQuantity: 340, totalMeasurementUnit: 'G', baseQuantity: 100, baseMeasurementUnit: 'G' };
    const product = await shop.create({ ...details, seoData, pricePerUnitData: unit, priceData: { price: 18 } });
    expect(product).toMatchObject({ ...details, seoData, pricePerUnitData: unit, priceData: { pricePerUnit: 5.29 } });
  });

  it('requires the merchant', async () => {
    const visitor = await newShopper(emulator);
    for (const [method, where] of [
      ['POST', path],
      ['PATCH', `${path}/x`],
      ['DELETE', `${path}/x`],
      ['DELETE', `${path}/x/options`],
      ['PATCH', `${path}/x/variants`],
      ['POST', `${path}/x/variants/resetToDefault`],
      ['POST', `${path}/x/media`],
      ['POST', `${path}/x/media/delete`],
      ['PATCH', `${path}/x/choices/media`],
      ['POST', `${path}/x/choices/media/delete`],
      ['POST', `${path}/x/remove-brand`],
      ['POST', `${path}/x/remove-ribbon`],
      ['POST', '/stores/v1/bulk/products/update'],
      ['POST', '/stores/v1/bulk/products/adjust-properties'],
      ['POST', '/stores/v1/collections'],
      ['PATCH', '/stores/v1/collections/x'],
      ['DELETE', '/stores/v1/collections/x'],
      ['POST', '/stores/v1/collections/x/productIds'],
      ['POST', '/stores/v1/collections/x/productIds/delete'],
    ] as const) {
      expect([where, (await visitor.call(method, where, {})).status]).toEqual([where, 403]);
      expect([where, (await visitor.call(method, where.replace('/stores', ''), {})).status]).toEqual([where, 403]);
    }
  });
});

describe('validation', () => {
  const nested = (depth: number): object => {
    let result = {};
    for (let level = 0; level < depth; level++) result = { a: result };
    return result;
  };
  const long = (length: number) => 'x'.repeat(length);
  const thing = (fields: object) => ({ name: 'Thing', priceData: { price: 1 }, ...fields });
  const choices = (count: number) => Array.from({ length: count }, (_, index) => ({ value: String(index) }));
  const options = (...counts: number[]) =>
    counts.map((count, index) => ({ name: `O${index}`, choices: choices(count) }));

  it.each<[string, unknown, string[]]>([
    ['a missing product', undefined, ['product REQUIRED_FIELD']],
    ['an array', [], ['product FORMAT']],
    ['an empty object', {}, ['product.name REQUIRED_FIELD', 'product.priceData REQUIRED_FIELD']],
    ['a missing price', { name: 'Thing', priceData: {} }, ['product.priceData.price REQUIRED_FIELD']],
    ['an empty name', thing({ name: '' }), ['product.name MIN_LENGTH']],
    ['a name of spaces', thing({ name: '  ' }), ['product.name MIN_LENGTH']],
    ['a long name', thing({ name: long(81) }), ['product.name MAX_LENGTH']],
    ['a number as a name', thing({ name: 7 }), ['product.name FORMAT']],
    ['a slug with a slash', thing({ slug: 'a/b' }), ['product.slug FORMAT']],
    ['a long description', thing({ description: long(8001) }), ['product.description MAX_LENGTH']],
    ['a long SKU', thing({ sku: long(41) }), ['product.sku MAX_LENGTH']],
    ['a long ribbon', thing({ ribbon: long(31) }), ['product.ribbon MAX_LENGTH']],
    ['an empty brand', thing({ brand: '' }), ['product.brand MIN_LENGTH']],
    ['a price below zero', thing({ priceData: { price: -0.01 } }), ['product.priceData.price MIN']],
    ['a price above the maximum', thing({ priceData: { price: 1e9 } }), ['product.priceData.price MAX']],
    [
      'a price with three decimals',
      thing({ priceData: { price: 9.999 } }),
      ['product.priceData.price DECIMAL_MAX_SCALE'],
    ],
    ['a price as a string', thing({ priceData: { price: '9' } }), ['product.priceData.price FORMAT']],
    ['invalid price data', thing({ priceData: 9 }), ['product.priceData FORMAT']],
    [
      'a cost without an amount',
      thing({ costAndProfitData: {} }),
      ['product.costAndProfitData.itemCost REQUIRED_FIELD'],
    ],
    ['a weight below zero', thing({ weight: -1 }), ['product.weight MIN']],
    ['a string as a flag', thing({ visible: 'yes' }), ['product.visible FORMAT']],
    ['a digital product', thing({ productType: 'digital' }), ['product.productType OTHER']],
    ['an unknown type', thing({ productType: 'service' }), ['product.productType INVALID_ENUM_VALUE']],
    ['a discount over 100%', thing({ discount: { type: 'PERCENT', value: 101 } }), ['product.discount.value MAX']],
    [
      'a discount of an unknown type',
      thing({ discount: { type: 'HALF', value: 1 } }),
      ['product.discount.type INVALID_ENUM_VALUE'],
    ],
    ['no discount value', thing({ discount: { type: 'AMOUNT' } }), ['product.discount.value REQUIRED_FIELD']],
    [
      'a price per unit without a base unit',
      thing({ pricePerUnitData: { totalQuantity: 0, totalMeasurementUnit: 'G', baseQuantity: 1 } }),
      ['product.pricePerUnitData.totalQuantity MIN', 'product.pricePerUnitData.baseMeasurementUnit REQUIRED_FIELD'],
    ],
    [
      'an invalid dimension',
      thing({ productDimensions: { length: 'long', width: '-1', height: '1.1234567' } }),
      [
        'product.productDimensions.length FORMAT',
        'product.productDimensions.width DECIMAL_GTE',
        'product.productDimensions.height DECIMAL_MAX_SCALE',
      ],
    ],
    [
      'a long info section',
      thing({ additionalInfoSections: [{ title: long(51), description: long(16_001) }, 3] }),
      [
        'product.additionalInfoSections[0].title MAX_LENGTH',
        'product.additionalInfoSections[0].description MAX_LENGTH',
        'product.additionalInfoSections[1] FORMAT',
      ],
    ],
    [
      'a custom title tag',
      thing({ seoData: { tags: [{ type: 'title', custom: true }, { type: 'style' }] } }),
      ['product.seoData.tags[0].type OTHER', 'product.seoData.tags[1].type INVALID_ENUM_VALUE'],
    ],
    [
      'a tag nested too deeply',
      thing({ seoData: { tags: [{ type: 'meta', props: nested(4000) }] } }),
      ['product.seoData.tags[0].props MAX_SIZE'],
    ],
    ['seven options', thing({ productOptions: options(1, 1, 1, 1, 1, 1, 1) }), ['product.productOptions MAX_SIZE']],
    ['101 choices', thing({ productOptions: options(101) }), ['product.productOptions[0].choices MAX_SIZE']],
    [
      'an option without choices',
      thing({ productOptions: [{ name: 'Size' }] }),
      ['product.productOptions[0].choices REQUIRED_FIELD'],
    ],
    [
      'an option without a name',
      thing({ productOptions: [{ choices: choices(1) }] }),
      ['product.productOptions[0].name REQUIRED_FIELD'],
    ],
    [
      'the same option twice',
      thing({ productOptions: [...options(1), ...options(1)] }),
      ['product.productOptions[1].name OTHER'],
    ],
    [
      'the same choice twice',
      thing({ productOptions: [{ name: 'Size', choices: [...choices(1), ...choices(1)] }] }),
      ['product.productOptions[0].choices[1].description OTHER'],
    ],
    ['1,001 combinations', thing({ productOptions: options(13, 77) }), ['product.productOptions MAX_SIZE']],
    [
      '10 to the power of 12 combinations',
      thing({ productOptions: options(100, 100, 100, 100, 100, 100) }),
      ['product.productOptions MAX_SIZE'],
    ],
    [
      '301 managed variants',
      thing({ manageVariants: true, productOptions: options(7, 43) }),
      ['product.manageVariants MAX_SIZE'],
    ],
    ['options in an object', thing({ productOptions: { Size: choices(1) } }), ['product.productOptions FORMAT']],
  ])('rejects %s', async (_title, product, violations) => {
    const before = await shop.send('POST', '/stores-reader/v1/products/query-platformized', {});
    const response = await create(product);
    expect([response.status, getViolations(response)]).toEqual([400, violations]);
    expect(await shop.send('POST', '/stores-reader/v1/products/query-platformized', {})).toEqual(before);
  });

  it('rejects unknown product ids', async () => {
    for (const id of ['x', '00000000-0000-0000-0000-000000000000', '..%2F..', '%00', '__proto__']) {
      expect(getCode(await shop.call('PATCH', `${path}/${id}`, { product: {} }))).toBe('PRODUCT_NOT_FOUND');
      expect(getCode(await shop.call('DELETE', `${path}/${id}`))).toBe('PRODUCT_NOT_FOUND');
    }
  });
});

it('accepts a thousand combinations, three hundred of them managed', async () => {
  const choices = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
  const large = await shop.create({ productOptions: getOptions({ A: choices(100), B: choices(10) }) });
  expect(new Set(large.variants.map(({ id }) => id)).size).toBe(1000);
  const response = await shop.call('PATCH', `${path}/${large.id}`, { product: { manageVariants: true } });
  expect(getViolations(response)).toEqual(['product.manageVariants MAX_SIZE']);
  const managed = await shop.create({
    manageVariants: true,
    productOptions: getOptions({ A: choices(100), B: choices(3) }),
  });
  expect(new Set(managed.variants.map(({ id }) => id)).size).toBe(300);
});
