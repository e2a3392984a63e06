import { beforeEach, expect, test } from 'vitest';
import { getCode } from '../../testing/catalog-v3.js';
import { choices, ProductStore, simple, sized, type TestProduct, variant } from '../../testing/products-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: ProductStore;
let shirt: TestProduct;
beforeEach(async () => {
  store = new ProductStore();
  const variants = [
    variant(20, { choices: choices({ Size: 'S' }), sku: 'shirt-s', inventoryItem: { quantity: 2 } }),
    variant(25, { choices: choices({ Size: 'L' }), visible: false, revenueDetails: { cost: { amount: '5' } } }),
  ];
  const product = sized({ brand: { name: 'Alder' }, variantsInfo: { variants } });
  shirt = (await store.call('POST', 'products-with-inventory', { product })).body['product'] as TestProduct;
  await store.create(simple());
});
interface TestVariant {
  variantId: string;
  sku?: string;
  productData: { name: string; revision: string };
  [field: string]: unknown;
}
const query = async (request: object, fields: readonly string[] = []) => {
  const { body } = await store.call('POST', 'products/query-variants', { query: request, fields });
  return body['variants'] as TestVariant[];
};
const search = async (request: object) => {
  const { body } = await store.call('POST', 'products/search-variants', { search: request });
  return body as unknown as { variants: TestVariant[]; aggregationData: { results: object[] } };
};

test('queryVariants returns variants with their product, and names of options', async () => {
  const [small, large] = shirt.variantsInfo.variants;
  const found = await query({ filter: { 'productData.productId': shirt.id } }, ['CURRENCY', 'MERCHANT_DATA']);
  expect(found).toMatchObject([
    {
      variantId: small?.id,
      visible: true,
      sku: 'shirt-s',
      optionChoices: [
        {
          ...small?.choices[0],
          optionChoiceNames: { optionName: 'Size', choiceName: 'S', renderType: 'TEXT_CHOICES' },
        },
      ],
      price: { actualPrice: { amount: '20', formattedAmount: '$20.00' } },
      inventoryStatus: { inStock: true, preorderEnabled: false },
      productData: {
        productId: shirt.id,
        name: 'Shirt',
        slug: 'shirt',
        visible: true,
        productType: 'PHYSICAL',
        currency: 'USD',
        revision: '1',
        brand: shirt.brand,
      },
    },
    { variantId: large?.id, visible: false, revenueDetails: { cost: { amount: '5' } } },
  ]);
  expect(await query({ filter: { variantId: { $in: [large?.id] } } })).toHaveLength(1);
  const { body } = await store.call('POST', 'products/query-variants', { query: { filter: { sku: 'shirt-s' } } });
  expect(body.details?.validationError?.fieldViolations[0]?.description).toBe(
    "Field 'sku' is not declared as filterable",
  );
});

test('searchVariants finds by text, filter and facets', async () => {
  const names = async (request: object) =>
    (await search(request)).variants.map(({ productData, sku }) => sku ?? productData.name);
  expect(await names({ search: { expression: 'shirt' } })).toEqual(['shirt-s', 'Shirt']);
  expect(await names({ filter: { 'inventoryStatus.inStock': true } })).toEqual(['shirt-s']);
  expect(await names({ filter: { 'price.actualPrice.amount': { $lt: '20' } } })).toEqual(['Mug']);
  const sort = [{ fieldName: 'price.actualPrice.amount', order: 'DESC' }];
  expect(await names({ sort })).toEqual(['Shirt', 'shirt-s', 'Mug']);
  const choiceId = shirt.options[0]?.choicesSettings.choices[1]?.choiceId;
  const filter = { 'optionChoices.optionChoiceIds.choiceId': { $hasSome: [choiceId] } };
  expect(await names({ filter })).toEqual(['Shirt']);
  const { aggregationData } = await search({
    aggregations: [{ name: 'stock', type: 'VALUE', fieldPath: 'inventoryStatus.inStock', value: {} }],
    cursorPaging: { limit: 0 },
  });
  expect(aggregationData.results).toMatchObject([
    {
      values: {
        results: [
          { value: 'false', count: 2 },
          { value: 'true', count: 1 },
        ],
      },
    },
  ]);
});

test('variants follow their products and inventory', async () => {
  const [, large] = shirt.variantsInfo.variants;
  await store.update(shirt.id, {
    options: shirt.options,
    variantsInfo: { variants: [{ ...large, inventoryItem: undefined }] },
    name: 'Coat',
  });
  const found = await query({ filter: { 'productData.productId': shirt.id } });
  expect(found.map(({ productData, variantId }) => [variantId, productData.name])).toEqual([[large?.id, 'Coat']]);
  const { variants } = await search({ filter: { 'inventoryStatus.inStock': true } });
  expect(variants).toEqual([]);
});

test('visitors see visible variants of visible products, without costs', async () => {
  const visitor = await newShopper(store.emulator);
  const path = '/stores/v3/products/search-variants';
  const { body } = await visitor.call('POST', path, { search: {} });
  const found = (body as unknown as { variants: TestVariant[] }).variants;
  expect(found.map(({ productData }) => productData.name)).toEqual(['Shirt', 'Mug']);
  const refused = await visitor.call('POST', path, { search: {}, fields: ['MERCHANT_DATA'] });
  expect(refused.body.details?.applicationError?.code).toBe('NO_PERMISSION_TO_READ_MERCHANT_DATA');
  expect(getCode(await store.call('POST', 'products/search-variants', { fields: ['URL'] }))).toBe('INVALID_ENUM_VALUE');
});
