import { getStock as getSelectionStock } from '../selection/index.js';
import { expect, test } from 'vitest';
import { openCatalog } from '../testing/open-catalog.js';
import { withStock } from './index.js';

const expected = [
  { productId: 'p', variantId: 'a', availability: 'IN_STOCK', quantity: 3 },
  { productId: 'p', variantId: 'b', availability: 'PREORDER', quantity: 5, preorderMessage: 'In May' },
  { productId: 'p', variantId: 'c', availability: 'OUT_OF_STOCK' },
  { productId: 'p', variantId: 'd', availability: 'IN_STOCK' },
];

test('Catalog V1: quantities and pre-orders of store variants, on all pages', async () => {
  const variant = (variantId: string, stock: object, preorderInfo = {}) => ({
    productId: 'p',
    variantId,
    stock,
    preorderInfo,
  });
  const listed = [
    variant('a', { trackQuantity: true, quantity: 3, inStock: true }),
    variant('b', { inStock: false }, { enabled: true, limit: 5, message: 'In May' }),
    variant('c', { trackQuantity: true, quantity: 0, inStock: true }, { enabled: true, limit: 0 }),
    variant('d', { inStock: true }),
  ];
  const filler = Array.from({ length: 100 }, (_, index) => variant(`x${index}`, { inStock: true }));
  const pages = [filler, listed];
  const { catalog, queries } = openCatalog('v1', { '/variants/query': () => ({ variants: pages.shift() }) });
  expect((await catalog.getStock(['p'])).slice(100)).toEqual(expected);
  expect(queries()).toEqual([
    { query: { filter: { productId: { $in: ['p'] } }, paging: { limit: 100, offset: 0 } } },
    { query: { filter: { productId: { $in: ['p'] } }, paging: { limit: 100, offset: 100 } } },
  ]);
});

test('Catalog V3: quantities and pre-orders of inventory items at the default location', async () => {
  const { catalog, queries } = openCatalog('v3', {
    '/locations/default': { storesLocation: { id: 'home' } },
    '/inventory-items/query': {
      inventoryItems: [
        { productId: 'p', variantId: 'a', availabilityStatus: 'IN_STOCK', trackQuantity: true, quantity: 3 },
        {
          productId: 'p',
          variantId: 'b',
          availabilityStatus: 'PREORDER',
          trackQuantity: true,
          quantity: 0,
          preorderInfo: { enabled: true, limit: 9, quantity: 5, message: 'In May' },
        },
        { productId: 'p', variantId: 'c', availabilityStatus: 'OUT_OF_STOCK', trackQuantity: true, quantity: -1 },
        { productId: 'p', variantId: 'd', availabilityStatus: 'IN_STOCK', trackQuantity: false, inStock: true },
      ],
    },
  });
  expect(await catalog.getStock(['p'])).toEqual(expected);
  expect(queries().at(-1)).toEqual({
    query: { filter: { productId: { $in: ['p'] }, locationId: 'home' }, cursorPaging: { limit: 1000 } },
  });
});

test('withStock adds the stock to the variants, and that of the whole product to all of them', async () => {
  const variants = [
    { id: 'a', choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'M' } }] },
    { id: 'z' },
  ];
  const v3 = openCatalog('v3', { '/products/p': { product: { id: 'p', variantsInfo: { variants } } } });
  const product = (await v3.catalog.getProduct({ id: 'p' }))!;
  const [first, second] = withStock(product, [
    { productId: 'p', variantId: 'a', availability: 'PREORDER', quantity: 5 },
  ]).variants;
  expect([first?.stock, second?.stock]).toEqual([
    { availability: 'PREORDER', quantity: 5 },
    { availability: 'OUT_OF_STOCK' },
  ]);
  expect(product.variants[0]?.stock).toEqual({ availability: 'OUT_OF_STOCK' });

  const unmanaged = {
    id: 'p',
    productOptions: [{ name: 'Size', choices: [{ description: 'M' }, { description: 'L' }] }],
  };
  const listed = {
    ...unmanaged,
    variants: [
      { id: 'm', choices: { Size: 'M' } },
      { id: 'l', choices: { Size: 'L' } },
    ],
  };
  const v1 = openCatalog('v1', { '/products/p': { product: listed } });
  const given = (await v1.catalog.getProduct({ id: 'p' }))!;
  const whole = withStock(given, [{ productId: 'p', variantId: '0', availability: 'IN_STOCK', quantity: 2 }]);
  expect(whole.variants.map(({ stock }) => stock.quantity)).toEqual([2, 2]);
  expect(getSelectionStock(whole, { choices: { Size: 'L' } })).toEqual({ availability: 'IN_STOCK', quantity: 2 });
});
